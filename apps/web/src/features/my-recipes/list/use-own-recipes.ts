import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { refresh } from '../../../api/use-api'
import { ownRecipesPageSize } from './own-recipes-filter'

type Answer = ResponseOf<typeof myRecipes.list>

/** One page of the cook's recipes; the page before stays on screen until the next is there. */
export function useOwnRecipes({ q, page }: { readonly q: string; readonly page: number }) {
  const search = q.trim()
  const address = { query: { ...(search && { search }), page, size: ownRecipesPageSize } }
  return useQuery(
    {
      queryKey: toQueryKey(myRecipes.list, address),
      queryFn: ({ signal }) => callEndpoint(myRecipes.list, address, { signal }),
      placeholderData: keepPreviousData,
      // Whoever comes from writing one wants to see it.
      refetchOnMount: 'always',
    },
    queryClient,
  )
}

/** Asks anew for everything that shows the cook's recipes. */
export async function refreshOwnRecipes(): Promise<void> {
  await Promise.all([refresh(myRecipes.list), refresh(recipes.get)])
}

/** Shows a change at once, wherever the recipe is listed; null takes it out. */
export async function patchOwnRecipe(
  id: number,
  change: (recipe: MyRecipe) => MyRecipe | null,
): Promise<void> {
  const [word, name] = toQueryKey(myRecipes.list)
  await queryClient.cancelQueries({ queryKey: [word, name] })
  queryClient.setQueriesData<Answer>({ queryKey: [word, name] }, (answer) => {
    if (!answer?.data.some((recipe) => recipe.id === id)) return answer
    const data = answer.data.flatMap((recipe) => (recipe.id === id ? (change(recipe) ?? []) : [recipe]))
    const gone = answer.data.length - data.length
    return { data, page: { ...answer.page, total: answer.page.total - gone } }
  })
}
