import { type AnswerOf, keyOf } from '@larder/contract/endpoint'
import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { useState } from 'react'
import { queries } from '../../api/query-client'

/** What the list says of a recipe, where the cook came from the list. */
export function useKnownRecipe(id: number): MyRecipe | undefined {
  const [known] = useState(() => {
    const [word, name] = keyOf(myRecipes.list)
    return queries
      .getQueriesData<AnswerOf<typeof myRecipes.list>>({ queryKey: [word, name] })
      .flatMap(([, answer]) => answer?.data ?? [])
      .find((recipe) => recipe.id === id)
  })
  return known
}
