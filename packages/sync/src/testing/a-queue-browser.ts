import { inventory } from '@larder/contract/inventory'
import { createChangeQueue } from '../changes/change-queue'
import type { QueuedChange } from '../changes/change-store'
import { isCallFailure } from '../ports'
import { aSession } from './a-session'
import { aFakeLockManager } from './fake-locks'
import { TestFailure } from './test-failure'

/** Ana, or another cook. */
export const aQueueOwner = ({ id = 'ana' } = {}) => ({ id })

/** A storage that can be full, shared by the tabs of one browser. */
function aStorage() {
  const entries = new Map<string, string>()
  return {
    full: false,
    entries,
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.full) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/** The bookings of the server by idempotency key: a change sent twice is booked once. */
function aServer() {
  const booked: { action: string; by: number; id: number; at?: string }[] = []
  const received: QueuedChange[] = []
  return {
    booked,
    received,
    /** The cook's households. */
    households: [] as string[],
    /** The current household; null skips the check. */
    current: null as string | null,
    /** Responses wait for this. */
    gate: Promise.resolve(),
    away: false,
    fail: null as null | ((entry: QueuedChange) => unknown),
    after: null as null | ((entry: QueuedChange) => unknown),
    sum: () => booked.reduce((sum, { by }) => sum + by, 0),
    async send(entry: QueuedChange) {
      received.push(entry)
      await this.gate
      const failure = this.fail?.(entry)
      if (failure) throw failure
      const { household } = entry
      if (this.current !== null && household !== undefined && household !== this.current)
        throw TestFailure.of('not-current-household')
      const { params, body } = entry.input as { params: { id: number }; body: { by: number; action: string } }
      if (!booked.some(({ action }) => action === body.action))
        booked.push({
          action: body.action,
          by: body.by,
          id: params.id,
          ...(this.current && { at: this.current }),
        })
      const lostResponse = this.after?.(entry)
      if (lostResponse) throw lostResponse
      return { data: { id: params.id, booking: booked.length } }
    },
  }
}

/** One browser: its storage, its locks, its tabs and the server they talk to. */
export function aQueueBrowser() {
  const storage = aStorage()
  const server = aServer()
  const ownLocks = aFakeLockManager()
  const listeners: ((event: { data: unknown }) => void)[] = []
  const asStorage = () => storage as unknown as Storage
  const session = aSession()

  function openTab({ whoAmI = async () => aQueueOwner().id, locked = true, locks = ownLocks } = {}) {
    const ownListeners: ((event: { data: unknown }) => void)[] = []
    const queue = createChangeQueue({
      storage: asStorage,
      session,
      whoAmI,
      households: async () => server.households,
      send: (entry) => server.send(entry),
      isOnline: () => !server.away,
      refresh: async () => {},
      settle: () => {},
      randomId: () => crypto.randomUUID(),
      failures: {
        of: TestFailure.of,
        toDetails: (error) => {
          const { code, status, message } = isCallFailure(error)
            ? error
            : TestFailure.clientError('unreadable')
          return { code, status, message }
        },
        fromDetails: (details) => new TestFailure(details),
      },
      locks: locked ? locks : undefined,
      channel: {
        postMessage: (data: unknown) => {
          for (const listener of listeners)
            if (!ownListeners.includes(listener)) listener({ data: structuredClone(data) })
        },
        addEventListener: (_: string, listener: never) => {
          ownListeners.push(listener)
          listeners.push(listener)
        },
      },
    })
    const press = (by = 1, id = 7) => queue.queued(inventory.step).enqueue({ params: { id }, body: { by } })
    return { queue, press }
  }
  return { storage, server, session, openTab }
}
