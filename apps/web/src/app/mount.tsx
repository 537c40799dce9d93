import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
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
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </StrictMode>,
  )
  return root
}
