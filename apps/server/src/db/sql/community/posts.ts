import { CommunityId } from '@larder/contract/community'
import type { RecipePicture } from '@larder/contract/my-recipes'
import type { DrawnPicture } from '@larder/contract/recipes'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { RecipeContent } from '../../tables/recipes'
import { drawnColumnSql } from '../recipes/recipe-columns'
import { statement } from '../statement'
import { hiddenCookCondition } from './hidden-cook-condition'

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
  readonly drawn: DrawnPicture | null
  readonly emoji: string | null
  readonly picture: RecipePicture | null
  readonly content: RecipeContent
  readonly liked: boolean
  readonly followed: boolean
  readonly reported: boolean
}

/** Columns from `recipes r`, its current version `v` and the marks `m` of account $1. */
const postRecipeColumnsSql = `r.title, r.servings, case when r.rules >= ${rulesRevision} then r.tags else '{}' end as tags, r.plate, ${drawnColumnSql}, r.emoji, r.picture, v.content,
    coalesce(m.favourite, false) as liked`
const joinPostRecipeSql = `join recipe_versions v on v.recipe_id = r.id and v.version = r.version
    left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1`

/** The posts with these ids, in this order, from any community; deleted ones are left out. */
export const selectPosts = statement<PostRow, [viewer: string | undefined, ids: readonly number[]]>({
  name: 'post_rows',
  why: 'posts in the order of an array of ids (unnest with ordinality)',
  text: `select p.id::float8 as id, p.recipe_id::float8 as "recipeId", p.community_id as "communityId", p.introduction,
        p.by_admin as "byAdmin", p.likes, p.comments, p.shares, coalesce(p.shown_at, p.submitted_at) as at,
        p.account_id as "authorId", a.name as author, a.avatar_id as avatar, ${hiddenCookCondition} as hidden, ${postRecipeColumnsSql},
        exists (select 1 from follows f where f.follower_id = $1 and f.followed_id = p.account_id) as followed,
        exists (select 1 from reports o
          where o.account_id = $1 and o.post_id = p.id and coalesce(o.comment_id, 0) = 0 and o.closed_at is null) as reported
      from unnest($2::bigint[]) with ordinality given(id, place)
        join posts p on p.id = given.id
        join accounts a on a.id = p.account_id
        join recipes r on r.id = p.recipe_id ${joinPostRecipeSql}
      order by given.place`,
})

/** Conditions by community for recipes of the starter cookbook. */
const communityFilters: Readonly<Record<CommunityId, string>> = {
  'healthy-eating': `'healthy' = any(r.occasions)`,
  'quick-meals': `'quick' = any(r.occasions)`,
  vegetarian: `'vegetarian' = any(r.diets) and r.rules >= ${rulesRevision} and r.course = 'Main Dish'`,
  'meal-prep': `'make-ahead' = any(r.tags) and r.course = 'Main Dish'`,
  international: `r.cuisine is not null and r.course = 'Main Dish'`,
  desserts: `r.course = 'Dessert'`,
  'low-carb': `'low-carb' = any(r.diets) and r.rules >= ${rulesRevision} and r.course = 'Main Dish'`,
  smoothies: `r.course = 'Drink'`,
}

/** Enough that each community has some that no other has taken. */
const candidatesPerCommunity = 40

const candidatesSql = CommunityId.options
  .map(
    (id) => `(select '${id}' as community, r.id from recipes r where r.account_id is null and r.public
        and r.removed_at is null and ${communityFilters[id]} order by r.likes desc, r.id limit ${candidatesPerCommunity})`,
  )
  .join(' union all ')

/** Recipes of the starter cookbook in the form of posts, under the installation's name; a recipe may fit several communities. */
export const selectSamplePosts = statement<PostRow, [viewer: string | undefined]>({
  name: 'sample_posts',
  why: 'the columns of a post from a union of one ordered, limited query per community',
  text: `select -r.id::float8 as id, r.id::float8 as "recipeId", s.community as "communityId",
          r.description as introduction, true as "byAdmin", r.likes, 0 as comments, 0 as shares, r.created_at as at,
          null as "authorId", 'Larder' as author, null as avatar, false as hidden, ${postRecipeColumnsSql}, false as followed, false as reported
        from (${candidatesSql}) s join recipes r on r.id = s.id ${joinPostRecipeSql}
        order by r.likes desc, r.id`,
})
