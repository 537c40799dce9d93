import { keyOf } from '@larder/contract/endpoint'
import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'

/** So many of each group: full rows where two or four stand beside each other. */
export const mealsEach = 8
/** So many on a page: full rows of two, three and four. */
export const mealsOnPage = 24

/** The groups with their first meals. Those of before stay until the new ones are there. */
export function useMealGroups(filter: RecipeFilter, enabled: boolean) {
  const input = { query: { ...filter, each: mealsEach } }
  return useQuery(
    {
      queryKey: keyOf(recipes.groups, input),
      queryFn: ({ signal }) => call(recipes.groups, input, { signal }),
      placeholderData: keepPreviousData,
      enabled,
    },
    queries,
  )
}

/** One page of one group. The page of before stays until the new one is there, unless it is of another group. */
export function useMealPage(filter: RecipeFilter, page: number, enabled: boolean) {
  const input = { query: { ...filter, page, size: mealsOnPage } }
  return useQuery(
    {
      queryKey: keyOf(recipes.search, input),
      queryFn: ({ signal }) => call(recipes.search, input, { signal }),
      placeholderData: (before, read) =>
        read?.queryKey[3].category === filter.category ? before : undefined,
      enabled,
    },
    queries,
  )
}
