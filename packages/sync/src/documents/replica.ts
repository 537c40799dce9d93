import { createInMemoryDatabase, type DocumentDatabase, type DocumentWriteResult } from './document-database'
import {
  createDraft,
  type DocumentEdit,
  type DocumentRules,
  overlay,
  type ReplicaState,
  type StoredDocument,
} from './replica-state'
import { mergeReplicaEdit } from './sync-edits'

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
  let pending: { readonly edit: DocumentEdit<D>; readonly done: () => void }[] = []
  let isLost = false
  let isBroken = false
  let isClosed = false
  let queueTail: Promise<unknown> = Promise.resolve()
  let reloading: Promise<void> | null = null

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = queueTail.then(work)
    queueTail = result.catch(() => {})
    return result
  }

  function updateVisible() {
    const draft = stored && createDraft(stored, rules)
    if (draft) for (const { edit } of pending) edit.apply(draft)
    visible = draft?.state()
    onChange()
  }

  /** If no other tab wrote in between, the written documents are the whole difference. */
  async function applyWriteResult({ state, baseEdition }: DocumentWriteResult<D>): Promise<void> {
    if (stored?.metadata.edition === baseEdition)
      stored = { metadata: state.metadata, documents: overlay(stored.documents, state.documents) }
    else stored = await withDatabase((openedDatabase) => openedDatabase.read())
  }

  async function reopen(): Promise<DocumentDatabase<D>> {
    isLost = false
    const openedDatabase = await parts.open(() => {
      isLost = true
    })
    database = openedDatabase
    if (stored) await openedDatabase.write([mergeReplicaEdit(stored, rules)])
    stored = await openedDatabase.read()
    return openedDatabase
  }

  /** A lost database is reopened once; after that the documents stay in memory. */
  async function withDatabase<T>(work: (database: DocumentDatabase<D>) => Promise<T>): Promise<T> {
    if (!isBroken) {
      for (const attempt of ['first', 'last']) {
        try {
          return await work(database && !isLost ? database : await reopen())
        } catch (error) {
          database?.close()
          isLost = true
          if (attempt === 'last') console.error('IndexedDB unavailable; documents kept in memory only', error)
        }
      }
      isBroken = true
      database = createInMemoryDatabase(parts, stored)
      stored = await database.read()
    }
    return work(database ?? createInMemoryDatabase(parts, stored))
  }

  async function writeAll() {
    const batch = [...pending]
    if (batch.length === 0) return
    const edits = batch.map(({ edit }) => edit)
    await applyWriteResult(await withDatabase((openedDatabase) => openedDatabase.write(edits)))
    pending = pending.slice(batch.length)
    updateVisible()
    parts.onWritten()
    for (const { done } of batch) done()
  }

  void enqueue(async () => {
    await withDatabase(async () => {})
    updateVisible()
  })

  return {
    write(edit: DocumentEdit<D>): Promise<void> {
      const written = new Promise<void>((done) => pending.push({ edit, done }))
      updateVisible()
      void enqueue(writeAll)
      return written
    },
    /** The visible state with pending edits; undefined until the database was read. */
    shown: () => visible,
    /** The stored state, once all earlier operations are done. */
    settled: () => enqueue(async () => stored),
    /** Reads again what another tab may have written. */
    reload() {
      reloading ??= enqueue(async () => {
        reloading = null
        if (isClosed) return
        await applyWriteResult(await withDatabase((openedDatabase) => openedDatabase.write([])))
        updateVisible()
      })
      return reloading
    },
    /** Whether edits are lost when the page closes. */
    isInMemoryOnly: () => isBroken,
    close: () =>
      enqueue(async () => {
        isClosed = true
        database?.close()
      }),
  }
}

export type Replica<D extends StoredDocument> = ReturnType<typeof createReplica<D>>
