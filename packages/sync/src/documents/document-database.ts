import { openDB } from 'idb'
import {
  createDraft,
  createReplicaMetadata,
  type DocumentEdit,
  type DocumentRules,
  documentKey,
  type ReplicaMetadata,
  type ReplicaState,
  type StoredDocument,
} from './replica-state'

/** Stores the documents of one cook in one household. */
export interface DocumentDatabase<D extends StoredDocument> {
  readonly read: () => Promise<ReplicaState<D>>
  /** Applies edits to the stored state in one transaction. */
  readonly write: (edits: readonly DocumentEdit<D>[]) => Promise<DocumentWriteResult<D>>
  /** Deletes all documents that do not match and returns how many remain. */
  readonly keepOnly: (keep: (document: D) => boolean) => Promise<number>
  readonly close: () => void
}

export interface DocumentWriteResult<D extends StoredDocument> {
  /** All documents in scope after the write. */
  readonly state: ReplicaState<D>
  /** The edition before the write. */
  readonly baseEdition: number
}

/** Table and key of the metadata. Browsers have stored it under this name. */
const metadataKey = 'book'

export interface OpenDatabaseOptions<D extends StoredDocument> {
  readonly rules: DocumentRules<D>
  /** The id of this browser as a device, if it has none. */
  readonly randomId: () => string
  /** Called when the browser closes the database: it must be reopened. */
  readonly onLost?: () => void
}

export async function openDocumentDatabase<D extends StoredDocument>(
  name: string,
  { rules, randomId, onLost }: OpenDatabaseOptions<D>,
): Promise<DocumentDatabase<D>> {
  const { tables, tableOf } = rules
  const stores = [...tables, metadataKey]
  const database = await openDB(name, 1, {
    upgrade(fresh) {
      for (const table of tables) fresh.createObjectStore(table, { keyPath: 'id' })
      fresh.createObjectStore(metadataKey)
    },
    // A sign-out in another tab deletes the database. An open connection would block that.
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close()
      onLost?.()
    },
    terminated: () => onLost?.(),
  })

  /** Starts a transaction. `durability: 'strict'` waits until a change is on disk; the screen does not wait for it. */
  function openTransaction(options?: IDBTransactionOptions) {
    const tx = database.transaction(stores, 'readwrite', options)
    const metadata = tx.objectStore(metadataKey)
    return {
      tx,
      readMetadata: async () => (await metadata.get(metadataKey)) as ReplicaMetadata | undefined,
      writeMetadata: (value: ReplicaMetadata) => metadata.put(value, metadataKey),
      readAll: async () =>
        (await Promise.all(tables.map((table) => tx.objectStore(table).getAll()))).flat() as D[],
      async readKeys(keys: readonly string[]) {
        const found = keys.map((key) => {
          const [table = ''] = key.split('/', 1)
          return tx.objectStore(table).get(key.slice(table.length + 1))
        })
        return (await Promise.all(found)).filter((document) => document !== undefined) as D[]
      },
    }
  }

  const byKey = (documents: readonly D[]) =>
    new Map(documents.map((document) => [documentKey(tableOf(document), document.id), document]))

  return {
    /** The first tab creates the device id. */
    async read() {
      const { tx, readMetadata, readAll, writeMetadata } = openTransaction()
      const [stored, documents] = await Promise.all([readMetadata(), readAll()])
      const metadata = stored ?? createReplicaMetadata(randomId())
      await Promise.all([...(stored ? [] : [writeMetadata(metadata)]), tx.done])
      return { metadata, documents: byKey(documents) }
    },

    async write(edits) {
      const { tx, readMetadata, writeMetadata, readAll, readKeys } = openTransaction({ durability: 'strict' })
      const keys = keysOf(edits)
      const [stored, documents] = await Promise.all([
        readMetadata(),
        keys === 'all' ? readAll() : readKeys(keys),
      ])
      const before = stored ?? createReplicaMetadata(randomId())
      const draft = createDraft({ metadata: before, documents: byKey(documents) }, rules)
      try {
        for (const { apply } of edits) apply(draft)
      } catch (error) {
        tx.abort()
        await tx.done.catch(() => {})
        throw error
      }
      if (draft.metadata() !== before || draft.written.size > 0) countEdition(draft)
      const puts = [
        ...[...draft.written.values()].map((document) => tx.objectStore(tableOf(document)).put(document)),
        ...(draft.metadata() === stored ? [] : [writeMetadata(draft.metadata())]),
      ]
      // Commits at once, so that leaving the page cannot interrupt it.
      tx.commit()
      await Promise.all([...puts, tx.done])
      return { state: draft.state(), baseEdition: before.edition }
    },

    async keepOnly(keep) {
      const { tx, readMetadata, writeMetadata, readAll } = openTransaction()
      const [stored, documents] = await Promise.all([readMetadata(), readAll()])
      const removed = documents.filter((document) => !keep(document))
      // Without `since` the next sync fetches everything again.
      const { since: _, ...rest } = stored ?? createReplicaMetadata(randomId())
      await Promise.all([
        ...removed.map((document) => tx.objectStore(tableOf(document)).delete(document.id)),
        writeMetadata(rest),
        tx.done,
      ])
      return documents.length - removed.length
    },

    close: () => database.close(),
  }
}

/** The same in memory, for a browser without storage, while the page is open. */
export function createInMemoryDatabase<D extends StoredDocument>(
  { rules, randomId }: OpenDatabaseOptions<D>,
  from?: ReplicaState<D>,
): DocumentDatabase<D> {
  let state = from ?? { metadata: createReplicaMetadata(randomId()), documents: new Map<string, D>() }
  return {
    read: async () => state,
    async write(edits) {
      const baseEdition = state.metadata.edition
      const draft = createDraft(state, rules)
      for (const { apply } of edits) apply(draft)
      countEdition(draft)
      state = draft.state()
      return { state, baseEdition }
    },
    // Nothing is read from it after the page closes.
    keepOnly: async () => 0,
    close() {},
  }
}

function countEdition<D extends StoredDocument>({
  metadata,
  setMetadata,
}: ReturnType<typeof createDraft<D>>) {
  setMetadata({ ...metadata(), edition: metadata().edition + 1 })
}

function keysOf<D extends StoredDocument>(edits: readonly DocumentEdit<D>[]): readonly string[] | 'all' {
  if (edits.some(({ scope }) => scope === 'all')) return 'all'
  return [...new Set(edits.flatMap(({ scope }) => scope))]
}
