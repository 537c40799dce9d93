import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { everybody, paramsFor, type UsersView, viewFrom } from './users-view'

const typingPause = 250

/** The accounts that are looked at. What is typed shows at once; the address follows when the typing pauses. */
export function useUsersView() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const kind = useNavigationType()
  const asked = useMemo(() => viewFrom(params), [params])
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

  function become(next: UsersView, wait = 0) {
    latest.current = next
    setView(next)
    clearTimeout(pause.current)
    const write = () => setParams(paramsFor(latest.current), { replace: true })
    if (wait === 0) write()
    else pause.current = setTimeout(write, wait)
  }

  return {
    view,
    /** As the address has it. */
    asked,
    search: (q: string) => become({ ...latest.current, q, page: 1 }, typingPause),
    show: (part: Partial<UsersView>) => become({ ...latest.current, page: 1, ...part }),
    showAll: () => become({ ...latest.current, ...everybody }),
  }
}
