import type { RecipeSubstitute } from '@larder/contract/recipes'
import { useRef, useState } from 'react'

type Chosen = ReadonlyMap<number, RecipeSubstitute>

/** What a cook takes instead, by the place of the ingredient; kept for this tab. */
export function useSubstitutions(recipeId: number) {
  const key = `instead/${recipeId}`
  const [chosen, setChosen] = useState<Chosen>(() => read(key))
  // Several may be let go in the same moment.
  const latest = useRef(chosen)

  function choose(place: number, substitute: RecipeSubstitute | null) {
    const next = new Map(latest.current)
    if (substitute) next.set(place, substitute)
    else next.delete(place)
    latest.current = next
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
