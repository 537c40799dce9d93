import type { CurrentHouseholdStore } from '../household-sync/current-household'
import { toApiError } from '../to-api-error'
import type { QueueOwner } from './change-queue-owner'
import type { ChangeQueueStore, QueuedChange, UnsentChange } from './change-queue-store'
import type { createChangeSender } from './change-sender'

interface QueueHouseholdsParts {
  readonly store: ChangeQueueStore
  readonly owner: QueueOwner
  readonly currentHousehold: CurrentHouseholdStore
  readonly sending: ReturnType<typeof createChangeSender>
  /** Asks the server which households the cook is in. */
  readonly households: () => Promise<readonly string[]>
  readonly isOnline: () => boolean
  readonly changed: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly reject: (entry: QueuedChange, error: unknown) => void
}

/** How long somebody who goes to another household waits for what they did in this one. */
const drainTimeoutMs = 2500

/** Keeps what was done in one household from being booked in another when the cook switches meanwhile. */
export function createQueueHouseholds(parts: QueueHouseholdsParts) {
  const { store, owner, currentHousehold: whereabouts, sending, changed } = parts
  const isHere = ({ household }: Pick<UnsentChange, 'household'>) => whereabouts.mayActFor(household)

  function elsewhere(): readonly QueuedChange[] {
    const whose = owner.current()
    return whose === null ? [] : store.all(whose).filter((entry) => !isHere(entry))
  }

  /** What was for a household that the cook is no longer in will never be taken. */
  async function giveUpLost(whose: string) {
    if (elsewhere().length === 0) return
    const mine = await parts.households().catch(() => null)
    if (mine === null || owner.current() !== whose) return
    for (const entry of elsewhere()) {
      if (entry.household === undefined || mine.includes(entry.household)) continue
      store.remove(whose, entry)
      parts.reject(entry, toApiError('household-not-found'))
    }
    changed()
  }

  return {
    isHere,
    elsewhere,

    /** The server says where the cook is now. */
    setCurrentHousehold(household: string) {
      whereabouts.set(household)
      const whose = owner.current()
      if (whose === null) return
      store.clearReadCache()
      // Made before anybody knew: once it may have been booked here, it must not be booked elsewhere as well.
      for (const entry of store.all(whose))
        if (entry.household === undefined) store.put(whose, { ...entry, household })
      changed()
      sending.flush()
      void giveUpLost(whose)
    },

    /** The kitchen on screen is one of before, without word from the server: what is done now is for that one. */
    assumeHousehold(household: string) {
      if (whereabouts.current() !== null || !whereabouts.mayActFor(household)) return
      whereabouts.set(household)
      changed()
    },

    /** Sends what waits for this household, as far as that is possible now, before the cook goes to another. */
    async drain(): Promise<void> {
      const whose = owner.current()
      const isEmpty = () => whose === null || !sending.nextOf(whose)
      if (isEmpty() || !parts.isOnline()) return
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          stop()
          resolve()
        }
        const timer = setTimeout(end, drainTimeoutMs)
        const stop = parts.subscribe(() => {
          if (isEmpty() || sending.isStalled()) end()
        })
        sending.flush()
      })
    },
  }
}
