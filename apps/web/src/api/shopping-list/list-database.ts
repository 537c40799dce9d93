import { type DBSchema, openDB } from 'idb'
import { randomId } from '../random-id'
import {
  createEditDraft,
  createReplicaMetadata,
  type ListEdit,
  type ReplicaMetadata,
  type ReplicaState,
  type StoredLine,
  type StoredName,
} from './replica-state'

/** Where the lists of one cook in one household are kept. */
export interface ListDatabase {
  readonly read: () => Promise<ReplicaState>
  /** Writes edits in one transaction, on what is there in that very moment. */
  readonly write: (edits: readonly ListEdit[]) => Promise<ListWriteResult>
  /** Removes all but what is to be kept, and tells how many things that is. */
  readonly keepOnly: (keep: (kept: StoredLine | StoredName) => boolean) => Promise<number>
  readonly close: () => void
  /** False where everything is gone once the page is left. */
  readonly isPersistent: boolean
}

export interface ListWriteResult {
  /** All that was reached, as it is now. */
  readonly held: ReplicaState
  /** The edition it was written on. */
  readonly baseEdition: number
}

interface ListDatabaseSchema extends DBSchema {
  lines: { key: string; value: StoredLine }
  names: { key: string; value: StoredName }
  book: { key: string; value: ReplicaMetadata }
}

const stores = ['lines', 'names', 'book'] as const
const metadataKey = 'book'

interface OpenDatabaseOptions {
  /** The browser took it away: it has to be opened anew. */
  readonly onLost?: () => void
  readonly id?: () => string
}

export async function openListDatabase(
  name: string,
  { onLost, id = randomId }: OpenDatabaseOptions = {},
): Promise<ListDatabase> {
  const database = await openDB<ListDatabaseSchema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('lines', { keyPath: 'id' })
      fresh.createObjectStore('names', { keyPath: 'id' })
      fresh.createObjectStore('book')
    },
    // Somebody signs out in another tab: whoever holds on keeps it from being removed.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onLost?.()
    },
    terminated: () => onLost?.(),
  })

  async function read(): Promise<ReplicaState> {
    const tx = database.transaction(stores, 'readonly')
    const [book, lines, names] = await Promise.all([
      tx.objectStore('book').get(metadataKey),
      tx.objectStore('lines').getAll(),
      tx.objectStore('names').getAll(),
    ])
    return { book: book ?? (await begin()), lines: byId(lines), names: byId(names) }
  }

  /** The first tab gives the browser its name; another may just have been faster. */
  async function begin(): Promise<ReplicaMetadata> {
    const { store } = database.transaction('book', 'readwrite')
    const book = (await store.get(metadataKey)) ?? createReplicaMetadata(id())
    await store.put(book, metadataKey)
    return book
  }

  async function write(edits: readonly ListEdit[]): Promise<ListWriteResult> {
    // A tick is worth waiting for until it is surely on the disk; nobody watches that wait.
    const tx = database.transaction(stores, 'readwrite', { durability: 'strict' })
    const book = tx.objectStore('book')
    const [known, lines, names] = await Promise.all([
      book.get(metadataKey),
      readScope(tx.objectStore('lines'), idsOf(edits, 'lines')),
      readScope(tx.objectStore('names'), idsOf(edits, 'names')),
    ])
    const before = known ?? createReplicaMetadata(id())
    const page = createEditDraft({ book: before, lines: byId(lines), names: byId(names) })
    try {
      for (const { apply: write } of edits) write(page)
    } catch (error) {
      tx.abort()
      await tx.done.catch(() => {})
      throw error
    }
    if (!page.isUnchanged()) page.bumpEdition()
    const written = page.changes()
    const puts = [
      ...[...written.lines.values()].map((kept) => tx.objectStore('lines').put(kept)),
      ...[...written.names.values()].map((kept) => tx.objectStore('names').put(kept)),
      ...(written.book === known ? [] : [book.put(written.book, metadataKey)]),
    ]
    // Not to be caught half-way by a page that is being left.
    tx.commit()
    await Promise.all([...puts, tx.done])
    return { held: page.held(), baseEdition: before.edition }
  }

  async function keepOnly(keep: (kept: StoredLine | StoredName) => boolean): Promise<number> {
    const tx = database.transaction(stores, 'readwrite')
    const [lines, names, book] = [tx.objectStore('lines'), tx.objectStore('names'), tx.objectStore('book')]
    const [heldLines, heldNames, known] = await Promise.all([
      lines.getAll(),
      names.getAll(),
      book.get(metadataKey),
    ])
    const [goneLines, goneNames] = [heldLines, heldNames].map((kept) => kept.filter((each) => !keep(each)))
    // Whoever comes back has to be told everything again.
    const { since: _, ...rest } = known ?? createReplicaMetadata(id())
    await Promise.all([
      ...(goneLines ?? []).map((kept) => lines.delete(kept.id)),
      ...(goneNames ?? []).map((kept) => names.delete(kept.id)),
      book.put(rest, metadataKey),
      tx.done,
    ])
    return heldLines.length + heldNames.length - (goneLines?.length ?? 0) - (goneNames?.length ?? 0)
  }

  return { read, write, keepOnly, close: () => database.close(), isPersistent: true }
}

/** The same for a browser that keeps nothing, as long as the page is open. */
export function createInMemoryListDatabase(from?: ReplicaState, id = randomId): ListDatabase {
  let held: ReplicaState = from ?? { book: createReplicaMetadata(id()), lines: new Map(), names: new Map() }
  return {
    read: async () => held,
    async write(edits) {
      const on = held.book.edition
      const page = createEditDraft(held)
      for (const { apply: write } of edits) write(page)
      page.bumpEdition()
      held = page.held()
      return { held, baseEdition: on }
    },
    // Nobody comes back to it.
    keepOnly: async () => 0,
    close() {},
    isPersistent: false,
  }
}

interface RecordReader<Kept> {
  readonly get: (id: string) => Promise<Kept | undefined>
  readonly getAll: () => Promise<Kept[]>
}

async function readScope<Kept>(shelf: RecordReader<Kept>, ids: readonly string[] | 'all'): Promise<Kept[]> {
  if (ids === 'all') return shelf.getAll()
  const found = await Promise.all(ids.map((id) => shelf.get(id)))
  return found.filter((kept) => kept !== undefined)
}

function idsOf(edits: readonly ListEdit[], kind: 'lines' | 'names'): readonly string[] | 'all' {
  const ids = new Set<string>()
  for (const { scope: reach } of edits) {
    if (reach === 'all') return 'all'
    for (const id of reach[kind]) ids.add(id)
  }
  return [...ids]
}

function byId<Kept extends { readonly id: string }>(kept: readonly Kept[]): Map<string, Kept> {
  return new Map(kept.map((each) => [each.id, each]))
}
