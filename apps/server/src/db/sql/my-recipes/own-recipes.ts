import type { CommunityId } from '@larder/contract/community'
import type { PostState, RecipePicture } from '@larder/contract/my-recipes'
import type { DrawnPicture, RecipeDraft } from '@larder/contract/recipes'
import { sql } from 'drizzle-orm'
import { firstProposalVersion } from '../../queries/posts'
import { drawnColumnSql, recipeViewsSql } from '../recipes/recipe-columns'
import { statement, unpreparedStatement } from '../statement'

export interface MyRecipeRow {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly description: string
  readonly community: CommunityId | null
  readonly prepMinutes: number
  readonly cookMinutes: number
  readonly servings: number
  readonly likes: number
  readonly views: number
  readonly public: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly emoji: string | null
  readonly picture: RecipePicture | null
  readonly plate: string[]
  readonly drawn: DrawnPicture | null
  /** Lines without a food. */
  readonly foodless: string[]
  readonly post: {
    id: number
    community: CommunityId
    state: PostState
    introduction: string
    reason: string | null
    changesWait: boolean
  } | null
}

/** This cook's recipes with these ids, in this order; deleted ones and those of others are left out. */
export const selectMyRecipes = statement<MyRecipeRow, [accountId: string, ids: readonly number[]]>({
  name: 'my_recipes_of',
  why: 'recipes in the order of an array of ids (unnest with ordinality), with fields of their JSON lines',
  text: `select r.id::float8 as id, r.version, r.title, r.description, r.community, r.servings,
          r.prep_minutes as "prepMinutes", r.cook_minutes as "cookMinutes", r.likes, ${recipeViewsSql('r')} as views, r.public,
          r.created_at as "createdAt", r.updated_at as "updatedAt", r.emoji, r.picture, r.plate, ${drawnColumnSql},
          array(select line->>'text' from jsonb_array_elements(v.content->'lines') line
            where not line ? 'foodId') as foodless,
          case when p.state <> 'withdrawn' then jsonb_build_object('id', p.id, 'community', p.community_id,
            'state', p.state, 'introduction', p.introduction, 'reason', p.reason,
            'changesWait', p.state = 'shown' and p.proposal is not null and p.refused_at is null) end as post
        from unnest($2::bigint[]) with ordinality given(id, place)
          join recipes r on r.id = given.id
          join recipe_versions v on v.recipe_id = r.id and v.version = r.version
          left join posts p on p.recipe_id = r.id
        where r.account_id = $1 and r.removed_at is null
        order by given.place`,
})

interface OwnDraftRow extends Record<string, unknown> {
  readonly version: number
  readonly draft: RecipeDraft
  readonly picture: RecipePicture | null
}

/** The latest draft of an own recipe, including one that awaits review. */
export const selectOwnDraft = unpreparedStatement<OwnDraftRow, [accountId: string, id: number]>(
  { why: 'the draft and the version depend on the state of the post; the draft is a part of a JSON value' },
  (
    accountId,
    id,
  ) => sql`select r.picture, coalesce(case when p.state = 'shown' then p.proposal end, v.content->'draft') as draft,
            case when p.state = 'shown' and p.proposal is not null then ${sql.raw(String(firstProposalVersion))} + p.proposal_revision
              else r.version end as version
          from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = r.version
            left join posts p on p.recipe_id = r.id
          where r.id = ${id} and r.account_id = ${accountId} and r.removed_at is null`,
)

/** Rows per batch, each with a photo of some hundred kilobytes. */
const archivedBatchSize = 100

interface ArchivedRow {
  readonly id: string
  readonly draft: RecipeDraft
  readonly createdAt: Date
  readonly favourite: boolean
  readonly stars: number | null
  readonly picture: Buffer | null
  readonly hasPicture: boolean
}

/** The next recipes of a cook after an id, in their latest draft. */
export const selectArchivedRecipes = statement<
  ArchivedRow,
  [accountId: string, after: string, withPhotos: boolean]
>({
  name: 'archived_recipes',
  why: 'the draft depends on the state of the post, and photos are joined only on request',
  text: `select r.id, r.created_at as "createdAt", coalesce(m.favourite, false) as favourite, m.stars,
        coalesce(case when p.state = 'shown' then p.proposal end, v.content->'draft') as draft, i.page as picture,
        r.picture is not null as "hasPicture"
      from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = r.version
        left join posts p on p.recipe_id = r.id
        left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1
        left join recipe_pictures i on i.recipe_id = r.id and i.id::text = r.picture->>'id' and $3
      where r.account_id = $1 and r.removed_at is null and r.flexible_household is null and r.id > $2 order by r.id limit ${archivedBatchSize}`,
})

/** Notes a view: each cook once a day, never one who opted out of statistics. */
export const noteRecipeView = statement<Record<string, never>, [id: number, accountId: string, day: string]>({
  name: 'recipe_viewed',
  why: 'inserts only where a row of another table allows it',
  text: `insert into recipe_views (recipe_id, account_id, day)
        select $1, $2, $3 where not exists (select 1 from account_settings where account_id = $2 and not analytics)
        on conflict do nothing`,
})

/** Adds as many views to each of these recipes. */
export const addRecipeViews = statement<
  Record<string, never>,
  [ids: readonly number[], views: readonly number[]]
>({
  name: 'recipe_views_added',
  why: 'updates many rows, each by its own number (unnest)',
  text: `update recipes set views = recipes.views + added.views
        from unnest($1::bigint[], $2::int[]) added(id, views) where recipes.id = added.id`,
})

/** Writes the intended community into the draft of a version. */
export const updateDraftCommunity = unpreparedStatement<
  Record<string, never>,
  [id: number, version: number, community: CommunityId]
>(
  { why: 'changes one field of a JSON value without reading it' },
  (id, version, community) => sql`update recipe_versions
    set content = jsonb_set(content, '{draft,community}', to_jsonb(${community}::text))
    where recipe_id = ${id} and version = ${version}`,
)

/** Deletes all but the newest forms of a cook; the given one stays. */
export const deleteOldForms = unpreparedStatement<
  Record<string, never>,
  [accountId: string, recipeId: number, maxForms: number]
>(
  { why: 'deletes by the rank of a row among others of the same table' },
  (
    accountId,
    recipeId,
    maxForms,
  ) => sql`delete from recipe_forms where account_id = ${accountId} and recipe_id in (
          select recipe_id from recipe_forms where account_id = ${accountId}
          order by recipe_id = ${recipeId} desc, updated_at desc, recipe_id desc offset ${maxForms})`,
)
