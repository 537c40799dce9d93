import { createInMemoryListDatabase, type ListDatabase, type ListWriteResult } from './list-database'
import { createEditDraft, type ListEdit, type ReplicaState } from './replica-state'
import { mergeReplicaEdit } from './sync-response'

interface ListReplicaParts {
  readonly open: (onLost: () => void) => Promise<ListDatabase>
  readonly changed: () => void
  /** Written, so that other tabs can look. */
  readonly onWritten: () => void
}

interface PendingEdit {
  readonly edit: ListEdit
  readonly done: () => void
}

/**
 * The lists in memory: what the database holds, and over it what is being written there. Everything is done one after
 * the other, so memory never goes back behind the database.
 */
export function createListReplica({ open, changed, onWritten: wrote }: ListReplicaParts) {
  let database: ListDatabase | null = null
  let kept: ReplicaState | undefined
  let shown: ReplicaState | undefined
  let pending: PendingEdit[] = []
  let lost = false
  let broken = false
  let isClosed = false
  let tail: Promise<unknown> = Promise.resolve()
  let looking: Promise<void> | null = null

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = tail.then(work)
    tail = mine.catch(() => {})
    return mine
  }

  function show() {
    const page = kept && createEditDraft(kept)
    if (page) for (const { edit } of pending) edit.apply(page)
    shown = page?.held()
    changed()
  }

  /** Nobody else wrote since: then what was reached is all there is to know. */
  async function hold({ held, baseEdition: on }: ListWriteResult): Promise<void> {
    if (kept?.book.edition === on) {
      kept = {
        book: held.book,
        lines: new Map([...kept.lines, ...held.lines]),
        names: new Map([...kept.names, ...held.names]),
      }
    } else kept = await withDatabase((opened) => opened.read())
  }

  async function reopen(): Promise<ListDatabase> {
    lost = false
    const opened = await open(() => {
      lost = true
    })
    database = opened
    if (kept) await opened.write([mergeReplicaEdit(kept)])
    kept = await opened.read()
    return opened
  }

  /** A browser that lost its database gets another chance to open it, and then none. */
  async function withDatabase<T>(work: (database: ListDatabase) => Promise<T>): Promise<T> {
    if (!broken) {
      for (const chance of ['first', 'last']) {
        try {
          return await work(database && !lost ? database : await reopen())
        } catch (error) {
          database?.close()
          lost = true
          if (chance === 'last')
            console.error('IndexedDB unavailable; shopping list kept in memory only', error)
        }
      }
      broken = true
      database = createInMemoryListDatabase(kept)
      kept = await database.read()
    }
    return work(database ?? createInMemoryListDatabase(kept))
  }

  async function writeAll() {
    const batch = [...pending]
    if (batch.length === 0) return
    const edits = batch.map(({ edit }) => edit)
    await hold(await withDatabase((opened) => opened.write(edits)))
    pending = pending.slice(batch.length)
    show()
    wrote()
    for (const { done } of batch) done()
  }

  function write(edit: ListEdit): Promise<void> {
    const written = new Promise<void>((done) => pending.push({ edit, done }))
    show()
    void inTurn(writeAll)
    return written
  }

  void inTurn(async () => {
    await withDatabase(async () => {})
    show()
  })

  return {
    write,
    /** As it shows, with what is still being written; undefined until the database was read. */
    shown: () => shown,
    /** As it surely is, once everything that was asked before is done. */
    settled: () => inTurn(async () => kept),
    /** Another tab may have written. */
    reload() {
      looking ??= inTurn(async () => {
        looking = null
        if (isClosed) return
        await hold(await withDatabase((opened) => opened.write([])))
        show()
      })
      return looking
    },
    /** Whether what is written goes with the page. */
    isInMemoryOnly: () => broken,
    close: () =>
      inTurn(async () => {
        isClosed = true
        database?.close()
      }),
  }
}

export type ListReplica = ReturnType<typeof createListReplica>
