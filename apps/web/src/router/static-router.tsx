import { type ReactNode, useState } from 'react'
import { resolveTo, toHref } from './location'
import { Router, type RouterHistory, type Visit } from './router'

interface StaticRouterProps {
  /** The address it starts at. */
  readonly location: string
  readonly children: ReactNode
}

/** A router without a browser's history: for prerendering, and for tests, which may navigate. */
export function StaticRouter({ location, children }: StaticRouterProps) {
  const [history] = useState(() => createMemoryHistory(location))
  return <Router history={history}>{children}</Router>
}

/** A history of its own, and Back as the browser has it. */
export interface MemoryHistory extends RouterHistory {
  back(): void
}

export function createMemoryHistory(start: string): MemoryHistory {
  const listeners = new Set<() => void>()
  const first: Visit = { location: { ...resolveTo(start, '/'), key: 'default', state: null }, type: 'POP' }
  let entries = [first]
  let visit = first
  let navigations = 0
  function arrive(next: Visit) {
    visit = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => visit,
    hrefOf: toHref,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(to, { replace = false, state = null } = {}) {
      navigations += 1
      const path = resolveTo(to, visit.location.pathname)
      const location = { ...path, key: String(navigations), state }
      const next: Visit = { location, type: replace ? 'REPLACE' : 'PUSH' }
      entries = [...(replace ? entries.slice(0, -1) : entries), next]
      arrive(next)
    },
    back() {
      entries = entries.length > 1 ? entries.slice(0, -1) : entries
      const { location } = entries.at(-1) ?? first
      arrive({ location, type: 'POP' })
    },
  }
}
