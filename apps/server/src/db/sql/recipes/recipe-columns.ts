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

/** Columns for hand-written statements on `recipes r`. Verdicts of older rules are left out. */
export const recipeColumnsSql = `r.id::float8 as id, r.account_id as "accountId", r.public, r.version, r.title, r.description,
    r.course, r.difficulty, r.cuisine, r.servings, r.prep_minutes as "prepMinutes", r.cook_minutes as "cookMinutes",
    r.wait_minutes as "waitMinutes", r.minutes,
    case when r.rules >= ${rulesRevision} then r.tags else '{}' end as tags,
    case when r.rules >= ${rulesRevision} then r.diets else '{}' end as diets, r.plate, ${drawnColumnSql}, r.picture, r.likes, r.ratings, r.stars, r.flexible_household as "flexibleHousehold"`

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

/** Condition for `recipes r` readable by account $1 with household $2; both are null for visitors. */
export const readableCondition = `(r.public or ${ownRecipeCondition})`

/** The same for `recipe_versions v`: outside the cook's household only approved versions. */
export const readableVersionCondition = `((r.public and (r.account_id is null or v.approved_at is not null)) or ${ownRecipeCondition})`
