import { Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LazyShortcuts } from '../ui/lazy-shortcuts'
import { LazyToaster } from '../ui/lazy-toaster'
import { useDrawnAnew } from '../ui/written-as'
import { Footer } from './footer'
import { Header } from './header'
import { LastSeen } from './last-seen'
import { LazyAlarm } from './lazy-alarm'
import { LazyLeaving } from './lazy-leaving'
import { LazyLive } from './lazy-live'
import { LazyOffline } from './lazy-offline'
import { NavigationProgress } from './navigation-progress'
import { PageFallback } from './page-fallback'
import { QuietBoundary } from './quiet-boundary'
import { shortcuts } from './shortcuts'
import { SkipLink } from './skip-link'
import { TroubleBoundary } from './trouble-boundary'
import { useWayToLogin } from './use-way-to-login'

/** What surrounds every page. A page is at least a screen high, so that nothing moves when it arrives. */
export function Shell() {
  const { pathname } = useLocation()
  const lastSeen = useRef<string | null>(null)
  const drawn = useDrawnAnew()
  useWayToLogin()
  return (
    <div className="[--bar-height:3.5rem] [--page-height:calc(100dvh-var(--bar-height))] md:[--bar-height:6.5rem] xl:[--bar-height:4rem]">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <QuietBoundary>
        <LazyLeaving />
      </QuietBoundary>
      <LastSeen value={lastSeen}>
        <TroubleBoundary place={pathname}>
          {/* The only one around pages: until the next is here, the one before stays. */}
          <Suspense fallback={<PageFallback />}>
            <Outlet key={drawn} />
          </Suspense>
        </TroubleBoundary>
      </LastSeen>
      <Footer />
      <QuietBoundary>
        <LazyLive />
      </QuietBoundary>
      <QuietBoundary>
        <LazyOffline />
      </QuietBoundary>
      <QuietBoundary>
        <LazyAlarm />
      </QuietBoundary>
      <QuietBoundary>
        <LazyToaster />
      </QuietBoundary>
      <QuietBoundary>
        <LazyShortcuts shortcuts={shortcuts} />
      </QuietBoundary>
    </div>
  )
}
