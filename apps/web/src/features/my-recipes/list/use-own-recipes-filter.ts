import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type OwnRecipesFilter, parseOwnRecipesFilter, toOwnRecipesSearch } from './own-recipes-filter'

const typingPause = 200

/** What is looked at, by the address. What is typed shows at once; the address follows when the typing pauses. */
export function useOwnRecipesFilter() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parseOwnRecipesFilter(new URLSearchParams(search)), [search])
  const [typed, setTyped] = useState(view.q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef(view.q)

  // Back, or a link: the address speaks. What we wrote there ourselves may be behind what was typed since.
  const follow = useEffectEvent(() => {
    if (view.q === written.current) return
    written.current = view.q
    clearTimeout(pause.current)
    setTyped(view.q)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts
  useEffect(() => follow(), [key])
  useEffect(() => () => clearTimeout(pause.current), [])

  const go = (next: Partial<OwnRecipesFilter>, replace = false) =>
    void navigate(`${pathname}${toOwnRecipesSearch({ ...view, ...next })}`, { replace })

  function type(q: string) {
    setTyped(q)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      written.current = q
      go({ q, page: 1 }, true)
    }, typingPause)
  }

  return { view, typed, type, go }
}
