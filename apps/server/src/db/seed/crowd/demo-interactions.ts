import { CommunityId } from '@larder/contract/community'
import { eq, inArray } from 'drizzle-orm'
import { addSeconds, secondsBetween } from '../../../time/clock'
import { inTransaction, type Tx } from '../../database'
import { addHeat, heatWeights } from '../../queries/post-heat'
import { recountMarks, recountPosts } from '../../sql/seed'
import type { accounts } from '../../tables/account'
import { comments, communities, communityMembers, follows, postShares, posts } from '../../tables/community'
import { recipeMarks } from '../../tables/recipes'
import type { SeedStep } from '../seed-step'
import { createSeededRandom, deterministicId } from '../seeded-random'
import { findCrowd } from './demo-crowd'
import { commentTexts, replyTexts } from './demo-crowd-texts'

type Account = typeof accounts.$inferSelect
type Post = typeof posts.$inferSelect

const recentSeconds = 3 * 86_400

/** An account's interaction with a post at a time. Every interaction is counted and adds heat. */
interface Interaction {
  readonly accountId: string
  readonly post: Post
  readonly at: string
}

/** The crowd's memberships, follows, favourites, shares and comments. */
export const demoInteractions: SeedStep = {
  name: 'talk',
  async run(demo) {
    const { db } = demo
    const crowd = await findCrowd(demo)
    const ids = crowd.map(({ id }) => id)
    if (
      crowd.length === 0 ||
      (await db.$count(communityMembers, inArray(communityMembers.accountId, ids))) > 0
    )
      return 0
    const shownPosts = (
      await db.select().from(posts).where(inArray(posts.accountId, ids)).orderBy(posts.id)
    ).filter(({ state }) => state === 'shown')
    const activeMembers = crowd.filter(({ status }) => status === 'active')
    return inTransaction(db, async (tx) => {
      await join(tx, crowd)
      await follow(tx, activeMembers, shownPosts)
      const liked = await like(tx, activeMembers, shownPosts, demo.realNow())
      const shared = await share(tx, activeMembers, shownPosts, demo.realNow())
      const interactions = await talk(tx, activeMembers, shownPosts, demo.realNow())
      await count(tx)
      await warm(tx, [
        ...liked.map((interaction) => ({ ...interaction, weight: heatWeights.like })),
        ...shared.map((interaction) => ({ ...interaction, weight: heatWeights.share })),
        ...interactions.map((interaction) => ({ ...interaction, weight: heatWeights.comment })),
      ])
      return liked.length + shared.length + interactions.length
    })
  },
}

async function join(tx: Tx, crowd: readonly Account[]): Promise<void> {
  const rows = crowd.flatMap(({ id: accountId, email, createdAt: joinedAt }) => {
    const random = createSeededRandom(`joins ${email}`)
    return random
      .sample(CommunityId.options, random.integer(5))
      .map((communityId) => ({ communityId, accountId, joinedAt }))
  })
  await tx.insert(communityMembers).values(rows)
}

async function follow(tx: Tx, activeMembers: readonly Account[], shownPosts: readonly Post[]): Promise<void> {
  const authors = [...new Set(shownPosts.map(({ accountId }) => accountId))]
  const rows = activeMembers.flatMap(({ id: followerId, email, createdAt, lastSeenAt }) => {
    const random = createSeededRandom(`follows ${email}`)
    return random
      .sample(authors, random.integer(6))
      .filter((followedId) => followedId !== followerId)
      .map((followedId) => ({ followerId, followedId, at: lastSeenAt ?? createdAt }))
  })
  await tx.insert(follows).values(rows)
}

/** Picks a few members for each post, some time after it was shown and never in the future. */
function pickInteractions(
  what: string,
  most: number,
  activeMembers: readonly Account[],
  shownPosts: readonly Post[],
  now: string,
): Interaction[] {
  return shownPosts.flatMap((post) => {
    const random = createSeededRandom(`${what} ${post.submittedAt}`)
    const since = post.shownAt ?? post.submittedAt
    const span = Math.max(60, Math.min(20 * 86_400, secondsBetween(since, now)))
    return random.sample(activeMembers, random.integer(most)).map(({ id: accountId }) => {
      return { accountId, post, at: addSeconds(since, Math.floor(span * (random.integer(1000) / 1000) ** 2)) }
    })
  })
}

