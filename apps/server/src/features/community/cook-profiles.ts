import type { CookProfile } from '@larder/contract/community'
import { type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { lockVisibleCook, selectCookProfile } from '../../db/sql/community/cooks'
import { follows, posts } from '../../db/tables/community'
import { AppError } from '../../errors'
import { authorTypeOf } from './comment-queries'
import type { CommunityParts, CommunityViewer } from './parts'
import { presentPosts } from './post-presenter'
import type { PostListPage } from './posts'

/** Public profiles of cooks, and follows. */
export function createCookProfiles({ db, clock }: CommunityParts) {
  async function profileOf(viewer: CommunityViewer, id: string): Promise<CookProfile> {
    const [row] = await selectCookProfile(db, viewer?.accountId, id)
    if (!row) throw new AppError('cook-not-found')
    const { role, since, avatar, ...rest } = row
    return {
      ...rest,
      ...(avatar !== null && { avatar }),
      type: authorTypeOf(role),
      since: since.toISOString(),
      you: viewer?.accountId === row.id,
    }
  }

  return {
    cook: profileOf,

    async postsOf(viewer: CommunityViewer, id: string, query: PageQuery): Promise<PostListPage> {
      const { posts: total } = await profileOf(viewer, id)
      const { page, size } = query
      const rows = await db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.accountId, id), eq(posts.state, 'shown')))
        .orderBy(desc(posts.shownAt), desc(posts.id))
        .limit(size)
        .offset((page - 1) * size)
      const ids = rows.map((row) => row.id)
      return { data: await presentPosts(db, viewer, ids), page: toPageInfo(query, total) }
    },

    async follow(actor: Actor, id: string, follow: boolean): Promise<CookProfile> {
      const followed = await inTransaction(db, async (tx) => {
        const [cook] = await lockVisibleCook(tx, id, actor.accountId)
        if (!cook) throw new AppError('cook-not-found')
        if (cook.id === actor.accountId) throw new AppError('not-yourself')
        const ours = { followerId: actor.accountId, followedId: cook.id }
        const changed = follow
          ? await tx
              .insert(follows)
              .values({ ...ours, at: clock() })
              .onConflictDoNothing()
              .returning()
          : await tx
              .delete(follows)
              .where(and(eq(follows.followerId, ours.followerId), eq(follows.followedId, ours.followedId)))
              .returning()
        if (changed.length > 0) await publishAccountChange(tx, cook.id, 'notifications')
        return cook.id
      })
      return profileOf(actor, followed)
    },
  }
}
