import type { CommunityId } from '@larder/contract/community'
import type { RecipePicture } from '@larder/contract/my-recipes'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Db } from '../../db/database'
import { hiddenCookCondition } from '../../db/queries/hidden-cook-condition'
import type { RecipeContent } from '../../db/tables/recipes'

/** A post with its recipe and the viewer's marks. */
export interface PostRow {
  readonly id: number
  readonly recipeId: number
  readonly communityId: CommunityId
  readonly introduction: string
  readonly byAdmin: boolean
  readonly likes: number
  readonly comments: number
  readonly shares: number
  readonly at: Date
  /** Null for a sample. */
  readonly authorId: string | null
  readonly author: string
  readonly avatar: string | null
  /** The author's profile is hidden. */
  readonly hidden: boolean
  readonly title: string
  readonly servings: number
  readonly tags: readonly string[]
  readonly plate: readonly string[]
  readonly emoji: string | null
  readonly picture: RecipePicture | null
  readonly content: RecipeContent
  readonly liked: boolean
  readonly followed: boolean
  readonly reported: boolean
}

/** Columns from `recipes r`, its current version `v` and the marks `m` of account $1. */
export const postRecipeColumnsSql = `r.title, r.servings, case when r.rules >= ${rulesRevision} then r.tags else '{}' end as tags, r.plate, r.emoji, r.picture, v.content,
    coalesce(m.favourite, false) as liked`
export const joinPostRecipeSql = `join recipe_versions v on v.recipe_id = r.id and v.version = r.version
    left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1`

/** Returns these posts in this order, from any community; deleted ones are left out. */
export async function findPostRows(
  db: Db,
  accountId: string | undefined,
  ids: readonly number[],
): Promise<PostRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<PostRow>({
    name: 'post_rows',
    text: `select p.id::float8 as id, p.recipe_id::float8 as "recipeId", p.community_id as "communityId", p.introduction,
        p.by_admin as "byAdmin", p.likes, p.comments, p.shares, coalesce(p.shown_at, p.submitted_at) as at,
        p.account_id as "authorId", a.name as author, a.avatar_id as avatar, ${hiddenCookCondition} as hidden, ${postRecipeColumnsSql},
        exists (select from follows f where f.follower_id = $1 and f.followed_id = p.account_id) as followed,
        exists (select from reports o
          where o.account_id = $1 and o.post_id = p.id and coalesce(o.comment_id, 0) = 0 and o.closed_at is null) as reported
      from unnest($2::bigint[]) with ordinality given(id, place)
        join posts p on p.id = given.id
        join accounts a on a.id = p.account_id
        join recipes r on r.id = p.recipe_id ${joinPostRecipeSql}
      order by given.place`,
    values: [accountId, ids],
  })
  return rows
}
