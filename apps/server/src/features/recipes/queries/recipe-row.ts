import type { RecipeSummary } from '@larder/contract/recipes'
import type { RecipeRow } from '../../../db/sql/recipes/recipe-columns'

export function toRecipeSummary(
  row: RecipeRow,
  accountId: string | undefined,
  favourite: boolean,
): RecipeSummary {
  const { id, title, description, course, difficulty, cuisine, minutes, prepMinutes, servings } = row
  const { tags, diets, plate, drawn, picture, likes, ratings } = row
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
    ...(drawn && !picture && { drawn }),
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
