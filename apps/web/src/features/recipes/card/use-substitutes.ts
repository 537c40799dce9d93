import { recipes } from '@larder/contract/recipes'
import { useRead } from '../../../api/use-api'

/** Reads the substitutes of one ingredient that are safe for everybody who eats. */
export function useSubstitutes(recipeId: number, place: number, enabled: boolean) {
  return useRead(recipes.substitutes, { params: { id: recipeId, place }, query: {} }, { enabled })
}
