import type { community } from '@larder/contract/community'
import { type Community, CommunityId, communityNames } from '@larder/contract/community'
import type { DataOf } from '@larder/contract/http/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Db, inTransaction } from '../../db/database'
import { queryIds, trendingPostsSql } from '../../db/sql/community/post-lists'
import { communities, communityMembers } from '../../db/tables/community'
import { createCommunityStats } from './community-stats'
import type { CommunityParts, CommunityViewer } from './parts'
import { presentPostRows, presentPosts } from './post-presenter'
import { createSamplePosts } from './sample-posts'

const maxTrending = 6

/** Communities with their counts and members. */
export function createCommunities({ db, clock }: CommunityParts) {
  const samples = createSamplePosts(db)
  const statsOf = createCommunityStats(db, clock)

  return {
    async overview(viewer: CommunityViewer): Promise<DataOf<typeof community.overview>> {
      const [communities, counts] = await Promise.all([findCommunities(db, viewer), statsOf()])
      const posts = communities.reduce((sum, community) => sum + community.posts, 0)
      const stats = { ...counts, posts }
      if (posts === 0) {
        const rows = await samples.trending(viewer, maxTrending)
        return {
          communities,
          trending: await presentPostRows(db, viewer, rows),
          stats,
          sample: true,
        }
      }
      const trending = await presentPosts(db, viewer, await queryIds(db, trendingPostsSql(maxTrending)))
      return { communities, trending, stats, sample: false }
    },

    async get(viewer: CommunityViewer, id: string): Promise<DataOf<typeof community.get>> {
      const communities = await findCommunities(db, viewer)
      const found = communities.find((one) => one.id === id)
      const sample = communities.every(({ posts }) => posts === 0)
      return found
        ? { ...found, known: true, sample }
        : { ...emptyCommunity(id), known: false, sample: false }
    },

    async join(actor: Actor, id: CommunityId, member: boolean): Promise<Community> {
      const { accountId } = actor
      await inTransaction(db, async (tx) => {
        const membership = and(
          eq(communityMembers.communityId, id),
          eq(communityMembers.accountId, accountId),
        )
        const changed = member
          ? await tx
              .insert(communityMembers)
              .values({ communityId: id, accountId, joinedAt: clock() })
              .onConflictDoNothing()
              .returning({ id: communityMembers.communityId })
          : await tx
              .delete(communityMembers)
              .where(membership)
              .returning({ id: communityMembers.communityId })
        if (changed.length === 0) return
        await tx
          .update(communities)
          .set({ members: sql`${communities.members} + ${member ? 1 : -1}` })
          .where(eq(communities.id, id))
      })
      const community = (await findCommunities(db, actor)).find((one) => one.id === id)
      return community ?? emptyCommunity(id)
    },
  }
}

/** Returns all communities in their fixed order, with the viewer's membership. */
async function findCommunities(db: Db, viewer: CommunityViewer): Promise<Community[]> {
  const joined = and(
    eq(communityMembers.communityId, communities.id),
    viewer ? eq(communityMembers.accountId, viewer.accountId) : sql`false`,
  )
  const rows = await db
    .select({
      id: communities.id,
      members: communities.members,
      posts: communities.posts,
      joined: sql<boolean>`${communityMembers.accountId} is not null`,
    })
    .from(communities)
    .leftJoin(communityMembers, joined)
  const found = new Map(rows.map((row) => [row.id, row]))
  return CommunityId.options.map((id) => ({ ...emptyCommunity(id), ...communityNames[id], ...found.get(id) }))
}

function emptyCommunity(id: string): Community {
  return { id, name: 'Community', description: '', members: 0, posts: 0, joined: false }
}
