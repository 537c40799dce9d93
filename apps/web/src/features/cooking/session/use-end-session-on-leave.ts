import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../paths'
import { session as signedIn } from '../../../session/session-store'
import type { CookingSession } from './cooking-session'
import { cookingStore } from './cooking-store'

/** Whoever has finished and goes on does not find the old finish the next time; whoever goes to log in does. */
export function useEndSessionOnLeave(session: CookingSession) {
  const leave = useEffectEvent(() => {
    const { pathname } = window.location
    if (pathname === paths.cookingGuide || pathname === paths.login || pathname === paths.register) return
    const settled = session.booked || (session.done && !signedIn.get().isAuthenticated)
    if (settled) cookingStore.end(session.id)
  })
  useEffect(() => () => leave(), [])
}
