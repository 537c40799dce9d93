import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Path,
  resolveTo,
  type To,
} from './location'
import { matchRoutes, type RouteObject, type RouteParams } from './match-routes'

/** Where the app is, and what led there. */
export interface Visit {
  readonly location: Location
  readonly type: NavigationType
}

/** The history behind the app: that of the tab, or one of a test. */
export interface RouterHistory {
  current(): Visit
  navigate(to: To, options?: NavigateOptions): void
  /** The address of a location of the app, for a link. */
  hrefOf(path: Path): string
  /** Calls back after each navigation; returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

interface MatchedRoute {
  readonly params: RouteParams
  /** What the layout shows as its page. */
  readonly outlet: ReactNode
}

const HistoryContext = createContext<RouterHistory | null>(null)
const VisitContext = createContext<Visit | null>(null)
const RouteContext = createContext<MatchedRoute>({ params: {}, outlet: null })

interface RouterProps {
  readonly history: RouterHistory
  readonly children: ReactNode
}

/** The app follows a history. A navigation is a transition: the page stays until the next one is ready. */
export function Router({ history, children }: RouterProps) {
  const [visit, setVisit] = useState(history.current)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setVisit(history.current()))
    // It may have changed before this effect.
    setVisit(history.current())
    return history.subscribe(follow)
  }, [history])
  return (
    <HistoryContext value={history}>
      <VisitContext value={visit}>{children}</VisitContext>
    </HistoryContext>
  )
}

function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('Outside of a Router there is no location')
  return visit
}

function useHistory(): RouterHistory {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('Outside of a Router there is no history')
  return history
}

export const useLocation = () => useVisit().location

export const useNavigationType = () => useVisit().type

/** Returns a function that leads to an address of the app; it is always the same one. */
export function useNavigate(): (to: To, options?: NavigateOptions) => void {
  return useHistory().navigate
}

/** Returns a function that tells the address of a location of the app; it is always the same one. */
export function useHref(): (path: Path) => string {
  return useHistory().hrefOf
}

/** The parameters in the path of the page. */
export const useParams = () => useContext(RouteContext).params

type SearchParamsInit = URLSearchParams | Readonly<Record<string, string>>
type SetSearchParams = (
  next: SearchParamsInit | ((current: URLSearchParams) => SearchParamsInit),
  options?: NavigateOptions,
) => void

/** The parameters of the address, and a function that changes them; it is always the same one. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const history = useHistory()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const current = () => new URLSearchParams(history.current().location.search)
      const wanted = new URLSearchParams(typeof next === 'function' ? next(current()) : next)
      history.navigate(`?${wanted}`, options)
    },
    [history],
  )
  return [params, setParams]
}

/** Shows the page of a layout. */
export const Outlet = () => useContext(RouteContext).outlet

/** Leads to another address as soon as it is shown. */
export function Navigate({ to, replace }: { readonly to: string; readonly replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}

/** Shows the route of the address with the layouts around it. Within a path nothing of it renders anew. */
export function useRoutes(routes: readonly RouteObject[]): ReactNode {
  const { pathname } = useLocation()
  return useMemo(() => {
    const match = matchRoutes(routes, pathname)
    let page: ReactNode = null
    for (const { element } of (match?.routes ?? []).toReversed())
      page = (
        <RouteContext value={{ params: match?.params ?? {}, outlet: page }}>{element ?? page}</RouteContext>
      )
    return page
  }, [routes, pathname])
}

/** Resolves an address from where one is. */
export const useResolved = (to: To) => resolveTo(to, useLocation().pathname)