async function like(
  tx: Tx,
  activeMembers: readonly Account[],
  shownPosts: readonly Post[],
  now: string,
): Promise<Interaction[]> {
  const liked = pickInteractions('like', 26, activeMembers, shownPosts, now)
  const rows = liked.map(({ accountId, post, at }) => {
    const stars = createSeededRandom(`stars ${accountId} ${post.submittedAt}`).pick([null, null, 3, 4, 5, 5])
    return { accountId, recipeId: post.recipeId, favourite: true, stars, updatedAt: at }
  })
  await tx.insert(recipeMarks).values(rows)
  return liked
}

async function share(
  tx: Tx,
  activeMembers: readonly Account[],
  shownPosts: readonly Post[],
  now: string,
): Promise<Interaction[]> {
  const shared = pickInteractions('share', 5, activeMembers, shownPosts, now)
  await tx
    .insert(postShares)
    .values(shared.map(({ accountId, post, at }) => ({ accountId, postId: post.id, at })))
  return shared
}

async function talk(
  tx: Tx,
  activeMembers: readonly Account[],
  shownPosts: readonly Post[],
  now: string,
): Promise<Interaction[]> {
  const interactions = pickInteractions('comment', 6, activeMembers, shownPosts, now).sort((a, b) =>
    a.at < b.at ? -1 : 1,
  )
  const written = await tx
    .insert(comments)
    .values(
      interactions.map((interaction, nth) =>
        commentOf(interaction, nth, createSeededRandom(`remark ${nth}`).pick(commentTexts)),
      ),
    )
    .returning()
  // The author replies to some of the comments, a while later.
  const answers = written.flatMap((comment, nth) => {
    const post = interactions[nth]?.post
    const random = createSeededRandom(`answer ${nth}`)
    const at = addSeconds(comment.createdAt, 600 + random.integer(30_000))
    if (!post || random.integer(3) > 0 || at > now || post.accountId === comment.accountId) return []
    return [
      {
        interaction: { accountId: post.accountId, post, at },
        parentId: comment.id,
        text: random.pick(replyTexts),
      },
    ]
  })
  if (answers.length > 0)
    await tx.insert(comments).values(
      answers.map(({ interaction, parentId, text }, nth) => ({
        ...commentOf(interaction, nth, text),
        parentId,
      })),
    )
  return [...interactions, ...answers.map(({ interaction }) => interaction)]
}

function commentOf({ accountId, post, at }: Interaction, nth: number, text: string) {
  const actionId = deterministicId(`comment ${accountId} ${at} ${nth}`)
  return { postId: post.id, accountId, actionId, text, createdAt: at }
}

/**
 * The number of members of each demo community: the specification's sample range (MKT-08). Only some of them have an account
 * here; joins and leaves count from there.
 */
const sampleMembers: Readonly<Record<CommunityId, number>> = {
  'healthy-eating': 15_600,
  'quick-meals': 12_800,
  vegetarian: 11_200,
  'meal-prep': 9_400,
  international: 10_300,
  desserts: 8_700,
  'low-carb': 7_900,
  smoothies: 6_500,
}

/** Recomputes all counts, except the members of a community, which are samples. */
async function count(tx: Tx): Promise<void> {
  await recountMarks(tx)
  await recountPosts(tx)
  for (const id of CommunityId.options) {
    await tx.update(communities).set({ members: sampleMembers[id] }).where(eq(communities.id, id))
  }
}

/** Sets the heat of each post from its recent interactions; older ones have cooled. */
async function warm(tx: Tx, all: readonly (Interaction & { readonly weight: number })[]): Promise<void> {
  const byOthers = all.filter(({ accountId, post }) => accountId !== post.accountId)
  for (const id of new Set(byOthers.map(({ post }) => post.id))) {
    const its = byOthers.filter(({ post }) => post.id === id)
    const last = its.reduce((latest, { at }) => (at > latest ? at : latest), '')
    const lately = its.filter(({ at }) => secondsBetween(at, last) < recentSeconds)
    const weight = lately.reduce((sum, interaction) => sum + interaction.weight, 0)
    await tx
      .update(posts)
      .set({ heat: addHeat(weight, last) })
      .where(eq(posts.id, id))
  }
}
