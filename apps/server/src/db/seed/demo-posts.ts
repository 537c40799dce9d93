import type { RecipeDraft } from '@larder/contract/recipes'
import { inArray } from 'drizzle-orm'
import { secondsLater } from '../../clock'
import { saveRecipes } from '../../testing/recipe-writing'
import { inTransaction, type Tx } from '../open'
import { setPostState } from '../posts'
import type { accounts } from '../tables/account'
import { posts } from '../tables/community'
import { crowdOf } from './demo-crowd'
import { crowdDrafts } from './demo-crowd-dishes'
import { introductions } from './demo-crowd-words'
import { diceFor } from './demo-dice'
import type { SeedStep } from './seed-step'

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
  async sow(demo) {
    const { db } = demo
    const crowd = await crowdOf(demo)
    const there = crowd.map(({ id }) => id)
    if (crowd.length === 0 || (await db.$count(posts, inArray(posts.accountId, there))) > 0) return 0
    const cooks = crowd.filter(({ status }) => status === 'active').slice(0, authors)
    const all = crowdDrafts().map((draft, nth) => handedIn(draft, nth, cooks, demo.realNow()))
    await inTransaction(db, (tx) => share(tx, all))
    return all.length
  },
}

function handedIn(draft: RecipeDraft, nth: number, cooks: readonly Account[], now: string): HandedIn {
  const dice = diceFor(`post ${draft.title}`)
  const author = dice.pick(cooks)
  // What is handed in now is the newest.
  const ago = nth < shown ? ((shown - nth) * days * 86_400) / shown + dice.whole(40_000) : dice.whole(80_000)
  const at = secondsLater(now, -Math.floor(ago))
  return { draft, author, at: at > author.createdAt ? at : secondsLater(author.createdAt, 3600) }
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
        introduction: diceFor(`words ${draft.title}`).pick(
          introductions[draft.community ?? 'healthy-eating'],
        ),
        state: 'waiting' as const,
        submittedAt: at,
      })),
    )
    .returning()
  for (const post of rows.slice(0, shown))
    await setPostState(tx, post, 'shown', { now: secondsLater(post.submittedAt, 7200) })
  const [back] = rows.slice(-1)
  if (back) await setPostState(tx, back, 'returned', { now: back.submittedAt, reason })
}
