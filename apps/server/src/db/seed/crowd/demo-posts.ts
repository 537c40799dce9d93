import type { RecipeDraft } from '@larder/contract/recipes'
import { inArray } from 'drizzle-orm'
import { saveRecipes } from '../../../testing/recipe-writing'
import { addSeconds } from '../../../time/clock'
import { inTransaction, type Tx } from '../../database'
import { setPostState } from '../../queries/posts'
import type { accounts } from '../../tables/account'
import { posts } from '../../tables/community'
import type { SeedStep } from '../seed-step'
import { createSeededRandom } from '../seeded-random'
import { findCrowd } from './demo-crowd'
import { crowdDrafts } from './demo-crowd-dishes'
import { postIntroductions } from './demo-crowd-texts'

type Account = typeof accounts.$inferSelect

const shown = 120
const authors = 64
/** The number of days from the oldest post to the newest. */
const days = 100
const reason = 'We love it, but the steps are missing the oven’s temperature. Add it and hand it in again.'

/** A recipe submitted by a member of the crowd. */
interface Submission {
  readonly draft: RecipeDraft
  readonly author: Account
  readonly at: string
}

/** The crowd's posts: most of them shown, some waiting for review, one rejected, and drafts. */
export const demoPosts: SeedStep = {
  name: 'posts',
  async run(demo) {
    const { db } = demo
    const crowd = await findCrowd(demo)
    const there = crowd.map(({ id }) => id)
    if (crowd.length === 0 || (await db.$count(posts, inArray(posts.accountId, there))) > 0) return 0
    const cooks = crowd.filter(({ status }) => status === 'active').slice(0, authors)
    const all = crowdDrafts().map((draft, nth) => toSubmission(draft, nth, cooks, demo.realNow()))
    await inTransaction(db, (tx) => share(tx, all))
    return all.length
  },
}

function toSubmission(draft: RecipeDraft, nth: number, cooks: readonly Account[], now: string): Submission {
  const random = createSeededRandom(`post ${draft.title}`)
  const author = random.pick(cooks)
  // Posts that still wait for review are the newest.
  const ago =
    nth < shown ? ((shown - nth) * days * 86_400) / shown + random.integer(40_000) : random.integer(80_000)
  const at = addSeconds(now, -Math.floor(ago))
  return { draft, author, at: at > author.createdAt ? at : addSeconds(author.createdAt, 3600) }
}

async function share(tx: Tx, all: readonly Submission[]): Promise<void> {
  const recipes = await saveRecipes(
    tx,
    ...all.map(({ draft, author, at }, nth) => {
      return { accountId: author.id, public: nth < shown, draft, now: at, createdAt: at }
    }),
  )
  // The last few are drafts that were not submitted.
  const submitted = all.slice(0, -3)
  const rows = await tx
    .insert(posts)
    .values(
      submitted.map(({ draft, author, at }, nth) => ({
        recipeId: recipes[nth]?.id ?? 0,
        accountId: author.id,
        communityId: draft.community ?? 'healthy-eating',
        introduction: createSeededRandom(`words ${draft.title}`).pick(
          postIntroductions[draft.community ?? 'healthy-eating'],
        ),
        state: 'waiting' as const,
        submittedAt: at,
      })),
    )
    .returning()
  for (const post of rows.slice(0, shown))
    await setPostState(tx, post, 'shown', { now: addSeconds(post.submittedAt, 7200) })
  const [back] = rows.slice(-1)
  if (back) await setPostState(tx, back, 'returned', { now: back.submittedAt, reason })
}
