import { toQueryKey } from '@larder/contract/http/endpoint'
import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'

/** Meals per course: full rows with two or four columns. */
export const mealsPerGroup = 8
/** Meals per page: full rows with two, three and four columns. */
export const mealsPageSize = 24

/** Reads the courses with their first meals. Previous data stays until the new data arrives. */
export function useMealGroups(filter: RecipeFilter, enabled: boolean) {
  const input = { query: { ...filter, each: mealsPerGroup } }
  return useQuery(
    {
      queryKey: toQueryKey(recipes.groups, input),
      queryFn: ({ signal }) => callEndpoint(recipes.groups, input, { signal }),
      placeholderData: keepPreviousData,
      enabled,
    },
    queryClient,
  )
}

/** Reads one page of a course. The previous page stays until the new one arrives, unless it is of another course. */
export function useMealPage(filter: RecipeFilter, page: number, enabled: boolean) {
  const input = { query: { ...filter, page, size: mealsPageSize } }
  return useQuery(
    {
      queryKey: toQueryKey(recipes.search, input),
      queryFn: ({ signal }) => callEndpoint(recipes.search, input, { signal }),
      placeholderData: (before, read) =>
        read?.queryKey[3].category === filter.category ? before : undefined,
      enabled,
    },
    queryClient,
  )
}
