import type { Method } from '@larder/contract/http/endpoint'

/** A change that the server has not acknowledged yet. */
export interface UnsentChange {
  /** Also the name under which the server books it, once. */
  readonly id: string
  /** The call's name, its word first: 'inventory.step'. */
  readonly name: string
  readonly input: unknown
  /** When the cook made it. */
  readonly at: string
  /** What only this screen knows of it; never sent. */
  readonly note?: unknown
  /** The one it was made in and is booked in; missing where that was not known yet. */
  readonly household?: string
}

export interface QueuedChange extends UnsentChange {
  readonly method: Method
  readonly path: `/${string}`
  /** Where it stands in the order. */
  readonly place: string
  /** Until then it may still grow, and nobody sends it. */
  readonly heldUntil?: number
  /** It was sent, and may be booked although no answer came: it must not become another change under the same name. */
  readonly tried?: true
}

const prefix = 'outbox/'

/**
 * What waits, by owner. Each entry has a key of its own, so that two tabs that add and remove at once never
 * overwrite each other. What does not fit into the storage is kept as long as the page is open.
 */
export function createChangeQueueStore(storage: () => Storage) {
  const unsaved = new Map<string, QueuedChange>()
  const read = new Map<string, readonly QueuedChange[]>()
  let placed = 0

  const keyFor = (owner: string, place: string) => `${prefix}${owner}/${place}`

  function keysOf(owner: string): string[] {
    const mine = keyFor(owner, '')
    try {
      const held = storage()
      return Array.from({ length: held.length }, (_, index) => held.key(index) ?? '').filter((key) =>
        key.startsWith(mine),
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
      // Nobody can send what nobody can read.
    }
    drop(key)
    return undefined
  }

  function drop(key: string) {
    unsaved.delete(key)
    try {
      storage().removeItem(key)
    } catch {
      // It was never there, then.
    }
  }

  function all(owner: string): readonly QueuedChange[] {
    const known = read.get(owner)
    if (known) return known
    const inMemory = [...unsaved].filter(([key]) => key.startsWith(keyFor(owner, '')))
    const entries = [
      ...keysOf(owner).flatMap((key) => entryAt(key) ?? []),
      ...inMemory.map(([, entry]) => entry),
    ]
    const ordered = entries.toSorted((a, b) => (a.place < b.place ? -1 : 1))
    read.set(owner, ordered)
    return ordered
  }

  function put(owner: string, entry: QueuedChange) {
    const key = keyFor(owner, entry.place)
    read.delete(owner)
    try {
      storage().setItem(key, JSON.stringify(entry))
      unsaved.delete(key)
    } catch {
      drop(key)
      unsaved.set(key, entry)
    }
  }

  return {
    all,
    put,
    find: (owner: string, id: string) => all(owner).find((entry) => entry.id === id),
    /** As it is now, whatever another tab did to it a moment ago; nothing once it is gone. */
    latest: (owner: string, { place }: QueuedChange) => {
      const key = keyFor(owner, place)
      return unsaved.get(key) ?? entryAt(key)
    },
    /** A place after all that wait, whatever the clock says, and no other tab's. */
    nextPlace(owner: string, { at, id }: Pick<QueuedChange, 'at' | 'id'>): string {
      placed += 1
      const last = all(owner).at(-1)?.place.slice(0, at.length) ?? ''
      return `${last > at ? last : at}-${String(placed).padStart(6, '0')}-${id}`
    },
    remove(owner: string, { place }: QueuedChange) {
      drop(keyFor(owner, place))
      read.delete(owner)
    },
    /** What was written before it was known whose it is. */
    transferTo(from: string, to: string) {
      for (const entry of all(from)) {
        put(to, entry)
        drop(keyFor(from, entry.place))
      }
      read.delete(from)
    },
    /** Another tab wrote: what was read is no longer so. */
    clearReadCache: () => read.clear(),
    isKey: (key: string | null) => key === null || key.startsWith(prefix),
    /** Whether closing the page would lose something. */
    isUnsaved: () => unsaved.size > 0,
  }
}

export type ChangeQueueStore = ReturnType<typeof createChangeQueueStore>
