import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../paths'
import { session as signedIn } from '../../../session/session-store'
import type { CookingSession } from './cooking-session'
import { cookingStore } from './cooking-store'

/** Ends a finished session when the cook leaves the page, except when they leave to log in. */
export function useEndSessionOnLeave(session: CookingSession) {
  const endSession = useEffectEvent(() => {
    const { pathname } = window.location
    if (pathname === paths.cookingGuide || pathname === paths.login || pathname === paths.register) return
    const settled = session.booked || (session.done && !signedIn.get().isAuthenticated)
    if (settled) cookingStore.end(session.id)
  })
  useEffect(() => () => endSession(), [])
}
