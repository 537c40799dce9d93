import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { followInstallOffer } from '../install-offer'
import { forgetRemembered } from '../session/remembered'
import { session } from '../session/session-store'
import { AppRoutes } from './app-routes'
import { forgetLists } from './forget-lists'
import { forgetPush } from './forget-push'

export function mount(page: Document): Root {
  const place = page.getElementById('root')
  if (!place) throw new Error('Root element not found')
  window.addEventListener('storage', session.follow)
  session.subscribe(forgetPush)
  session.subscribe(forgetRemembered)
  forgetRemembered()
  forgetLists()
  followInstallOffer(window)
  const app = (
    <StrictMode>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>
  )
  // Drawn pages are drawn for visitors; a cook's begins empty, and was not shown until now (public/theme.js).
  if (place.hasChildNodes() && !session.get().isAuthenticated) return takeOver(place, app)
  place.replaceChildren()
  delete page.documentElement.dataset.cook
  const root = createRoot(place)
  root.render(app)
  return root
}

/** In small steps, so that a press in between is heard. */
function takeOver(place: HTMLElement, app: ReactNode): Root {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(place, app)
  })
  // A transition begins at once.
  return root as unknown as Root
}
