import { type ResponseOf, toQueryKey } from '@larder/contract/http/endpoint'
import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { useState } from 'react'
import { queryClient } from '../../../api/query-client'

/** What the list says of a recipe, where the cook came from the list. */
export function useCachedRecipe(id: number): MyRecipe | undefined {
  const [known] = useState(() => {
    const [word, name] = toQueryKey(myRecipes.list)
    return queryClient
      .getQueriesData<ResponseOf<typeof myRecipes.list>>({ queryKey: [word, name] })
      .flatMap(([, answer]) => answer?.data ?? [])
      .find((recipe) => recipe.id === id)
  })
  return known
}
