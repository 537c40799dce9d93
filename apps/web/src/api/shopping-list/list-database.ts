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

/** Stores the lists of one cook in one household. */
export interface ListDatabase {
  readonly read: () => Promise<ReplicaState>
  /** Applies edits to the stored state in one transaction. */
  readonly write: (edits: readonly ListEdit[]) => Promise<ListWriteResult>
  /** Deletes all records that do not match and returns how many remain. */
  readonly keepOnly: (keep: (record: StoredLine | StoredName) => boolean) => Promise<number>
  readonly close: () => void
  /** False if the data is lost when the page closes. */
  readonly isPersistent: boolean
}

export interface ListWriteResult {
  /** All records in scope after the write. */
  readonly state: ReplicaState
  /** The edition before the write. */
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
  /** Called when the browser closes the database: it must be reopened. */
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
    // A sign-out in another tab deletes the database. An open connection would block that.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onLost?.()
    },
    terminated: () => onLost?.(),
  })

  async function read(): Promise<ReplicaState> {
    const tx = database.transaction(stores, 'readonly')
    const [metadata, lines, names] = await Promise.all([
      tx.objectStore('book').get(metadataKey),
      tx.objectStore('lines').getAll(),
      tx.objectStore('names').getAll(),
    ])
    return { metadata: metadata ?? (await createMetadata()), lines: byId(lines), names: byId(names) }
  }

  /** The first tab creates the device id; another tab may have been faster. */
  async function createMetadata(): Promise<ReplicaMetadata> {
    const { store } = database.transaction('book', 'readwrite')
    const metadata = (await store.get(metadataKey)) ?? createReplicaMetadata(id())
    await store.put(metadata, metadataKey)
    return metadata
  }

  async function write(edits: readonly ListEdit[]): Promise<ListWriteResult> {
    // Waits until a tick is on disk. The screen does not wait for it.
    const tx = database.transaction(stores, 'readwrite', { durability: 'strict' })
    const metadataStore = tx.objectStore('book')
    const [stored, lines, names] = await Promise.all([
      metadataStore.get(metadataKey),
      readScope(tx.objectStore('lines'), idsOf(edits, 'lines')),
      readScope(tx.objectStore('names'), idsOf(edits, 'names')),
    ])
    const before = stored ?? createReplicaMetadata(id())
    const draft = createEditDraft({ metadata: before, lines: byId(lines), names: byId(names) })
    try {
      for (const { apply } of edits) apply(draft)
    } catch (error) {
      tx.abort()
      await tx.done.catch(() => {})
      throw error
    }
    if (!draft.isUnchanged()) draft.bumpEdition()
    const written = draft.changes()
    const puts = [
      ...[...written.lines.values()].map((record) => tx.objectStore('lines').put(record)),
      ...[...written.names.values()].map((record) => tx.objectStore('names').put(record)),
      ...(written.metadata === stored ? [] : [metadataStore.put(written.metadata, metadataKey)]),
    ]
    // Commits at once, so that leaving the page cannot interrupt it.
    tx.commit()
    await Promise.all([...puts, tx.done])
    return { state: draft.state(), baseEdition: before.edition }
  }

  async function keepOnly(keep: (record: StoredLine | StoredName) => boolean): Promise<number> {
    const tx = database.transaction(stores, 'readwrite')
    const [lines, names, metadataStore] = [
      tx.objectStore('lines'),
      tx.objectStore('names'),
      tx.objectStore('book'),
    ]
    const [storedLines, storedNames, stored] = await Promise.all([
      lines.getAll(),
      names.getAll(),
      metadataStore.get(metadataKey),
    ])
    const [removedLines, removedNames] = [storedLines, storedNames].map((records) =>
      records.filter((record) => !keep(record)),
    )
    // Without `since` the next sync fetches everything again.
    const { since: _, ...rest } = stored ?? createReplicaMetadata(id())
    await Promise.all([
      ...(removedLines ?? []).map((record) => lines.delete(record.id)),
      ...(removedNames ?? []).map((record) => names.delete(record.id)),
      metadataStore.put(rest, metadataKey),
      tx.done,
    ])
    return storedLines.length + storedNames.length - (removedLines?.length ?? 0) - (removedNames?.length ?? 0)
  }

  return { read, write, keepOnly, close: () => database.close(), isPersistent: true }
}

/** The same in memory, for a browser without storage, while the page is open. */
export function createInMemoryListDatabase(from?: ReplicaState, id = randomId): ListDatabase {
  let state: ReplicaState = from ?? {
    metadata: createReplicaMetadata(id()),
    lines: new Map(),
    names: new Map(),
  }
  return {
    read: async () => state,
    async write(edits) {
      const baseEdition = state.metadata.edition
      const draft = createEditDraft(state)
      for (const { apply } of edits) apply(draft)
      draft.bumpEdition()
      state = draft.state()
      return { state, baseEdition }
    },
    // Nothing is read from it after the page closes.
    keepOnly: async () => 0,
    close() {},
    isPersistent: false,
  }
}

interface RecordReader<Stored> {
  readonly get: (id: string) => Promise<Stored | undefined>
  readonly getAll: () => Promise<Stored[]>
}

async function readScope<Stored>(
  store: RecordReader<Stored>,
  ids: readonly string[] | 'all',
): Promise<Stored[]> {
  if (ids === 'all') return store.getAll()
  const found = await Promise.all(ids.map((id) => store.get(id)))
  return found.filter((record) => record !== undefined)
}

function idsOf(edits: readonly ListEdit[], kind: 'lines' | 'names'): readonly string[] | 'all' {
  const ids = new Set<string>()
  for (const { scope } of edits) {
    if (scope === 'all') return 'all'
    for (const id of scope[kind]) ids.add(id)
  }
  return [...ids]
}

function byId<Stored extends { readonly id: string }>(records: readonly Stored[]): Map<string, Stored> {
  return new Map(records.map((record) => [record.id, record]))
}
