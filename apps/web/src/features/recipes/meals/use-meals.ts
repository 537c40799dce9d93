import { toQueryKey } from '@larder/contract/http/endpoint'
import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'

/** So many of each group: full rows where two or four stand beside each other. */
export const mealsPerGroup = 8
/** So many on a page: full rows of two, three and four. */
export const mealsPageSize = 24

/** The groups with their first meals. Those of before stay until the new ones are there. */
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

/** One page of one group. The page of before stays until the new one is there, unless it is of another group. */
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
