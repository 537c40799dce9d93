import { type ReactNode, useState } from 'react'
import { type NavigationType, type Path, resolveTo, toHref } from './location'
import { Router, type RouterHistory, type Visit } from './router'

/** What an entry of the tab's history holds. Others add to it: `ui/overlays/use-close-on-back.ts`. */
interface EntryState {
  readonly key?: string
  readonly usr?: unknown
}

/** How the paths of this app are written in the browser's address, where it is not at the root of its host. */
interface AddressFormat {
  toAppPath(pathname: string): string
  withBasePath(path: string): string
}

/** The history of the tab as that of the app. */
function createBrowserHistory({ toAppPath, withBasePath }: AddressFormat): RouterHistory {
  const readVisit = (type: NavigationType): Visit => {
    const { pathname, search, hash } = window.location
    const { key = 'default', usr = null } = (window.history.state ?? {}) as EntryState
    return { location: { pathname: toAppPath(pathname), search, hash, key, state: usr }, type }
  }
  const hrefOf = (path: Path) => withBasePath(toHref(path))
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
    hrefOf,
    navigate(to, { replace = false, state = null } = {}) {
      const href = hrefOf(resolveTo(to, toAppPath(window.location.pathname)))
      const entry: EntryState = { usr: state, key: Math.random().toString(36).slice(2, 10) }
      if (replace) window.history.replaceState(entry, '', href)
      else window.history.pushState(entry, '', href)
      arrive(replace ? 'REPLACE' : 'PUSH')
    },
  }
}

const atTheRoot: AddressFormat = { toAppPath: (pathname) => pathname, withBasePath: (path) => path }

interface BrowserRouterProps {
  readonly format?: AddressFormat
  readonly children: ReactNode
}

export function BrowserRouter({ format = atTheRoot, children }: BrowserRouterProps) {
  const [history] = useState(() => createBrowserHistory(format))
  return <Router history={history}>{children}</Router>
}
