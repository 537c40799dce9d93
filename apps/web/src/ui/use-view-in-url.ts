import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from '../router/router'

interface ViewUrlCodec<View> {
  readonly viewFrom: (params: URLSearchParams) => View
  readonly paramsFor: (view: View) => URLSearchParams
}

/**
 * The view state of a page, synchronised with the URL. A change shows at once; the URL follows, for typed
 * input after a pause. `asked` is the view in the URL.
 */
export function useViewInUrl<View extends object>({ viewFrom, paramsFor }: ViewUrlCodec<View>) {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const asked = useMemo(() => viewFrom(params), [params, viewFrom])
  const [view, setView] = useState(asked)
  // The next change builds on this state, not on the URL.
  const latest = useRef(view)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // On back or a link the URL wins. A URL we replaced ourselves may be older than later input.
  const applyUrl = useEffectEvent(() => {
    if (navigationType === 'REPLACE') return
    clearTimeout(timer.current)
    latest.current = asked
    setView(asked)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation, also to the same URL
  useEffect(() => applyUrl(), [key])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Changes the view; with a pause the URL follows after that many milliseconds without another change. */
  function look(part: Partial<View> | ((current: View) => View), typingPause = 0) {
    const current = latest.current
    const next = typeof part === 'function' ? part(current) : { ...current, ...part }
    latest.current = next
    setView(next)
    clearTimeout(timer.current)
    const updateUrl = () => setParams(paramsFor(latest.current), { replace: true })
    if (typingPause === 0) updateUrl()
    else timer.current = setTimeout(updateUrl, typingPause)
  }

  return { view, asked, look }
}
