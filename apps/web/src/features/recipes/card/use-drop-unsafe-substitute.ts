import type { RecipeSubstitute } from '@larder/contract/recipes'
import { useEffect, useEffectEvent } from 'react'
import { useSubstitutes } from './use-substitutes'

/** Lets go of what was chosen once it is no longer among the safe choices: somebody who may not eat it has joined. */
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
