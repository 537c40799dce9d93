import type { SessionStore } from '../../session/session-store'

/**
 * The household the signed-in cook acts for, as far as this page has heard: it can be switched on another device at any
 * time, so the server has the last word on every change.
 */
export function createCurrentHouseholdStore(session: Pick<SessionStore, 'get'>) {
  let token = session.get().accessToken
  let here: string | null = null
  /** The server said so, and nothing has been heard since. */
  const notIn = new Set<string>()

  function become(household: string | null) {
    here = household
    notIn.clear()
  }

  /** Another session is another cook, who may be anywhere. */
  function current() {
    if (session.get().accessToken !== token) {
      token = session.get().accessToken
      become(null)
    }
    return here
  }

  return {
    /** Null until it was heard. */
    current,
    /** The server says that the cook is there. */
    set(household: string) {
      current()
      become(household)
    },
    /** The server says that the cook is not. */
    markAbsent(household: string) {
      if (current() === household) here = null
      notIn.add(household)
    },
    /** Whether something for that household may be tried; what was made before anybody knew always may. */
    mayActFor(household: string | undefined): boolean {
      const now = current()
      if (household === undefined) return true
      return now === null ? !notIn.has(household) : now === household
    },
  }
}

export type CurrentHouseholdStore = ReturnType<typeof createCurrentHouseholdStore>
