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
/** From the oldest post to the newest. */
const days = 100
const reason = 'We love it, but the steps are missing the oven’s temperature. Add it and hand it in again.'

/** A recipe that somebody of the crowd hands in. */
interface HandedIn {
  readonly draft: RecipeDraft
  readonly author: Account
  readonly at: string
}

/** What the crowd has shared: most of it shown, some that waits for an admin, one that was given back, and drafts. */
export const demoPosts: SeedStep = {
  name: 'posts',
  async run(demo) {
    const { db } = demo
    const crowd = await findCrowd(demo)
    const there = crowd.map(({ id }) => id)
    if (crowd.length === 0 || (await db.$count(posts, inArray(posts.accountId, there))) > 0) return 0
    const cooks = crowd.filter(({ status }) => status === 'active').slice(0, authors)
    const all = crowdDrafts().map((draft, nth) => handedIn(draft, nth, cooks, demo.realNow()))
    await inTransaction(db, (tx) => share(tx, all))
    return all.length
  },
}

function handedIn(draft: RecipeDraft, nth: number, cooks: readonly Account[], now: string): HandedIn {
  const dice = createSeededRandom(`post ${draft.title}`)
  const author = dice.pick(cooks)
  // What is handed in now is the newest.
  const ago =
    nth < shown ? ((shown - nth) * days * 86_400) / shown + dice.integer(40_000) : dice.integer(80_000)
  const at = addSeconds(now, -Math.floor(ago))
  return { draft, author, at: at > author.createdAt ? at : addSeconds(author.createdAt, 3600) }
}

async function share(tx: Tx, all: readonly HandedIn[]): Promise<void> {
  const recipes = await saveRecipes(
    tx,
    ...all.map(({ draft, author, at }, nth) => {
      return { accountId: author.id, public: nth < shown, draft, now: at, createdAt: at }
    }),
  )
  // The last few are drafts that nobody has handed in.
  const handed = all.slice(0, -3)
  const rows = await tx
    .insert(posts)
    .values(
      handed.map(({ draft, author, at }, nth) => ({
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
