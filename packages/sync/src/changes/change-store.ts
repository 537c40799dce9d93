import type { Method, WriteEndpoint } from '@larder/contract/http/endpoint'
import type { BrowserStorage } from './browser-storage'
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
export function createChangeStore(storage: BrowserStorage) {
  const unsaved = new Map<string, QueuedChange>()
  const entriesByOwner = new Map<string, readonly QueuedChange[]>()
  let placeCount = 0

  const keyOf = (owner: string, { place }: { readonly place: string }) => `${prefix}${owner}/${place}`

  function read(key: string): QueuedChange | undefined {
    const inMemory = unsaved.get(key)
    if (inMemory) return inMemory
    try {
      const entry = JSON.parse(storage.get(key) ?? '') as QueuedChange
      if (typeof entry.id === 'string' && typeof entry.path === 'string') return entry
    } catch {
      // An unreadable entry cannot be sent.
    }
    storage.remove(key)
    return undefined
  }

  function all(owner: string): readonly QueuedChange[] {
    const cached = entriesByOwner.get(owner)
    if (cached) return cached
    const ownerPrefix = keyOf(owner, { place: '' })
    const inMemory = [...unsaved.keys()].filter((key) => key.startsWith(ownerPrefix))
    const entries = [...storage.keys(ownerPrefix), ...inMemory].flatMap((key) => read(key) ?? [])
    entries.sort((a, b) => (a.place < b.place ? -1 : 1))
    entriesByOwner.set(owner, entries)
    return entries
  }

  function remove(owner: string, entry: QueuedChange) {
    const key = keyOf(owner, entry)
    entriesByOwner.delete(owner)
    unsaved.delete(key)
    storage.remove(key)
  }

  function put(owner: string, entry: QueuedChange) {
    const key = keyOf(owner, entry)
    entriesByOwner.delete(owner)
    unsaved.delete(key)
    if (storage.set(key, JSON.stringify(entry))) return
    storage.remove(key)
    unsaved.set(key, entry)
  }

  return {
    all,
    put,
    remove,
    find: (owner: string, id: string) => all(owner).find((entry) => entry.id === id),
    /** Reads the entry from the storage, including changes by other tabs; undefined if it was removed. */
    latest: (owner: string, entry: QueuedChange) => read(keyOf(owner, entry)),
    /** Returns a sort key after all queued entries, whatever the clock shows, and unique across tabs. */
    nextPlace(owner: string, { at, id }: Pick<QueuedChange, 'at' | 'id'>): string {
      placeCount += 1
      const lastTime = all(owner).at(-1)?.place.slice(0, at.length) ?? ''
      return `${lastTime > at ? lastTime : at}-${String(placeCount).padStart(6, '0')}-${id}`
    },
    /** Moves the entries of an anonymous owner to the account. */
    transferTo(from: string, to: string) {
      for (const entry of all(from)) {
        put(to, entry)
        remove(from, entry)
      }
    },
    /** Another tab wrote: the cached entries are out of date. */
    clearReadCache: () => entriesByOwner.clear(),
    isKey: (key: string | null) => key === null || key.startsWith(prefix),
    /** Whether closing the page would lose an entry. */
    isUnsaved: () => unsaved.size > 0,
  }
}

export type ChangeStore = ReturnType<typeof createChangeStore>
