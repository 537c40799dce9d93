import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { type CommunityView, paramsFor, viewFrom } from './community-view'

const typingPause = 250

/** What is typed shows at once; the address follows when the typing pauses, and the server is asked what it says. */
export function useCommunityView() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const asked = useMemo(() => viewFrom(params), [params])
  const [typed, setTyped] = useState(asked.q)
  const latest = useRef(asked)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, or a link: the address speaks. What we wrote there ourselves may be behind what was typed since.
  const follow = useEffectEvent(() => {
    if (kind === 'REPLACE') return
    clearTimeout(pause.current)
    latest.current = asked
    setTyped(asked.q)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts, also at the same one
  useEffect(() => follow(), [key])
  useEffect(() => () => clearTimeout(pause.current), [])

  function become(part: Partial<CommunityView>, wait = 0) {
    latest.current = { ...latest.current, page: 1, ...part }
    setTyped(latest.current.q)
    clearTimeout(pause.current)
    const write = () => setParams(paramsFor(latest.current), { replace: true })
    if (wait === 0) write()
    else pause.current = setTimeout(write, wait)
  }

  return {
    typed,
    /** As the address has it. */
    asked,
    search: (q: string) => become({ q }, typingPause),
    clear: () => become({ q: '' }),
    order: (sort: CommunityView['sort']) => become({ sort }),
  }
}
