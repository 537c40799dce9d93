import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { useState } from 'react'
import { queryClient } from '../../../api/query-client'

/** Returns a recipe from the cached list, if the cook came from there. */
export function useCachedRecipe(id: number): MyRecipe | undefined {
  const [cached] = useState(() => {
    const [feature, name] = toQueryKey(myRecipes.list)
    return queryClient
      .getQueriesData<ResponseOf<typeof myRecipes.list>>({ queryKey: [feature, name] })
      .flatMap(([, response]) => response?.data ?? [])
      .find((recipe) => recipe.id === id)
  })
  return cached
}
