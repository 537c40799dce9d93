import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { parseServingsParam } from '../recipe-params'

/**
 * For how many; undefined is as written. What is pressed or typed counts at once and the address follows, a moment
 * later. After Back or a link the address speaks.
 */
export function useServings(recipe: string | undefined) {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const asked = parseServingsParam(search.get('servings'))
  const [held, setHeld] = useState({ recipe, key, servings: asked })
  if (held.key !== key || held.recipe !== recipe) {
    // What we wrote there ourselves may be behind what was pressed since.
    const ours = kind === 'REPLACE' && held.recipe === recipe
    setHeld((now) => ({ recipe, key, servings: ours ? now.servings : asked }))
  }

  function serve(servings: number | undefined) {
    setHeld((now) => ({ ...now, servings }))
    setSearch(
      (now) => {
        if (servings === undefined) now.delete('servings')
        else now.set('servings', String(servings))
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [held.servings, serve] as const
}
