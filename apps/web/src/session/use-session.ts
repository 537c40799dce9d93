import { useSyncExternalStore } from 'react'
import { type SessionState, session, signedOut } from './session-store'

/** The current session. Prerendered pages show the signed-out state. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, () => signedOut)
}
