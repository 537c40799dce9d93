import { eq, inArray, isNull } from 'drizzle-orm'
import { addSeconds } from '../../time/clock'
import { inTransaction, type Tx } from '../database'
import { proposeChange } from '../queries/posts'
import type { accounts } from '../tables/account'
import { messages } from '../tables/admin'
import { comments, posts, reports } from '../tables/community'
import { recipesTable, recipeVersions } from '../tables/recipes'
import { findCrowd } from './crowd/demo-crowd'
import { contactMessages } from './crowd/demo-crowd-texts'
import { crowdDomain } from './demo-domain'
import type { SeedStep } from './seed-step'

type Account = typeof accounts.$inferSelect

const day = 86_400

/** The admin's open tasks in addition to new recipes: a proposed change, reports and messages. */
export const demoInbox: SeedStep = {
  name: 'inbox',
  async run(demo) {
    const { db } = demo
    const crowd = await findCrowd(demo)
    const ids = crowd.map(({ id }) => id)
    if (crowd.length === 0 || (await db.$count(reports, inArray(reports.accountId, ids))) > 0) return 0
    const now = demo.realNow()
    return inTransaction(db, async (tx) => {
      const written = await write(tx, now)
      const reported = await report(tx, crowd, now)
      return written + reported + (await change(tx, ids, now))
    })
  },
}

async function write(tx: Tx, now: string): Promise<number> {
  await tx.insert(messages).values(
    contactMessages.map(({ name, subject, message, daysAgo, ...more }) => {
      const createdAt = addSeconds(now, -daysAgo * day)
      const email = `${name.toLowerCase().replace(' ', '.')}@${crowdDomain}`
      const answered = 'answer' in more && {
        answer: more.answer,
        answeredBy: 'Admin',
        answeredAt: addSeconds(createdAt, 20_000),
      }
      return { name, email, subject, message, createdAt, ...answered }
    }),
  )
  return contactMessages.length
}

/** Reports two posts and two comments; one of the posts is reported by two cooks. */
async function report(tx: Tx, crowd: readonly Account[], now: string): Promise<number> {
  const ids = crowd.map(({ id }) => id)
  const shown = (await tx.select().from(posts).where(inArray(posts.accountId, ids)).orderBy(posts.id)).filter(
    ({ state }) => state === 'shown',
  )
  const commentRows = await tx
    .select()
    .from(comments)
    .where(isNull(comments.parentId))
    .orderBy(comments.id)
    .limit(40)
  const [first, second] = [shown[7], shown[31]]
  const [one, two] = [commentRows[5], commentRows[23]]
  if (!first || !second || !one || !two) return 0
  const things = [
    { post: first, reason: 'stolen' as const, words: 'This is word for word from a book I own.' },
    { post: first, reason: 'stolen' as const, words: '' },
    { post: second, reason: 'unsafe' as const, words: 'That is not long enough to cook it through.' },
    { post: { id: one.postId }, comment: one, reason: 'off-topic' as const, words: '' },
    { post: { id: two.postId }, comment: two, reason: 'spam' as const, words: 'The same under five posts.' },
  ]
  await tx.insert(reports).values(
    things.map(({ post, comment, reason, words }, nth) => ({
      accountId: ids[nth * 11 + 3] ?? '',
      postId: post.id,
      commentId: comment?.id ?? null,
      reason,
      words,
      at: addSeconds(now, -(things.length - nth) * 40_000),
    })),
  )
  return things.length
}

/** One cook proposes a change to their shown recipe. */
async function change(tx: Tx, ids: readonly string[], now: string): Promise<number> {
  const shown = await tx
    .select()
    .from(posts)
    .where(inArray(posts.accountId, [...ids]))
    .orderBy(posts.id)
    .limit(20)
  const post = shown.filter(({ state }) => state === 'shown').at(-1)
  if (!post) return 0
  const [kept] = await tx
    .select({ content: recipeVersions.content })
    .from(recipeVersions)
    .innerJoin(recipesTable, eq(recipesTable.id, recipeVersions.recipeId))
    .where(eq(recipesTable.id, post.recipeId))
  if (!kept) return 0
  const { draft } = kept.content
  const steps = [...draft.steps, 'Taste it before you serve it: mine always needs a little more salt.']
  await proposeChange(tx, post, { ...draft, steps }, addSeconds(now, -30_000))
  return 1
}
