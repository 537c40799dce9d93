import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router'
import { sidebarPrefixes } from '../paths'
import { lazyPage } from './page/lazy-page'
import { PageAnnouncer } from './page/page-announcer'
import {
  notFoundRoute,
  type RouteDefinition,
  type RouteGuard,
  type RouteLayout,
  redirects,
  routeDefinitions,
} from './routes'
import { Shell } from './shell'

// The page is loaded in parallel with its layout.
const SidebarLayout = lazyPage(async () => {
  const route = routeDefinitions.find(({ path }) => path === window.location.pathname)
  // A failure is handled where the page renders.
  route?.page().catch(() => undefined)
  return (await import('./sidebar/sidebar-layout')).SidebarLayout
})

function withGuard(guard: RouteGuard, page: RouteDefinition['page']): RouteDefinition['page'] {
  return async () => {
    const [{ GuardedPage }, Page] = await Promise.all([import('./page/guarded-page'), page()])
    return () => <GuardedPage guard={guard} page={Page} />
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
    .filter((route) => route.layout === layout)
    .map((route) => toRouteObject(route.path, route))
}

function PlainLayout() {
  return (
    <main id="main" tabIndex={-1} className="min-h-(--page-height)">
      <Outlet />
    </main>
  )
}

/** React Router's routes from the table. Each layout has its own not-found route. */
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
      ...redirects.map(({ path, to }) => ({
        path,
        caseSensitive: true,
        element: <Navigate to={to} replace />,
      })),
    ],
  },
]

export function AppRoutes() {
  return useRoutes(routeObjects)
}
