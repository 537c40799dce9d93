import { Navigate, type RouteObject, useRoutes } from 'react-router'
import { sidebarPrefixes } from '../paths'
import { lazyPage } from './lazy-page'
import { PageArrival } from './page-arrival'
import { PlainLayout } from './plain-layout'
import { type Guard, type Layout, notFound, type Room, redirects, rooms } from './routes'
import { Shell } from './shell'

// The page inside is fetched beside its layout and not after it.
const SidebarLayout = lazyPage(async () => {
  const inside = rooms.find(({ path }) => path === window.location.pathname)
  // Whether it arrives is seen to where it is shown.
  inside?.page().catch(() => undefined)
  return (await import('./sidebar-layout')).SidebarLayout
})

function behind(guard: Guard, page: Room['page']): Room['page'] {
  return async () => {
    const [{ Guarded }, Page] = await Promise.all([import('./guarded'), page()])
    return () => <Guarded by={guard} page={Page} />
  }
}

function routeFor(path: string, { title, page, guard }: Pick<Room, 'title' | 'page' | 'guard'>): RouteObject {
  const load = guard ? behind(guard, page) : page
  const Page = lazyPage(load)
  return {
    path,
    caseSensitive: true,
    element: (
      <>
        <Page />
        <PageArrival title={title} />
      </>
    ),
  }
}

function routesIn(layout: Layout): RouteObject[] {
  return rooms.filter((room) => room.layout === layout).map((room) => routeFor(room.path, room))
}

/** What the table comes to; each layout also answers for what is not found within it. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <SidebarLayout />,
        children: [
          ...routesIn('sidebar'),
          ...sidebarPrefixes.map((prefix) => routeFor(`${prefix}/*`, notFound)),
        ],
      },
      { element: <PlainLayout />, children: [...routesIn('plain'), routeFor('*', notFound)] },
      ...redirects.map(({ path, leadsTo }) => ({
        path,
        caseSensitive: true,
        element: <Navigate to={leadsTo} replace />,
      })),
    ],
  },
]

export function AppRoutes() {
  return useRoutes(routes)
}
