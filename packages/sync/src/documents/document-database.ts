import { deleteDB, openDB } from 'idb'
import {
  applyEdits,
  createReplicaState,
  type DocumentEdit,
  type DocumentRules,
  documentKey,
  type ReplicaState,
  type StoredDocument,
} from './document'

/** Stores the documents of one cook in one household. */
export interface DocumentDatabase<D extends StoredDocument> {
  /**
   * Applies edits in one transaction and returns all documents. Those the caller knows are read again only if another
   * tab has written since.
   */
  readonly write: (edits: readonly DocumentEdit<D>[], known?: ReplicaState<D>) => Promise<ReplicaState<D>>
  /** Deletes all documents that do not match and returns how many remain. */
  readonly keepOnly: (keep: (document: D) => boolean) => Promise<number>
  readonly close: () => void
}

interface DatabaseOptions<D extends StoredDocument> {
  readonly rules: DocumentRules<D>
  /** The id of this browser as a device, if it has none. */
  readonly randomId: () => string
}

/** Table and key of the metadata. Browsers have stored it under this name. */
const metadataKey = 'book'
/** A database that has not opened by then counts as broken. */
const openTimeoutMs = 10_000

/** The databases of one kind of documents in this browser; their names are the prefix, the owner and the household. */
export function createPersistedDocuments<D extends StoredDocument>(
  prefix: string,
  options: DatabaseOptions<D>,
) {
  function open(key: string, onLost = () => {}): Promise<DocumentDatabase<D>> {
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(new Error('IndexedDB open timed out'))
      }, openTimeoutMs)
      openDocumentDatabase(prefix + key, options, onLost)
        .then((database) => (isLate ? database.close() : resolve(database)), reject)
        .finally(() => clearTimeout(timer))
    })
  }

  /** Returns undefined if the browser cannot list its databases. */
  async function keys(): Promise<readonly string[] | undefined> {
    const databases = await globalThis.indexedDB?.databases?.()
    return databases?.flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
  }

  return {
    open,
    keys,
    async openExisting(key: string): Promise<DocumentDatabase<D> | undefined> {
      return (await keys())?.includes(key) === false ? undefined : open(key)
    },
    /**
     * Deletes what the server has of documents that are no longer read. Unsynced ones stay for their cook's
     * return.
     */
    async purge(key: string, isStillUnused: () => boolean): Promise<void> {
      const database = await open(key)
      const waiting = await database.keepOnly(({ waiting }) => waiting)
      database.close()
      if (waiting === 0 && isStillUnused()) await deleteDB(prefix + key)
    },
  }
}

async function openDocumentDatabase<D extends StoredDocument>(
  name: string,
  { rules, randomId }: DatabaseOptions<D>,
  onLost: () => void,
): Promise<DocumentDatabase<D>> {
  const { tables, tableOf } = rules
  const database = await openDB(name, 1, {
    upgrade(fresh) {
      for (const table of tables) fresh.createObjectStore(table, { keyPath: 'id' })
      fresh.createObjectStore(metadataKey)
    },
    // A sign-out in another tab deletes the database. An open connection would block that.
    blocking(_, __, event) {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })

  /** Starts a transaction. `durability: 'strict'` waits until a change is on disk; the screen does not wait for it. */
  async function openTransaction(known?: ReplicaState<D>) {
    const tx = database.transaction([...tables, metadataKey], 'readwrite', { durability: 'strict' })
    const metadata: ReplicaState<D>['metadata'] | undefined = await tx
      .objectStore(metadataKey)
      .get(metadataKey)
    if (known && known.metadata.edition === metadata?.edition) return { tx, before: known, isNew: false }
    const rows = await Promise.all(tables.map((table) => tx.objectStore(table).getAll() as Promise<D[]>))
    const documents = rows.flat().map((row) => [documentKey(tableOf(row), row.id), row] as const)
    const before = { ...createReplicaState<D>(randomId()), ...(metadata && { metadata }) }
    return { tx, before: { ...before, documents: new Map(documents) }, isNew: !metadata }
  }

  return {
    async write(edits, known) {
      const { tx, before, isNew } = await openTransaction(known)
      const { state, written } = applyEdits(before, edits, rules)
      const puts = written.map((document) => tx.objectStore(tableOf(document)).put(document))
      if (isNew || state !== before) puts.push(tx.objectStore(metadataKey).put(state.metadata, metadataKey))
      // Commits at once, so that leaving the page cannot interrupt it.
      tx.commit()
      await Promise.all([...puts, tx.done])
      return state
    },

    async keepOnly(keep) {
      const { tx, before } = await openTransaction()
      const removed = [...before.documents.values()].filter((document) => !keep(document))
      // Without `since` the next sync fetches everything again.
      const { since: _, ...metadata } = { ...before.metadata, edition: before.metadata.edition + 1 }
      await Promise.all([
        ...removed.map((document) => tx.objectStore(tableOf(document)).delete(document.id)),
        tx.objectStore(metadataKey).put(metadata, metadataKey),
        tx.done,
      ])
      return before.documents.size - removed.length
    },

    close: () => database.close(),
  }
}
