import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type OwnRecipesFilter, parseOwnRecipesFilter, toOwnRecipesSearch } from './own-recipes-filter'

const searchDebounceMs = 200

/** The filter, kept in the URL. Input shows at once; the URL follows when typing pauses. */
export function useOwnRecipesFilter() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parseOwnRecipesFilter(new URLSearchParams(search)), [search])
  const [typed, setTyped] = useState(view.q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastWritten = useRef(view.q)

  // On Back or a link the URL decides. A URL that this hook wrote may be older than the input.
  const followUrl = useEffectEvent(() => {
    if (view.q === lastWritten.current) return
    lastWritten.current = view.q
    clearTimeout(pause.current)
    setTyped(view.q)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts
  useEffect(() => followUrl(), [key])
  useEffect(() => () => clearTimeout(pause.current), [])

  const go = (next: Partial<OwnRecipesFilter>, replace = false) =>
    void navigate(`${pathname}${toOwnRecipesSearch({ ...view, ...next })}`, { replace })

  function type(q: string) {
    setTyped(q)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      lastWritten.current = q
      go({ q, page: 1 }, true)
    }, searchDebounceMs)
  }

  return { view, typed, type, go }
}
