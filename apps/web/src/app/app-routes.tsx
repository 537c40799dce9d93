import { Navigate, type RouteObject, useRoutes } from 'react-router'
import { sidebarPrefixes } from '../paths'
import { lazyPage } from './page/lazy-page'
import { PageAnnouncer } from './page/page-announcer'
import { PlainLayout } from './plain-layout'
import {
  notFoundRoute,
  type RouteDefinition,
  type RouteGuard,
  type RouteLayout,
  redirects,
  routeDefinitions,
} from './routes'
import { Shell } from './shell'

// The page inside is fetched beside its layout and not after it.
const SidebarLayout = lazyPage(async () => {
  const inside = routeDefinitions.find(({ path }) => path === window.location.pathname)
  // Whether it arrives is seen to where it is shown.
  inside?.page().catch(() => undefined)
  return (await import('./sidebar/sidebar-layout')).SidebarLayout
})

function withGuard(guard: RouteGuard, page: RouteDefinition['page']): RouteDefinition['page'] {
  return async () => {
    const [{ GuardedPage: Guarded }, Page] = await Promise.all([import('./page/guarded-page'), page()])
    return () => <Guarded guard={guard} page={Page} />
  }
}

function toRouteObject(
  path: string,
  { title, page, guard }: Pick<RouteDefinition, 'title' | 'page' | 'guard'>,
): RouteObject {
  const load = guard ? withGuard(guard, page) : page
  const Page = lazyPage(load)
  return {
    path,
    caseSensitive: true,
    element: (
      <>
        <Page />
        <PageAnnouncer title={title} />
      </>
    ),
  }
}

function routesWithLayout(layout: RouteLayout): RouteObject[] {
  return routeDefinitions
    .filter((room) => room.layout === layout)
    .map((room) => toRouteObject(room.path, room))
}

/** What the table comes to; each layout also answers for what is not found within it. */
const routeObjects: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <SidebarLayout />,
        children: [
          ...routesWithLayout('sidebar'),
          ...sidebarPrefixes.map((prefix) => toRouteObject(`${prefix}/*`, notFoundRoute)),
        ],
      },
      {
        element: <PlainLayout />,
        children: [...routesWithLayout('plain'), toRouteObject('*', notFoundRoute)],
      },
      ...redirects.map(({ path, leadsTo }) => ({
        path,
        caseSensitive: true,
        element: <Navigate to={leadsTo} replace />,
      })),
    ],
  },
]

export function AppRoutes() {
  return useRoutes(routeObjects)
}
