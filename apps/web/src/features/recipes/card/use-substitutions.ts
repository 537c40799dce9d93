import type { RecipeSubstitute } from '@larder/contract/recipes'
import { useRef, useState } from 'react'

type Chosen = ReadonlyMap<number, RecipeSubstitute>

/** The chosen substitutes by ingredient index, kept in session storage. */
export function useSubstitutions(recipeId: number) {
  const key = `instead/${recipeId}`
  const [chosen, setChosen] = useState<Chosen>(() => readStored(key))
  // Several may be dropped in the same render.
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
      // Storage is not available; the choice lasts until the page is left.
    }
  }
  return { chosen, choose }
}

function readStored(key: string): Chosen {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return new Map()
  }
}
