import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loginPath, paths } from '../paths'
import { Outlet, useLocation, useNavigate } from '../router/router'
import { accountStoragePrefix } from '../session/account-storage'
import { setLoginRedirect } from '../session/session-store'
import { useSession } from '../session/use-session'
import { useLocaleRevision } from '../ui/formatting/locale'
import { LazyShortcuts } from '../ui/overlays/lazy-shortcuts'
import { LazyToaster } from '../ui/toasts/lazy-toaster'
import { LazyDetailTransition, LazyOfflineSupport } from './background/lazy-after-screen'
import { LazyConfirmation } from './background/lazy-confirmation'
import { importWithRetry, LazyHouseholdSync } from './background/lazy-household-sync'
import { CommandLauncher } from './command/command-launcher'
import { cookPart } from './cook-part'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { LastPathContext } from './page/page-announcer'
import { PageErrorBoundary, SilentErrorBoundary } from './page/page-error-boundary'
import { PageFallback } from './page/page-fallback'
import { usePendingPageCount } from './page/pending-pages'

/** A button, not a link: the URL stays unchanged. */
function SkipLink() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById('main')?.focus()}
      className="sr-only rounded-card bg-herb font-semibold text-on-herb focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:px-4 focus:py-3"
    >
      Skip to content
    </button>
  )
}

/** Redirects to /login when the API client reports an expired session, with the path to return to. */
function useLoginRedirect() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const redirect = useEffectEvent(() => {
    if (pathname !== paths.login) void navigate(loginPath(pathname + search + hash))
  })
  useEffect(() => {
    setLoginRedirect(() => redirect())
    return () => setLoginRedirect(() => {})
  }, [])
}

const LoadedAccountDeletionBanner = cookPart(
  async () =>
    (await importWithRetry(() => import('../features/account/account-deletion-notice')))
      .AccountDeletionNotice,
)

/** The notice of a scheduled account deletion, loaded separately for signed-in cooks only. */
function LazyAccountDeletionBanner() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return <LoadedAccountDeletionBanner />
}

const loadShortcuts = async () => (await import('./shortcuts')).appShortcuts

const showDelayMs = 200

/** A progress bar while the next page loads; the delay hides quick changes. */
export function NavigationProgress() {
  const isPending = usePendingPageCount() > 0
  const [isSlow, setIsSlow] = useState(false)

  // Uses a timer, not the animation: with reduced motion there is none to wait for.
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), showDelayMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending])

  if (!isPending || !isSlow) return null
  return (
    <div
      role="progressbar"
      aria-label="Opening the page"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-herb"
    />
  )
}

/** Storage keys of the cooking guide, for visitors and cooks. */
const cookingStorageKeys = ['cooking/visitor', `${accountStoragePrefix}cooking`]

/** The kitchen timer alarm, loaded only after somebody has started to cook. */
function LazyKitchenAlarm() {
  const { pathname } = useLocation()
  const [Alarm, setAlarm] = useState<ComponentType | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked on every page, because the guide may have been left with a running timer
  useEffect(() => {
    if (Alarm || !isCooking()) return
    let unmounted = false
    import('../features/cooking/timers/kitchen-alarm').then(
      ({ KitchenAlarm }) => unmounted || setAlarm(() => KitchenAlarm),
      (error: unknown) => console.error('Loading the kitchen timers failed', error),
    )
    return () => {
      unmounted = true
    }
  }, [Alarm, pathname])
  return Alarm && <Alarm />
}

function isCooking(): boolean {
  try {
    return cookingStorageKeys.some((key) => window.localStorage.getItem(key)?.includes('endsAt'))
  } catch {
    return false
  }
}

/** The frame of every page. A page is at least one screen high, so that nothing moves when it loads. */
export function Shell() {
  const { pathname } = useLocation()
  const lastPath = useRef<string | null>(null)
  const localeRevision = useLocaleRevision()
  useLoginRedirect()
  return (
    <div className="[--bar-height:3.5rem] [--page-height:calc(100dvh-var(--bar-height)-var(--places-row))] pb-(--tab-bar) md:[--bar-height:6.5rem] xl:[--bar-height:4rem]">
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
        <LazyConfirmation />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyOfflineSupport />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyDetailTransition />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyKitchenAlarm />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyToaster />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <CommandLauncher />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <LazyShortcuts load={loadShortcuts} />
      </SilentErrorBoundary>
    </div>
  )
}
