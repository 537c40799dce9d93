import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { refresh } from '../../../api/use-read'
import { ownRecipesPageSize } from './own-recipes-filter'

type Answer = ResponseOf<typeof myRecipes.list>

/** Reads one page of the cook's recipes. The previous page stays until the next one arrives. */
export function useOwnRecipes({ q, page }: { readonly q: string; readonly page: number }) {
  const search = q.trim()
  const address = { query: { ...(search && { search }), page, size: ownRecipesPageSize } }
  return useQuery(
    {
      queryKey: toQueryKey(myRecipes.list, address),
      queryFn: ({ signal }) => callEndpoint(myRecipes.list, address, { signal }),
      placeholderData: keepPreviousData,
      // A recipe that was just written must show.
      refetchOnMount: 'always',
    },
    queryClient,
  )
}

/** Refetches everything that shows the cook's recipes. */
export async function refreshOwnRecipes(): Promise<void> {
  await Promise.all([refresh(myRecipes.list), refresh(recipes.get)])
}

/** Patches a recipe in all cached lists; null removes it. */
export async function patchOwnRecipe(
  id: number,
  change: (recipe: MyRecipe) => MyRecipe | null,
): Promise<void> {
  const [feature, name] = toQueryKey(myRecipes.list)
  await queryClient.cancelQueries({ queryKey: [feature, name] })
  queryClient.setQueriesData<Answer>({ queryKey: [feature, name] }, (response) => {
    if (!response?.data.some((recipe) => recipe.id === id)) return response
    const data = response.data.flatMap((recipe) => (recipe.id === id ? (change(recipe) ?? []) : [recipe]))
    const removedCount = response.data.length - data.length
    return { data, page: { ...response.page, total: response.page.total - removedCount } }
  })
}
