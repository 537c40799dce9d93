import type { RecipeSubstitute } from '@larder/contract/recipes'
import { useEffect, useEffectEvent } from 'react'
import { useSubstitutes } from './use-substitutes'

/**
 * Drops a chosen substitute once it is no longer among the safe choices, for instance because a new eater may not eat
 * it.
 */
export function useDropUnsafeSubstitute(
  recipeId: number,
  place: number,
  chosen: RecipeSubstitute | undefined,
  onUnsafe: () => void,
) {
  const { data } = useSubstitutes(recipeId, place, chosen !== undefined)
  const unsafe = chosen !== undefined && data?.data.every(({ text }) => text !== chosen.text) === true
  const letGo = useEffectEvent(onUnsafe)
  useEffect(() => {
    if (unsafe) letGo()
  }, [unsafe])
}
