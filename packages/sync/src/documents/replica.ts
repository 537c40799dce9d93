import {
  applyEdits,
  createReplicaState,
  type DocumentEdit,
  type DocumentRules,
  mergeReplicaEdit,
  type ReplicaState,
  type StoredDocument,
} from './document'
import type { DocumentDatabase } from './document-database'

interface ReplicaParts<D extends StoredDocument> {
  readonly rules: DocumentRules<D>
  readonly randomId: () => string
  readonly open: (onLost: () => void) => Promise<DocumentDatabase<D>>
  readonly onChange: () => void
  /** Called after a write, so that other tabs can reload. */
  readonly onWritten: () => void
}

/**
 * The documents in memory: the stored state with the pending edits on top. All operations run in sequence, so
 * memory never falls behind the database.
 */
export function createReplica<D extends StoredDocument>(parts: ReplicaParts<D>) {
  const { rules, onChange } = parts
  let database: DocumentDatabase<D> | null = null
  let stored: ReplicaState<D> | undefined
  let visible: ReplicaState<D> | undefined
  let pending: readonly { readonly edit: DocumentEdit<D>; readonly done: () => void }[] = []
  let isInMemoryOnly = false
  let isClosed = false
  let queueTail: Promise<unknown> = Promise.resolve()
  let reloading: Promise<void> | null = null

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queueTail.then(work)
    queueTail = result.catch(() => {})
    return result
  }

  function updateVisible() {
    const edits = pending.map(({ edit }) => edit)
    visible = stored && applyEdits(stored, edits, rules).state
    onChange()
  }

  /**
   * Stores edits and reads what other tabs wrote. A lost database is reopened once; after that the documents stay in
   * memory.
   */
  async function store(edits: readonly DocumentEdit<D>[]): Promise<void> {
    for (const attempt of isInMemoryOnly ? [] : ['first', 'last']) {
      try {
        const isOpen = database !== null
        database ??= await parts.open(() => {
          database = null
        })
        const kept = stored && !isOpen ? [mergeReplicaEdit(stored, rules)] : []
        stored = await database.write([...kept, ...edits], isOpen ? stored : undefined)
        return
      } catch (error) {
        database?.close()
        database = null
        if (attempt === 'last') console.error('IndexedDB unavailable; documents kept in memory only', error)
      }
    }
    isInMemoryOnly = true
    stored = applyEdits(stored ?? createReplicaState<D>(parts.randomId()), edits, rules).state
  }

  async function storePending() {
    const batch = pending
    if (batch.length === 0) return
    await store(batch.map(({ edit }) => edit))
    pending = pending.slice(batch.length)
    updateVisible()
    parts.onWritten()
    for (const { done } of batch) done()
  }

  async function reload() {
    reloading = null
    if (isClosed) return
    await store([])
    updateVisible()
  }
  void enqueue(reload)

  return {
    write(edit: DocumentEdit<D>): Promise<void> {
      const written = new Promise<void>((done) => {
        pending = [...pending, { edit, done }]
      })
      updateVisible()
      void enqueue(storePending)
      return written
    },
    /** The visible state with pending edits; undefined until the database was read. */
    shown: () => visible,
    /** The stored state, once all earlier operations are done. */
    settled: () => enqueue(async () => stored),
    /** Reads again what another tab may have written. */
    reload() {
      reloading ??= enqueue(reload)
      return reloading
    },
    /** Whether edits are lost when the page closes. */
    isInMemoryOnly: () => isInMemoryOnly,
    countUnsynced: () => (visible ? findUnsynced(visible).length : 0),
    close: () =>
      enqueue(async () => {
        isClosed = true
        database?.close()
      }),
  }
}

export type Replica<D extends StoredDocument> = ReturnType<typeof createReplica<D>>

/** The documents with a change that the server is not known to have. */
export function findUnsynced<D extends StoredDocument>({ documents }: ReplicaState<D>): D[] {
  return [...documents.values()].filter(({ waiting }) => waiting)
}
