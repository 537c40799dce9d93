import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { currentPath, toAppPath, withBasePath } from '../base-path'
import { captureInstallPrompt } from '../install-prompt'
import { BrowserRouter } from '../router/browser-router'
import { canReachServer, watchLocalServer } from '../server-connection'
import { clearAccountStorage } from '../session/account-storage'
import { session } from '../session/session-store'
import { setOnlineCheck } from '../ui/after-screen'
import { AppRoutes, preloadRoute } from './app-routes'
import { preloadCookParts } from './cook-part'

/** Later than this the frame shows without its page. */
const maxWaitForPageMs = 3000

/** Unsubscribes push messages on sign-out, so that the next user of this device does not see them. */
export function unsubscribePushIfSignedOut() {
  if (session.get().isAuthenticated || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker
    .getRegistration(withBasePath('/'))
    .then((registration) => registration?.pushManager?.getSubscription())
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => {
      // Without access there is no subscription either.
    })
}

/** Purges shopping lists left in this browser by another cook. Loads no code if there are none. */
export function purgeListsOnSignOut(): () => void {
  let token = session.get().accessToken
  const purge = () =>
    void purgeIfAny().catch((error) => console.error('Purging shopping lists failed', error))
  if (token === null) purge()
  return session.subscribe(() => {
    const previousToken = token
    token = session.get().accessToken
    if (previousToken !== token) purge()
  })
}

async function purgeIfAny() {
  const databases = await globalThis.indexedDB?.databases?.()
  if (!databases?.some(({ name }) => name?.startsWith('larder-shopping/'))) return
  const { purgeLists } = await import('../api/shopping-list/purge-lists')
  await purgeLists()
}

export function mount(page: Document): Root {
  const container = page.getElementById('root')
  if (!container) throw new Error('Root element not found')
  window.addEventListener('storage', session.follow)
  session.subscribe(unsubscribePushIfSignedOut)
  session.subscribe(clearAccountStorage)
  clearAccountStorage()
  purgeListsOnSignOut()
  captureInstallPrompt(window)
  setOnlineCheck(canReachServer)
  watchLocalServer(page.location)
  const app = (
    <StrictMode>
      <BrowserRouter format={{ toAppPath, withBasePath }}>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>
  )
  // Prerendered pages are for visitors. A signed-in cook's page starts empty and was hidden until now
  // (public/theme.js).
  if (container.hasChildNodes() && !session.get().isAuthenticated) return hydrate(container, app)
  container.replaceChildren()
  delete page.documentElement.dataset.cook
  const root = createRoot(container)
  void waitForRoute(currentPath()).then(() => root.render(app))
  return root
}

/** Waits until the page can be rendered with its frame; not for long, and not for one that fails: its error is shown. */
async function waitForRoute(path: string): Promise<void> {
  await Promise.race([
    Promise.all([preloadRoute(path), session.get().isAuthenticated && preloadCookParts()]).catch(
      () => undefined,
    ),
    new Promise((resolve) => setTimeout(resolve, maxWaitForPageMs)),
  ])
}

/** Hydrates in a transition, so that input in between is handled. */
function hydrate(container: HTMLElement, app: ReactNode): Root {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(container, app)
  })
  // A transition starts synchronously.
  return root as unknown as Root
}
