import type { Method, WriteEndpoint } from '@larder/contract/http/endpoint'
import type { PendingChange } from './change'

/**
 * A change as it is stored. The names of its fields must not change: changes of an older version of the app are sent, too.
 */
export interface QueuedChange extends PendingChange<WriteEndpoint> {
  readonly method: Method
  readonly path: `/${string}`
  /** Sort key that defines the sending order. */
  readonly place: string
  /** Until this time later changes may merge into it, and it is not sent. */
  readonly heldUntil?: number
  /**
   * It was sent and may be booked although no response arrived. Its content must not change any more under
   * the same id.
   */
  readonly tried?: true
  /** What is out of date once it is booked; missing in entries of older versions of the app. */
  readonly affects?: readonly string[]
}

const prefix = 'outbox/'

/**
 * The queued changes by owner. Each entry has its own storage key, so that two tabs that add and remove at
 * the same time never overwrite each other. Entries that do not fit into the storage are kept in memory while
 * the page is open.
 */
export function createChangeStore(storage: () => Storage) {
  const unsaved = new Map<string, QueuedChange>()
  const entriesByOwner = new Map<string, readonly QueuedChange[]>()
  let placeCount = 0

  const keyFor = (owner: string, place: string) => `${prefix}${owner}/${place}`

  function keysOf(owner: string): string[] {
    const ownerPrefix = keyFor(owner, '')
    try {
      const opened = storage()
      return Array.from({ length: opened.length }, (_, index) => opened.key(index) ?? '').filter((key) =>
        key.startsWith(ownerPrefix),
      )
    } catch {
      return []
    }
  }

  function entryAt(key: string): QueuedChange | undefined {
    try {
      const entry = JSON.parse(storage().getItem(key) ?? '') as QueuedChange
      if (typeof entry.id === 'string' && typeof entry.path === 'string') return entry
    } catch {
      // An unreadable entry cannot be sent.
    }
    removeKey(key)
    return undefined
  }

  function removeKey(key: string) {
    unsaved.delete(key)
    try {
      storage().removeItem(key)
    } catch {
      // Without storage there is no entry to remove.
    }
  }

  function all(owner: string): readonly QueuedChange[] {
    const cached = entriesByOwner.get(owner)
    if (cached) return cached
    const inMemory = [...unsaved].filter(([key]) => key.startsWith(keyFor(owner, '')))
    const entries = [
      ...keysOf(owner).flatMap((key) => entryAt(key) ?? []),
      ...inMemory.map(([, entry]) => entry),
    ]
    const sorted = entries.toSorted((a, b) => (a.place < b.place ? -1 : 1))
    entriesByOwner.set(owner, sorted)
    return sorted
  }

  function put(owner: string, entry: QueuedChange) {
    const key = keyFor(owner, entry.place)
    entriesByOwner.delete(owner)
    try {
      storage().setItem(key, JSON.stringify(entry))
      unsaved.delete(key)
    } catch {
      removeKey(key)
      unsaved.set(key, entry)
    }
  }

  return {
    all,
    put,
    find: (owner: string, id: string) => all(owner).find((entry) => entry.id === id),
    /** Reads the entry from the storage, including changes by other tabs; undefined if it was removed. */
    latest: (owner: string, { place }: QueuedChange) => {
      const key = keyFor(owner, place)
      return unsaved.get(key) ?? entryAt(key)
    },
    /** Returns a sort key after all queued entries, whatever the clock shows, and unique across tabs. */
    nextPlace(owner: string, { at, id }: Pick<QueuedChange, 'at' | 'id'>): string {
      placeCount += 1
      const lastTime = all(owner).at(-1)?.place.slice(0, at.length) ?? ''
      return `${lastTime > at ? lastTime : at}-${String(placeCount).padStart(6, '0')}-${id}`
    },
    remove(owner: string, { place }: QueuedChange) {
      removeKey(keyFor(owner, place))
      entriesByOwner.delete(owner)
    },
    /** Moves the entries of an anonymous owner to the account. */
    transferTo(from: string, to: string) {
      for (const entry of all(from)) {
        put(to, entry)
        removeKey(keyFor(from, entry.place))
      }
      entriesByOwner.delete(from)
    },
    /** Another tab wrote: the cached entries are out of date. */
    clearReadCache: () => entriesByOwner.clear(),
    isKey: (key: string | null) => key === null || key.startsWith(prefix),
    /** Whether closing the page would lose an entry. */
    isUnsaved: () => unsaved.size > 0,
  }
}

export type ChangeStore = ReturnType<typeof createChangeStore>
