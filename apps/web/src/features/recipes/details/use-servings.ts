import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { parseServingsParam } from '../recipe-params'

/**
 * The servings; undefined means as written. A change applies at once and is then written to the URL. After Back or a
 * link the URL decides.
 */
export function useServings(recipe: string | undefined) {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const urlServings = parseServingsParam(search.get('servings'))
  const [current, setCurrent] = useState({ recipe, key, servings: urlServings })
  if (current.key !== key || current.recipe !== recipe) {
    // A URL that this hook wrote may be older than the latest change.
    const isOwnWrite = kind === 'REPLACE' && current.recipe === recipe
    setCurrent((now) => ({ recipe, key, servings: isOwnWrite ? now.servings : urlServings }))
  }

  function changeServings(servings: number | undefined) {
    setCurrent((now) => ({ ...now, servings }))
    setSearch(
      (now) => {
        if (servings === undefined) now.delete('servings')
        else now.set('servings', String(servings))
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [current.servings, changeServings] as const
}
