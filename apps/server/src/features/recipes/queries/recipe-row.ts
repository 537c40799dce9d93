import type { RecipeSummary } from '@larder/contract/recipes'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { recipesTable } from '../../../db/tables/recipes'

/** The columns of a recipe for lists and pages. */
export type RecipeRow = Omit<
  typeof recipesTable.$inferSelect,
  | 'file'
  | 'digest'
  | 'occasions'
  | 'searchText'
  | 'rules'
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

/** Columns for hand-written statements on `recipes r`. Verdicts of older rules are left out. */
export const recipeColumnsSql = `r.id::float8 as id, r.account_id as "accountId", r.public, r.version, r.title, r.description,
    r.course, r.difficulty, r.cuisine, r.servings, r.prep_minutes as "prepMinutes", r.cook_minutes as "cookMinutes",
    r.wait_minutes as "waitMinutes", r.minutes,
    case when r.rules >= ${rulesRevision} then r.tags else '{}' end as tags,
    case when r.rules >= ${rulesRevision} then r.diets else '{}' end as diets, r.plate, r.picture, r.likes, r.ratings, r.stars, r.flexible_household as "flexibleHousehold"`

export function toRecipeSummary(
  row: RecipeRow,
  accountId: string | undefined,
  favourite: boolean,
): RecipeSummary {
  const { id, title, description, course, difficulty, cuisine, minutes, prepMinutes, servings } = row
  const { tags, diets, plate, picture, likes, ratings } = row
  return {
    id,
    title,
    description,
    category: course,
    difficulty,
    ...(cuisine !== null && { cuisine }),
    minutes,
    prepMinutes,
    servings,
    tags,
    diets,
    plate,
    ...(picture && { picture }),
    ...(ratings > 0 && { rating: averageStars(row) }),
    ratings,
    likes,
    favourite,
    ...(row.flexibleHousehold !== null && { madeUp: true }),
    yours: accountId !== undefined && row.accountId === accountId,
  }
}

/** The average to one decimal; only for rated recipes. */
export function averageStars({ stars, ratings }: Pick<RecipeRow, 'stars' | 'ratings'>): number {
  return Math.round((stars / ratings) * 10) / 10
}
