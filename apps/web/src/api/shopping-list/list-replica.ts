import { createInMemoryListDatabase, type ListDatabase, type ListWriteResult } from './list-database'
import { createEditDraft, type ListEdit, type ReplicaState } from './replica-state'
import { mergeReplicaEdit } from './sync-response'

interface ListReplicaParts {
  readonly open: (onLost: () => void) => Promise<ListDatabase>
  readonly onChange: () => void
  /** Called after a write, so that other tabs can reload. */
  readonly onWritten: () => void
}

interface PendingEdit {
  readonly edit: ListEdit
  readonly done: () => void
}

/**
 * The lists in memory: the stored state with the pending edits on top. All operations run in sequence, so
 * memory never falls behind the database.
 */
export function createListReplica({ open, onChange, onWritten }: ListReplicaParts) {
  let database: ListDatabase | null = null
  let stored: ReplicaState | undefined
  let visible: ReplicaState | undefined
  let pending: PendingEdit[] = []
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
    const draft = stored && createEditDraft(stored)
    if (draft) for (const { edit } of pending) edit.apply(draft)
    visible = draft?.state()
    onChange()
  }

  /** If no other tab wrote in between, the written records are the whole difference. */
  async function applyWriteResult({ state, baseEdition }: ListWriteResult): Promise<void> {
    if (stored?.metadata.edition === baseEdition) {
      stored = {
        metadata: state.metadata,
        lines: new Map([...stored.lines, ...state.lines]),
        names: new Map([...stored.names, ...state.names]),
      }
    } else stored = await withDatabase((openedDatabase) => openedDatabase.read())
  }

  async function reopen(): Promise<ListDatabase> {
    isLost = false
    const openedDatabase = await open(() => {
      isLost = true
    })
    database = openedDatabase
    if (stored) await openedDatabase.write([mergeReplicaEdit(stored)])
    stored = await openedDatabase.read()
    return openedDatabase
  }

  /** A lost database is reopened once; after that the list stays in memory. */
  async function withDatabase<T>(work: (database: ListDatabase) => Promise<T>): Promise<T> {
    if (!isBroken) {
      for (const attempt of ['first', 'last']) {
        try {
          return await work(database && !isLost ? database : await reopen())
        } catch (error) {
          database?.close()
          isLost = true
          if (attempt === 'last')
            console.error('IndexedDB unavailable; shopping list kept in memory only', error)
        }
      }
      isBroken = true
      database = createInMemoryListDatabase(stored)
      stored = await database.read()
    }
    return work(database ?? createInMemoryListDatabase(stored))
  }

  async function writeAll() {
    const batch = [...pending]
    if (batch.length === 0) return
    const edits = batch.map(({ edit }) => edit)
    await applyWriteResult(await withDatabase((openedDatabase) => openedDatabase.write(edits)))
    pending = pending.slice(batch.length)
    updateVisible()
    onWritten()
    for (const { done } of batch) done()
  }

  function write(edit: ListEdit): Promise<void> {
    const written = new Promise<void>((done) => pending.push({ edit, done }))
    updateVisible()
    void enqueue(writeAll)
    return written
  }

  void enqueue(async () => {
    await withDatabase(async () => {})
    updateVisible()
  })

  return {
    write,
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

export type ListReplica = ReturnType<typeof createListReplica>
