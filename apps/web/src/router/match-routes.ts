import type { ReactNode } from 'react'

/** One route of the table; without a path it is a layout around its children. */
export interface RouteObject {
  readonly path?: string
  readonly element?: ReactNode
  readonly children?: readonly RouteObject[]
  /** Loads what the route shows. */
  readonly preload?: () => Promise<void>
}

export type RouteParams = Readonly<Record<string, string | undefined>>

interface RouteMatch {
  /** The route, after the layouts around it. */
  readonly routes: readonly RouteObject[]
  readonly params: RouteParams
}

/**
 * Returns the parameters if the path fits the pattern: `/posts/:id`, `/settings/*`. Case matters; slashes at the end do not.
 */
export function matchPath(pattern: string, pathname: string): RouteParams | undefined {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  const isOpen = wanted.at(-1) === '*'
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [n, segment] of wanted.entries()) {
    if (isOpen && n === wanted.length - 1) break
    const value = decode(given[n] ?? '')
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment !== value) return undefined
  }
  return params
}

/** Returns the route that fits a path best: words before parameters, parameters before `*`, the earlier before the later. */
export function matchRoutes(routes: readonly RouteObject[], pathname: string): RouteMatch | undefined {
  let best: (RouteMatch & { readonly rank: string }) | undefined
  const search = (level: readonly RouteObject[], layouts: readonly RouteObject[]) => {
    for (const route of level) {
      const branch = [...layouts, route]
      if (route.children) search(route.children, branch)
      if (route.path === undefined) continue
      const params = matchPath(route.path, pathname)
      const rank = rankOf(route.path)
      if (params && (!best || rank > best.rank)) best = { routes: branch, params, rank }
    }
  }
  search(routes, [])
  return best
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A text that sorts after those of patterns that fit less closely. */
function rankOf(pattern: string): string {
  const segments = segmentsOf(pattern)
  const kinds = segments.filter((segment) => segment !== '*').map((one) => (one.startsWith(':') ? '1' : '2'))
  return (segments.at(-1) === '*' ? '0' : '1') + kinds.join('')
}
