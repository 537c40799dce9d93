import { inventory } from '@larder/contract/inventory'
import { vi } from 'vitest'
import { createQueueOwner } from '../../api/change-queue/change-queue-owner'
import type { QueuedChange } from '../../api/change-queue/change-queue-store'
import { createChangeQueue } from '../../api/change-queue/create-change-queue'
import { createCurrentHouseholdStore } from '../../api/household-sync/current-household'
import { toApiError } from '../../api/to-api-error'
import { createSessionStore } from '../../session/session-store'
import { aUser } from '../a-user'
import { aFakeLockManager } from './fake-locks'

/** A storage that can be full or closed, shared by the tabs of one browser. */
function aStorage() {
  const kept = new Map<string, string>()
  return {
    full: false,
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** What the server has booked, by the name of the change: sent twice, it is booked once. */
function aServer() {
  const booked: { action: string; by: number; id: number; at?: string }[] = []
  const seen: QueuedChange[] = []
  return {
    booked,
    seen,
    /** Those the cook is in. */
    households: [] as string[],
    /** The one they act for; null: nobody asks. */
    current: null as string | null,
    /** Answers come only after this. */
    gate: Promise.resolve(),
    away: false,
    fail: null as null | ((entry: QueuedChange) => unknown),
    after: null as null | ((entry: QueuedChange) => unknown),
    sum: () => booked.reduce((sum, { by }) => sum + by, 0),
    async send(entry: QueuedChange) {
      seen.push(entry)
      await this.gate
      const failure = this.fail?.(entry)
      if (failure) throw failure
      const meant = entry.household
      if (this.current !== null && meant !== undefined && meant !== this.current)
        throw toApiError('not-current-household')
      const { params, body } = entry.input as { params: { id: number }; body: { by: number; action: string } }
      if (!booked.some(({ action }) => action === body.action))
        booked.push({
          action: body.action,
          by: body.by,
          id: params.id,
          ...(this.current && { at: this.current }),
        })
      const lost = this.after?.(entry)
      if (lost) throw lost
      return { data: { id: params.id, booking: booked.length } }
    },
  }
}

/** One browser: its storage, its locks, its tabs, and the server they talk to. */
export function aQueueBrowser() {
  const storage = aStorage()
  const server = aServer()
  const ownLocks = aFakeLockManager()
  const listeners: ((event: { data: unknown }) => void)[] = []
  const asStorage = () => storage as unknown as Storage
  const session = createSessionStore(asStorage)

  function openTab({ whoAmI = async () => aUser().id, locked = true, locks = ownLocks } = {}) {
    const own: ((event: { data: unknown }) => void)[] = []
    const outbox = createChangeQueue({
      storage: asStorage,
      owner: createQueueOwner({ storage: asStorage, session, whoAmI }),
      currentHousehold: createCurrentHouseholdStore(session),
      households: async () => server.households,
      send: (entry) => server.send(entry),
      isOnline: () => !server.away,
      refresh: vi.fn(),
      locks: locked ? locks : undefined,
      channel: {
        postMessage: (data: unknown) => {
          for (const listener of listeners)
            if (!own.includes(listener)) listener({ data: structuredClone(data) })
        },
        addEventListener: (_: string, listener: never) => {
          own.push(listener)
          listeners.push(listener)
        },
      },
    })
    const press = (by = 1, id = 7) => outbox.put(inventory.step, { params: { id }, body: { by } })
    return { outbox, press }
  }
  return { storage, server, session, openTab }
}
