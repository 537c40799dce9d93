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
  const place = page.getElementById('root')
  if (!place) throw new Error('Root element not found')
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
  // Drawn pages are drawn for visitors; a cook's begins empty, and was not shown until now (public/theme.js).
  if (place.hasChildNodes() && !session.get().isAuthenticated) return hydrate(place, app)
  place.replaceChildren()
  delete page.documentElement.dataset.cook
  const root = createRoot(place)
  root.render(app)
  return root
}

/** In small steps, so that a press in between is heard. */
function hydrate(place: HTMLElement, app: ReactNode): Root {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(place, app)
  })
  // A transition begins at once.
  return root as unknown as Root
}
