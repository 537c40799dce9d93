import type { RecipeSubstitute } from '@larder/contract/recipes'
import { useState } from 'react'

type Chosen = ReadonlyMap<number, RecipeSubstitute>

/** What a cook takes instead, by the place of the ingredient; kept for this tab. */
export function useSubstitutions(recipeId: number) {
  const key = `instead/${recipeId}`
  const [chosen, setChosen] = useState<Chosen>(() => read(key))

  function choose(place: number, substitute: RecipeSubstitute | null) {
    const next = new Map(chosen)
    if (substitute) next.set(place, substitute)
    else next.delete(place)
    setChosen(next)
    try {
      window.sessionStorage.setItem(key, JSON.stringify([...next]))
    } catch {
      // Then it lasts until the page is left.
    }
  }
  return { chosen, choose }
}

function read(key: string): Chosen {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return new Map()
  }
}
