import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { useRead } from '../../../api/use-read'

/** Meals per course: full rows with two or four columns. */
export const mealsPerGroup = 8
/** Meals per page: full rows with two, three and four columns. */
export const mealsPageSize = 24

/** Reads the courses with their first meals. Previous data stays until the new data arrives. */
export function useMealGroups(filter: RecipeFilter, enabled: boolean) {
  return useRead(
    recipes.groups,
    { query: { ...filter, each: mealsPerGroup } },
    { keepPrevious: true, enabled },
  )
}

/** Reads one page of a course. The previous page stays until the new one arrives, unless it is of another course. */
export function useMealPage(filter: RecipeFilter, page: number, enabled: boolean) {
  return useRead(
    recipes.search,
    { query: { ...filter, page, size: mealsPageSize } },
    { keepPrevious: ({ query }) => query.category === filter.category, enabled },
  )
}
