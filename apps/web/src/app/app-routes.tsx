import type { ComponentType, ReactNode } from 'react'
import { currentPath } from '../base-path'
import { sidebarPrefixes, welcomeState } from '../paths'
import { matchRoutes, type RouteObject } from '../router/match-routes'
import { Navigate, Outlet, useLocation, useRoutes } from '../router/router'
import { useSession } from '../session/use-session'
import { lazyPage } from './page/lazy-page'
import { loadPage } from './page/load-page'
import { PageAnnouncer } from './page/page-announcer'
import { PlacesSlot } from './places/places-slot'
import { developmentRoutes, type RouteGuard, type RouteLayout, redirects, routeDefinitions } from './routes'
import { Shell } from './shell'
import { isWideScreen, LazyQuickActions } from './sidebar/lazy-quick-actions'

const allRoutes = import.meta.env.DEV ? [...routeDefinitions, ...developmentRoutes] : routeDefinitions

// The page is loaded in parallel with its layout.
const SidebarLayout = lazyPage(async () => {
  const route = allRoutes.find(({ path }) => path === currentPath())
  // A failure is handled where the page renders.
  if (route) loadPage(route.page).catch(() => undefined)
  const [{ SidebarLayout }] = await Promise.all([
    import('./sidebar/sidebar-layout'),
    // In the same render: the page beside it would move.
    isWideScreen() && LazyQuickActions.preload(),
  ])
  return SidebarLayout
})

const invitedPage = (page: string) => () => loadPage(page)

type LoadComponent = () => Promise<ComponentType>

function withGuard(guard: RouteGuard, load: LoadComponent): LoadComponent {
  return async () => {
    const [{ GuardedPage }, Page] = await Promise.all([import('./page/guarded-page'), load()])
    const Invited = guard !== 'admin' && guard.invited ? lazyPage(invitedPage(guard.invited)) : undefined
    return () => <GuardedPage guard={guard} page={Page} invited={Invited} />
  }
}

function toRouteObject(path: string, title: string, load: LoadComponent): RouteObject {
  const Page = lazyPage(load)
  return {
    path,
    preload: Page.preload,
    element: (
      <>
        <Page />
        <PageAnnouncer title={title} />
      </>
    ),
  }
}

function toNotFoundRoute(path: string): RouteObject {
  return toRouteObject(
    path,
    'Page not found',
    async () => (await import('./page/not-found-page')).NotFoundPage,
  )
}

function routesWithLayout(layout: RouteLayout): RouteObject[] {
  return allRoutes
    .filter((route) => route.layout === layout)
    .map(({ path, title, page, guard }) => {
      const load = () => loadPage(page)
      return toRouteObject(path, title, guard ? withGuard(guard, load) : load)
    })
}

function PlainLayout() {
  return (
    <>
      <PlacesSlot />
      <main id="main" tabIndex={-1} className="min-h-(--page-height)">
        <WelcomeGate>
          <Outlet />
        </WelcomeGate>
      </main>
    </>
  )
}

/** The router's routes from the table. Each layout has its own not-found route. */
const routeObjects: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <SidebarLayout />,
        preload: SidebarLayout.preload,
        children: [
          ...routesWithLayout('sidebar'),
          ...sidebarPrefixes.map((prefix) => toNotFoundRoute(`${prefix}/*`)),
        ],
      },
      {
        element: <PlainLayout />,
        children: [...routesWithLayout('plain'), toNotFoundRoute('*')],
      },
      ...redirects.map(({ path, to }) => ({
        path,
        element: <Navigate to={to} replace />,
      })),
    ],
  },
]

/**
 * Loads the page of a path with its layout. Rendered without it, the frame would come first, and React leaves 300 ms
 * between a fallback and what replaces it.
 */
export async function preloadRoute(path: string): Promise<void> {
  const routes = matchRoutes(routeObjects, path)?.routes ?? []
  await Promise.all(routes.map(({ preload }) => preload?.()))
}

export function AppRoutes() {
  return useRoutes(routeObjects)
}

const LoadedWelcome = lazyPage(() => loadPage('home/welcome/welcome-page'))

/** Directly after sign-up the welcome stands in place of the page, which keeps its address. */
function WelcomeGate({ children }: { readonly children: ReactNode }) {
  const { state } = useLocation() as { readonly state: Partial<typeof welcomeState> | null }
  const { isAuthenticated } = useSession()
  return isAuthenticated && state?.welcome === welcomeState.welcome ? <LoadedWelcome /> : children
}
