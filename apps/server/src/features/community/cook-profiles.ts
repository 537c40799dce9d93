import type { CookProfile } from '@larder/contract/community'
import { type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { hiddenCookCondition } from '../../db/queries/hidden-cook-condition'
import { follows } from '../../db/tables/community'
import { AppError } from '../../errors'
import { authorTypeOf } from './comment-queries'
import type { CommunityParts, CommunityViewer } from './parts'
import { queryIds } from './post-search'
import type { PostListPage } from './posts'

interface ProfileRow extends Omit<CookProfile, 'type' | 'since' | 'you' | 'avatar'> {
  readonly avatar: string | null
  readonly role: 'cook' | 'admin'
  readonly since: Date
}

/** Public profiles of cooks, and follows. */
export function createCookProfiles({ db, clock, postView }: CommunityParts) {
  async function profileOf(viewer: CommunityViewer, id: string): Promise<CookProfile> {
    const { rows } = await db.$client.query<ProfileRow>({
      name: 'cook_profile',
      text: `select a.id, a.name, a.avatar_id as avatar, a.role, a.created_at as since,
          (select count(*) from posts p where p.account_id = a.id and p.state = 'shown')::int as posts,
          (select count(*) from follows f where f.followed_id = a.id)::int as followers,
          (select count(*) from follows f where f.follower_id = a.id)::int as following,
          exists (select from follows f where f.follower_id = $1 and f.followed_id = a.id) as followed
        from accounts a where a.id = $2 and (a.id = $1 or not ${hiddenCookCondition})`,
      values: [viewer?.accountId, id],
    })
    const [row] = rows
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
      const ids = await queryIds(
        db,
        sql`select p.id::float8 as id from posts p where p.account_id = ${id} and p.state = 'shown'
          order by p.shown_at desc, p.id desc limit ${size} offset ${(page - 1) * size}`,
      )
      return { data: await postView.of(viewer, ids), page: toPageInfo(query, total) }
    },

    async follow(actor: Actor, id: string, follow: boolean): Promise<CookProfile> {
      const followed = await inTransaction(db, async (tx) => {
        // Waits for a concurrent account deletion; a deleted account is then not found.
        const { rows } = await tx.execute<{ id: string }>(
          sql`select a.id from accounts a where a.id = ${id} and (a.id = ${actor.accountId} or not ${sql.raw(hiddenCookCondition)})
            for key share of a`,
        )
        const [cook] = rows
        if (!cook) throw new AppError('cook-not-found')
        if (cook.id === actor.accountId) throw new AppError('not-yourself')
        const ours = { followerId: actor.accountId, followedId: cook.id }
        if (follow)
          await tx
            .insert(follows)
            .values({ ...ours, at: clock() })
            .onConflictDoNothing()
        else
          await tx
            .delete(follows)
            .where(and(eq(follows.followerId, ours.followerId), eq(follows.followedId, ours.followedId)))
        return cook.id
      })
      return profileOf(actor, followed)
    },
  }
}
