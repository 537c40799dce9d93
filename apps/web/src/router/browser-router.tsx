import { type ReactNode, useState } from 'react'
import { type NavigationType, resolveTo, toHref } from './location'
import { Router, type RouterHistory, type Visit } from './router'

/** What an entry of the tab's history holds. Others add to it: `ui/overlays/use-close-on-back.ts`. */
interface EntryState {
  readonly key?: string
  readonly usr?: unknown
}

/** The history of the tab as that of the app. */
function createBrowserHistory(): RouterHistory {
  let visit = readVisit('POP')
  const listeners = new Set<() => void>()
  function arrive(type: NavigationType) {
    visit = readVisit(type)
    for (const listener of listeners) listener()
  }
  const arriveBack = () => arrive('POP')
  return {
    current: () => visit,
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('popstate', arriveBack)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('popstate', arriveBack)
      }
    },
    navigate(to, { replace = false, state = null } = {}) {
      const href = toHref(resolveTo(to, window.location.pathname))
      const entry: EntryState = { usr: state, key: Math.random().toString(36).slice(2, 10) }
      if (replace) window.history.replaceState(entry, '', href)
      else window.history.pushState(entry, '', href)
      arrive(replace ? 'REPLACE' : 'PUSH')
    },
  }
}

function readVisit(type: NavigationType): Visit {
  const { pathname, search, hash } = window.location
  const { key = 'default', usr = null } = (window.history.state ?? {}) as EntryState
  return { location: { pathname, search, hash, key, state: usr }, type }
}

export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createBrowserHistory)
  return <Router history={history}>{children}</Router>
}
