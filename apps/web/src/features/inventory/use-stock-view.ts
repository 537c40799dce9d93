import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { paramsFor, type StockView, viewFrom } from './stock-view'

const typingPause = 200

/** The part of the kitchen that is looked at. It shows at once, and is written into the address behind that. */
export function useStockView() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const [view, setView] = useState(() => viewFrom(params))
  // The address follows later and by itself: what comes next builds on this, not on what is written there.
  const latest = useRef(view)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, or a link: the address speaks. What we wrote there ourselves may be behind what was typed since.
  const follow = useEffectEvent(() => {
    if (kind === 'REPLACE') return
    latest.current = viewFrom(params)
    setView(latest.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => follow(), [key])
  useEffect(() => () => clearTimeout(pause.current), [])

  function change(part: Partial<StockView>, wait = 0) {
    latest.current = { ...latest.current, ...part }
    setView(latest.current)
    clearTimeout(pause.current)
    const write = () => setParams(paramsFor(latest.current), { replace: true })
    if (wait === 0) write()
    else pause.current = setTimeout(write, wait)
  }

  return {
    view,
    search: (q: string) => change({ q }, typingPause),
    show: (part: Partial<StockView>) => change(part),
    showAll: () => change({ q: '', category: null, place: null, state: null }),
  }
}
