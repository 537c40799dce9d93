import { admin } from '@larder/contract/admin'
import { myRecipes } from '@larder/contract/my-recipes'
import { readEnv } from '../../env'
import { aCook, type Cook } from '../a-cook'
import { aSavedRecipe, type DraftInput } from '../a-saved-recipe'
import { confirmAddress } from '../sign-in/confirm-address'
import { type TestApp, testApp } from '../test-app'
import type { TestCluster } from '../test-cluster'
import { relaxedRateLimits } from './a-kitchen'

export interface AdminTestApp extends TestApp {
  /** The admin. */
  ada: Cook
  cook(name: string): Promise<Cook>
  /** Submits a recipe; returns the id of its post. */
  submitted(cook: Cook, given?: DraftInput): Promise<number>
  /** Submits and approves a recipe. */
  shown(cook: Cook, given?: DraftInput): Promise<number>
  submission(id: number): Promise<Awaited<ReturnType<typeof submissionsOf>>[number]>
  approve(id: number): Promise<number>
  commented(cook: Cook, postId: number, text: string, parentId?: number): Promise<number>
  reported(cook: Cook, postId: number, commentId?: number): Promise<void>
  auditLog(): Promise<string[]>
  one<T>(text: string, ...values: unknown[]): Promise<T>
}

const submissionsOf = async ({ call }: TestApp, { token }: Cook) =>
  (await call(admin.submissions, { query: { size: 100 } }, { token })).body.data

/** An app with an admin and a mail server. */
export async function anAdminApp(cluster: TestCluster): Promise<AdminTestApp> {
  const env = readEnv({ PUBLIC_URL: 'http://larder.test', SMTP_URL: 'smtp://mail.test' })
  const larder = await testApp(cluster, { env, allowances: relaxedRateLimits })
  const { db, call, now } = larder

  /** Their address is confirmed, so that they can share a household. */
  async function confirmedCook(name: string): Promise<Cook> {
    const cook = await aCook(larder, { name })
    await confirmAddress(larder, cook)
    return cook
  }

  const ada = await confirmedCook('Ada')
  const as = { token: ada.token }

  async function one<T>(text: string, ...values: unknown[]): Promise<T> {
    const { rows } = await db.$client.query({ text, values, rowMode: 'array' })
    return rows[0]?.[0] as T
  }

  const adminApp: AdminTestApp = {
    ...larder,
    ada,
    one,
    cook: confirmedCook,
    async submitted(cook, given = {}) {
      const { id } = await aSavedRecipe(db, given, cook)
      const body = { community: 'quick-meals' as const, introduction: 'From my aunt.' }
      const { body: response } = await call(
        myRecipes.publish,
        { params: { id }, body },
        { token: cook.token },
      )
      if (!response.data?.post) throw new Error(`not handed in: ${response.error?.message}`)
      return response.data.post.id
    },
    async submission(id) {
      const found = (await submissionsOf(larder, ada)).find((one) => one.id === id)
      if (!found) throw new Error(`nothing waits as ${id}`)
      return found
    },
    async approve(id) {
      const { seen } = await adminApp.submission(id)
      return (await call(admin.approve, { params: { id }, body: { seen } }, as)).status
    },
    async shown(cook, given) {
      const id = await adminApp.submitted(cook, given)
      await adminApp.approve(id)
      return id
    },
    async commented({ user }, postId, text, parentId) {
      await db.$client.query('update posts set comments = comments + 1 where id = $1', [postId])
      return one(
        `insert into comments (post_id, account_id, parent_id, action_id, text, created_at)
          values ($1, $2, $3, gen_random_uuid(), $4, $5) returning id::int`,
        postId,
        user.id,
        parentId ?? null,
        text,
        now(),
      )
    },
    async reported({ user }, postId, commentId) {
      await one(
        `insert into reports (account_id, post_id, comment_id, reason, words, at) values ($1, $2, $3, 'rude', 'Ouch', $4)`,
        user.id,
        postId,
        commentId ?? null,
        now(),
      )
    },
    async auditLog() {
      const { body } = await call(admin.audit, { query: { size: 100 } }, as)
      return body.data.map(({ by, action, about, note }) => `${by} ${action} ${about}${note && `: ${note}`}`)
    },
  }
  return adminApp
}
