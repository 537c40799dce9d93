import type { SessionPort } from '../ports'

/**
 * The household the signed-in cook acts for, as last reported to this page. It can be switched on another
 * device at any time, so the server decides on every change.
 */
export function createCurrentHouseholdStore(session: Pick<SessionPort, 'token'>) {
  let token = session.token()
  let currentId: string | null = null
  /** Households the server reported the cook absent from, since the last known current household. */
  const absentFrom = new Set<string>()

  function reset(household: string | null) {
    currentId = household
    absentFrom.clear()
  }

  /** A new session may be another cook, so the household is unknown again. */
  function current() {
    if (session.token() !== token) {
      token = session.token()
      reset(null)
    }
    return currentId
  }

  return {
    /** Null until the server has reported it. */
    current,
    /** Sets the household the server reported. */
    set(household: string) {
      current()
      reset(household)
    },
    /** Marks a household the server reported the cook is not in. */
    markAbsent(household: string) {
      if (current() === household) currentId = null
      absentFrom.add(household)
    },
    /**
     * Returns whether a change for that household may be tried. A change made before the household was known
     * always may.
     */
    mayActFor(household: string | undefined): boolean {
      const active = current()
      if (household === undefined) return true
      return active === null ? !absentFrom.has(household) : active === household
    },
  }
}

export type CurrentHouseholdStore = ReturnType<typeof createCurrentHouseholdStore>
