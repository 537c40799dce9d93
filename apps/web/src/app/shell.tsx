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

/** The frame of every page. A page is at least one screen high, so that nothing moves when it loads. */
export function Shell() {
  const { pathname } = useLocation()
  const lastPath = useRef<string | null>(null)
  const localeRevision = useLocaleRevision()
  useLoginRedirect()
  return (
    <div className="[--bar-height:3.5rem] [--page-height:calc(100dvh-var(--bar-height))] md:[--bar-height:6.5rem] xl:[--bar-height:4rem]">
      <SkipLink />
      <NavigationProgress />
      <Header />
      <SilentErrorBoundary>
        <LazyAccountDeletionBanner />
      </SilentErrorBoundary>
      <LastPathContext value={lastPath}>
        <PageErrorBoundary path={pathname}>
          {/* The only Suspense around pages: the previous page stays until the next one is ready. */}
          <Suspense fallback={<PageFallback />}>
            <Outlet key={localeRevision} />
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
