import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { drawingVersion } from '@larder/plating/drawing-version'
import type { recipesTable } from '../../tables/recipes'

/** The columns of a recipe for lists and pages. */
export type RecipeRow = Omit<
  typeof recipesTable.$inferSelect,
  | 'file'
  | 'digest'
  | 'facts'
  | 'occasions'
  | 'searchText'
  | 'rules'
  | 'drawing'
  | 'flexibleDigest'
  | 'cooked'
  | 'actionId'
  | 'community'
  | 'emoji'
  | 'views'
  | 'createdAt'
  | 'updatedAt'
  | 'removedAt'
>

/** The drawn picture of `recipes r`, unless an older drawing worked it out. */
export const drawnColumnSql = `case when r.drawing >= ${drawingVersion} then r.drawn end as drawn`

/** The views of a recipe, under the name a statement gives it, with those of the last days (`db/queries/recipe-views.ts`). */
export const recipeViewsSql = (recipe: string) =>
  `(${recipe}.views + (select count(*) from recipe_views w where w.recipe_id = ${recipe}.id))::int`

/** A photo as JSON, without what it does not have. */
const toPhotoSql = (photo: string, more = '') =>
  `jsonb_strip_nulls(jsonb_build_object('id', ${photo}.id, 'width', ${photo}.width, 'height', ${photo}.height, 'focus', ${photo}.focus${more}))`

/** The photo of the recipe, else the first one that household $2 keeps of the dish. */
const pictureColumnSql = `coalesce(r.picture, (select ${toPhotoSql('o')} from household_photos o
      where o.household_id = $2 and o.recipe_id = r.id order by o.place limit 1)) as picture`

/**
 * Columns for hand-written statements on `recipes r`, for account $1 with household $2. Verdicts of older rules are left out.
 */
export const recipeColumnsSql = `r.id::float8 as id, r.account_id as "accountId", r.public, r.version, r.title, r.description,
    r.course, r.difficulty, r.cuisine, r.servings, r.prep_minutes as "prepMinutes", r.cook_minutes as "cookMinutes",
    r.wait_minutes as "waitMinutes", r.minutes,
    case when r.rules >= ${rulesRevision} then r.tags else '{}' end as tags,
    case when r.rules >= ${rulesRevision} then r.diets else '{}' end as diets, r.plate, ${drawnColumnSql}, ${pictureColumnSql}, r.likes, r.ratings, r.stars, r.flexible_household as "flexibleHousehold"`

/** A recipe with whether the reader marked it. */
export interface RecipeCardRow extends RecipeRow {
  readonly favourite: boolean
}

/** Columns of a card, for statements on `recipes r` joined with the marks of account $1. */
export const cardColumnsSql = `${recipeColumnsSql}, coalesce(m.favourite, false) as favourite`
export const joinMarksSql = 'left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1'

// A dish made up from a household's stock belongs to that household alone until it is kept.
const ownRecipeCondition = `r.flexible_household = $2 or (r.flexible_household is null
  and (r.account_id = $1 or r.account_id = any(array(select account_id from household_members where household_id = $2))))`

/**
 * All photos of `recipes r` that household $2 sees: those of the recipe, of which others see only the first, which was approved,
 * and then its own.
 */
export const photosColumnSql = `(select jsonb_agg(f.photo order by f.own, f.place) from (
      select false as own, p.place, ${toPhotoSql('p', ", 'of', 'recipe'")} as photo from recipe_pictures p
        where p.recipe_id = r.id and (p.id::text = r.picture->>'id' or ${ownRecipeCondition})
      union all select true, o.place, ${toPhotoSql('o', ", 'of', 'household'")} from household_photos o
        where o.household_id = $2 and o.recipe_id = r.id) f) as photos`

/** Condition for `recipes r` readable by account $1 with household $2; both are null for visitors. */
export const readableCondition = `(r.public or ${ownRecipeCondition})`

/** The same for `recipe_versions v`: outside the cook's household only approved versions. */
export const readableVersionCondition = `((r.public and (r.account_id is null or v.approved_at is not null)) or ${ownRecipeCondition})`
