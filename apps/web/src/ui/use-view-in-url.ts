import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'

interface ViewUrlCodec<View> {
  readonly viewFrom: (params: URLSearchParams) => View
  readonly paramsFor: (view: View) => URLSearchParams
}

/**
 * The part of something that is looked at. What is pressed or typed shows at once; the address follows, for what is typed when
 * the typing pauses. `asked` is what the address says.
 */
export function useViewInUrl<View extends object>({ viewFrom, paramsFor }: ViewUrlCodec<View>) {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const asked = useMemo(() => viewFrom(params), [params, viewFrom])
  const [view, setView] = useState(asked)
  // What comes next builds on this, not on what is written in the address so far.
  const latest = useRef(view)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, or a link: the address speaks. What we wrote there ourselves may be behind what was typed since.
  const follow = useEffectEvent(() => {
    if (kind === 'REPLACE') return
    clearTimeout(pause.current)
    latest.current = asked
    setView(asked)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => follow(), [key])
  useEffect(() => () => clearTimeout(pause.current), [])

  /** Looks at something else; with a pause the address follows after so many milliseconds without another change. */
  function look(part: Partial<View> | ((before: View) => View), typingPause = 0) {
    const before = latest.current
    const next = typeof part === 'function' ? part(before) : { ...before, ...part }
    latest.current = next
    setView(next)
    clearTimeout(pause.current)
    const write = () => setParams(paramsFor(latest.current), { replace: true })
    if (typingPause === 0) write()
    else pause.current = setTimeout(write, typingPause)
  }

  return { view, asked, look }
}
