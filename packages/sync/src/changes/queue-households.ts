import type { ChangeStore, QueuedChange } from './change-store'
import type { CurrentHouseholdStore, QueueOwner } from './queue-scope'
import type { createChangeSender } from './send-queue'

interface QueueHouseholdsParts {
  readonly store: ChangeStore
  readonly owner: QueueOwner
  readonly currentHousehold: CurrentHouseholdStore
  readonly sender: ReturnType<typeof createChangeSender>
  /** Fetches the ids of the cook's households from the server. */
  readonly households: () => Promise<readonly string[]>
  readonly isOnline: () => boolean
  readonly onChange: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly toFailure: (code: 'household-not-found') => Error
  readonly reject: (entry: QueuedChange, error: unknown) => void
}

/** How long a household switch waits for the changes of the household being left. */
const drainTimeoutMs = 2500

/** Keeps changes made in one household from being booked in another when the cook switches in between. */
export function createQueueHouseholds(parts: QueueHouseholdsParts) {
  const { store, owner, currentHousehold, sender, onChange } = parts
  const isHere = ({ household }: Pick<QueuedChange, 'household'>) => currentHousehold.mayActFor(household)

  function entriesElsewhere(): readonly QueuedChange[] {
    const ownerId = owner.current()
    return ownerId === null ? [] : store.all(ownerId).filter((entry) => !isHere(entry))
  }

  /** Rejects changes for households the cook has left: the server will never accept them. */
  async function rejectLeftHouseholds(ownerId: string) {
    if (entriesElsewhere().length === 0) return
    const memberOf = await parts.households().catch(() => null)
    if (memberOf === null || owner.current() !== ownerId) return
    for (const entry of entriesElsewhere()) {
      if (entry.household === undefined || memberOf.includes(entry.household)) continue
      store.remove(ownerId, entry)
      parts.reject(entry, parts.toFailure('household-not-found'))
    }
    onChange()
  }

  return {
    isHere,
    entriesElsewhere,

    /** Takes the current household from the server. */
    setCurrentHousehold(household: string) {
      currentHousehold.set(household)
      const ownerId = owner.current()
      if (ownerId === null) return
      store.clearReadCache()
      // Changes made before the household was known may already be booked here. Binding them to this
      // household keeps them from being booked in another one as well.
      for (const entry of store.all(ownerId))
        if (entry.household === undefined) store.put(ownerId, { ...entry, household })
      onChange()
      sender.flush()
      void rejectLeftHouseholds(ownerId)
    },

    /**
     * Takes the household of a cached screen until the server reports the current one: changes made now are
     * for it.
     */
    assumeHousehold(household: string) {
      if (currentHousehold.current() !== null || !currentHousehold.mayActFor(household)) return
      currentHousehold.set(household)
      onChange()
    },

    /**
     * Sends the changes queued for this household, as far as that is possible now, before a household switch.
     */
    async drain(): Promise<void> {
      const ownerId = owner.current()
      const isEmpty = () => ownerId === null || !sender.nextOf(ownerId)
      if (isEmpty() || !parts.isOnline()) return
      await new Promise<void>((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          unsubscribe()
          resolve()
        }
        const timer = setTimeout(finish, drainTimeoutMs)
        const unsubscribe = parts.subscribe(() => {
          if (isEmpty() || sender.isStalled()) finish()
        })
        sender.flush()
      })
    },
  }
}
