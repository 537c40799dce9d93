import { Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useLocaleRevision } from '../ui/formatting/locale'
import { LazyShortcuts } from '../ui/overlays/lazy-shortcuts'
import { LazyToaster } from '../ui/toasts/lazy-toaster'
import { LazyAccountDeletionBanner } from './background/lazy-account-deletion-banner'
import { LazyHouseholdSync } from './background/lazy-household-sync'
import { LazyKitchenAlarm } from './background/lazy-kitchen-alarm'
import { LazyOfflineSupport } from './background/lazy-offline-support'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { LastPathContext } from './page/last-path-context'
import { NavigationProgress } from './page/navigation-progress'
import { PageErrorBoundary } from './page/page-error-boundary'
import { PageFallback } from './page/page-fallback'
import { SilentErrorBoundary } from './page/silent-error-boundary'
import { shortcuts } from './shortcuts'
import { SkipLink } from './skip-link'
import { useLoginRedirect } from './use-login-redirect'

/** What surrounds every page. A page is at least a screen high, so that nothing moves when it arrives. */
export function Shell() {
  const { pathname } = useLocation()
  const lastSeen = useRef<string | null>(null)
  const drawn = useLocaleRevision()
  useLoginRedirect()
  return (
    <div className="[--bar-height:3.5rem] [--page-height:calc(100dvh-var(--bar-height))] md:[--bar-height:6.5rem] xl:[--bar-height:4rem]">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <SilentErrorBoundary>
        <LazyAccountDeletionBanner />
      </SilentErrorBoundary>
      <LastPathContext value={lastSeen}>
        <PageErrorBoundary path={pathname}>
          {/* The only one around pages: until the next is here, the one before stays. */}
          <Suspense fallback={<PageFallback />}>
            <Outlet key={drawn} />
          </Suspense>
        </PageErrorBoundary>
      </LastPathContext>
      <Footer />
      <SilentErrorBoundary>
        <LazyHouseholdSync />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyOfflineSupport />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyKitchenAlarm />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyToaster />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyShortcuts shortcuts={shortcuts} />
      </SilentErrorBoundary>
    </div>
  )
}
