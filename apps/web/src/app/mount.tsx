import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { captureInstallPrompt } from '../install-prompt'
import { clearAccountStorage } from '../session/account-storage'
import { session } from '../session/session-store'
import { AppRoutes } from './app-routes'
import { purgeListsOnSignOut } from './background/purge-lists-on-sign-out'
import { unsubscribePushIfSignedOut } from './background/unsubscribe-push'

export function mount(page: Document): Root {
  const container = page.getElementById('root')
  if (!container) throw new Error('Root element not found')
  window.addEventListener('storage', session.follow)
  session.subscribe(unsubscribePushIfSignedOut)
  session.subscribe(clearAccountStorage)
  clearAccountStorage()
  purgeListsOnSignOut()
  captureInstallPrompt(window)
  const app = (
    <StrictMode>
      <BrowserRouter>
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
  root.render(app)
  return root
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
