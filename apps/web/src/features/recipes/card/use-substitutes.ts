import { recipes } from '@larder/contract/recipes'
import { useRead } from '../../../api/use-api'

/** What can stand in for one ingredient, safe for everybody who eats. */
export function useSubstitutes(recipeId: number, place: number, enabled: boolean) {
  return useRead(recipes.substitutes, { params: { id: recipeId, place }, query: {} }, { enabled })
}
