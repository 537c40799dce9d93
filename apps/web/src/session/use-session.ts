import { useSyncExternalStore } from 'react'
import { type SessionState, session, signedOut } from './session-store'

/** A page that was drawn before anybody came was drawn for a visitor. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, () => signedOut)
}
