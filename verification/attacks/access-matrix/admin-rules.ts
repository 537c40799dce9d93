import { admin } from '@larder/contract/admin'
import type { apiKeys } from '@larder/contract/api-keys'
import type { contact } from '@larder/contract/contact'
import { myRecipes } from '@larder/contract/my-recipes'
import type { plans } from '@larder/contract/plans'
import type { AccessRules } from './access-rule'
import type { MatrixApp } from './matrix-app'

const nothing = () => ({})
const office = { about: 'admin', key: null } as const
const paged = () => ({ query: {} })
const somebody = async ({ createStrayCook: stray }: MatrixApp) => ({
  params: { id: (await stray()).user.id },
})

/** Something of Mara's that waits for an admin. */
async function aSubmission({ call, make, mara }: MatrixApp): Promise<number> {
  await make.one(`delete from posts where state = 'waiting'`)
  const params = { id: (await make.recipe()).id }
  const body = { community: 'desserts' as const, introduction: '' }
  const { data } = (await call(myRecipes.publish, { params, body }, { token: mara.token })).body
  return data.post?.id ?? 0
}

async function aReport({ make, post, hana, now }: MatrixApp) {
  const id = await make.comment(post.id)
  await make.one(
    `insert into reports (account_id, post_id, comment_id, reason, words, at) values ($1, $2, $3, 'rude', 'Ouch', $4)`,
    hana.user.id,
    post.id,
    id,
    now(),
  )
  return { params: { kind: 'comment' as const, id } }
}

async function aMessage({ make, now }: MatrixApp) {
  const id = await make.one<number>(
    `insert into messages (name, email, subject, message, created_at)
      values ('Zoe', 'zoe@example.org', 'Hello', 'Hm', $1) returning id::int`,
    now(),
  )
  return { params: { id } }
}

export const adminAccess: AccessRules<typeof admin> = {
  overview: { ...office, ask: nothing },
  installation: { ...office, ask: nothing },
  saveInstallation: { ...office, ask: () => ({ body: {} }) },
  invite: { ...office, ask: () => ({ body: {} }) },
  system: { ...office, ask: nothing },
  storage: { ...office, ask: nothing },
  testMail: { ...office, ask: () => ({ body: {} }) },
  users: { ...office, ask: paged },
  suspend: { ...office, ask: async (matrix) => ({ ...(await somebody(matrix)), body: { reason: 'Rude' } }) },
  reactivate: { ...office, ask: somebody },
  changePlan: {
    ...office,
    ask: async (matrix) => ({ ...(await somebody(matrix)), body: { plan: 'premium' } }),
  },
  changeRole: { ...office, ask: async (matrix) => ({ ...(await somebody(matrix)), body: { role: 'cook' } }) },
  removeUser: {
    ...office,
    async ask({ createStrayCook: stray }) {
      const { user, email } = await stray()
      return { params: { id: user.id }, body: { email, reason: 'Gone' } }
    },
  },
  createUser: {
    ...office,
    async ask({ make }) {
      await make.one(`delete from accounts where email = 'new@example.org'`)
      return { body: { name: 'New', email: 'new@example.org' } }
    },
  },
  openReset: { ...office, ask: somebody },
  signOutUser: { ...office, ask: somebody },
  dropSecondFactor: { ...office, ask: somebody },
  submissions: { ...office, ask: paged },
  approve: {
    ...office,
    async ask(matrix) {
      const id = await aSubmission(matrix)
      const { body } = await matrix.call(
        admin.submissions,
        { query: { size: 100 } },
        { token: matrix.ada.token },
      )
      return { params: { id }, body: { seen: body.data.find((one) => one.id === id)?.seen ?? '' } }
    },
  },
  refuse: {
    ...office,
    ask: async (matrix) => ({ params: { id: await aSubmission(matrix) }, body: { reason: 'No photo' } }),
  },
  reports: { ...office, ask: paged },
  dismiss: { ...office, ask: aReport },
  uphold: { ...office, ask: async (matrix) => ({ ...(await aReport(matrix)), body: { reason: 'Rude' } }) },
  messages: { ...office, ask: paged },
  answer: { ...office, ask: async (matrix) => ({ ...(await aMessage(matrix)), body: { text: 'Yes' } }) },
  dropMessage: { ...office, ask: aMessage },
  audit: { ...office, ask: paged },
}

export const contactAccess: AccessRules<typeof contact> = {
  send: {
    about: 'open',
    key: null,
    ask: () => ({ body: { name: 'Zoe', email: 'zoe@example.org', subject: 'Hello', message: 'Hm' } }),
  },
}

/** Nobody pays here, and everybody has the best plan: an invited cook learns that. */
const money = { about: 'self', key: null } as const

export const planAccess: AccessRules<typeof plans> = {
  mine: { about: 'self', key: 'account:read', ask: nothing },
  startTrial: { ...money, but: 'plan-already', ask: nothing },
  checkout: { ...money, but: 'no-payments', ask: () => ({ body: { plan: 'pro' } }) },
  portal: { ...money, but: 'no-payments', ask: nothing },
  cancel: { ...money, but: 'nothing-to-cancel', ask: nothing },
  resume: { ...money, but: 'nothing-to-cancel', ask: nothing },
}

export const apiKeyAccess: AccessRules<typeof apiKeys> = {
  list: { about: 'self', key: null, ask: nothing },
  create: {
    about: 'self',
    key: null,
    async ask({ make }) {
      await make.one(`delete from api_keys where name in ('Fresh') or start = 'larder_x'`)
      return { body: { name: 'Fresh', scopes: ['account:read'] } }
    },
  },
  revoke: {
    about: 'personal',
    key: null,
    gone: 'key-not-found',
    ask: async ({ make }) => ({ params: { id: await make.apiKey() } }),
  },
}
