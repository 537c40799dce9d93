import type { DataOf, InputOf, ReadEndpoint, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import type {
  ChangeHandle,
  ChangeOptions,
  InputFor,
  PendingChange,
  Queued,
  QueuedHandle,
  QueueOptions,
} from './changes/change'
import { createDirectChanges } from './changes/direct-changes'
import type { SyncPorts } from './ports'
import { createReadCache, type ReadCache } from './reads/read-cache'

interface SyncOptions {
  /** See `createReadCache`. */
  readonly discardAfter: Readonly<Record<string, readonly string[]>>
}

/** A part with pending changes of its own: the change queue. */
interface ChangeSource {
  readonly pending: () => readonly PendingChange<WriteEndpoint>[]
  readonly subscribe: (listener: () => void) => () => void
  /** Reads while none of its changes is in flight. */
  readonly readBetweenSends: <T>(read: () => Promise<T>) => Promise<T>
}

/** A read with its pending changes, made by `project`. */
export interface Projected<R extends ReadEndpoint, Shown> {
  readonly read: R
  /** Same data and same changes give the same result, until `showAgain`. */
  readonly show: (data: DataOf<R>, input: InputOf<R>) => Shown
}

/** A cook who has made no such change for so long has finished for now. */
const pauseMs = 2000
/** Changes without a pause delay a fetch by at most this. */
const maxPauseWaitMs = 10_000

/**
 * Creates the engine's core: the cache of reads, changes that are sent at once, and the projections that show
 * changes before they are answered. The change queue, persistence and the live connection plug into it.
 */
export function createSync(ports: SyncPorts, { discardAfter }: SyncOptions) {
  const reads = createReadCache({ ...ports, discardAfter })
  const projections = new Set<RegisteredProjection>()
  const sources: ChangeSource[] = []
  const listeners = new Set<() => void>()
  let version = 0
  /** Raised when projections give another result for the same changes. */
  let revision = 0
  /** When an endpoint was last changed by, on the monotonic clock. */
  const changedAt = new Map<string, number>()
  /** When the first of the fetches began to wait. */
  let waitingSince: number | undefined

  /** Resolves once the cook has paused making these changes. */
  async function pauseOf(writes: readonly WriteEndpoint[]): Promise<void> {
    waitingSince ??= performance.now()
    const latest = waitingSince + maxPauseWaitMs
    const left = () => {
      const last = Math.max(...writes.map(({ name }) => changedAt.get(name) ?? Number.NEGATIVE_INFINITY))
      return Math.min(last + pauseMs, latest) - performance.now()
    }
    while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()))
    waitingSince = undefined
  }

  function notify() {
    version += 1
    for (const listener of listeners) listener()
  }

  /** Shows a response in the cache. The caller removes the change from the pending ones afterwards. */
  function settle(change: PendingChange<WriteEndpoint>, response: unknown) {
    for (const projection of projections)
      if (projection.writes.some(({ name }) => name === change.name))
        projection.settle(reads, change, response)
  }

  const direct = createDirectChanges({
    ...ports,
    async settle(change, response) {
      const affected = [...projections].filter(({ writes }) =>
        writes.some(({ name }) => name === change.name),
      )
      await Promise.all(affected.map(({ read }) => reads.cancelFetches(read)))
      settle(change, response)
    },
    invalidate: ({ affects }, options) => reads.invalidate(affects, options),
    onChange: notify,
  })

  function pendingOf(writes: readonly WriteEndpoint[]): readonly PendingChange<WriteEndpoint>[] {
    const names = new Set(writes.map(({ name }) => name))
    return [...sources.flatMap((source) => source.pending()), ...direct.pending()].filter(({ name }) =>
      names.has(name),
    )
  }

  /** Makes a queued change: it waits for a connection. */
  function change<E extends WriteEndpoint>(
    what: Queued<E>,
    input: InputFor<E>,
    options?: QueueOptions<E>,
  ): QueuedHandle<E>
  /** Sends a change at once. The reads it affects are refetched; projections show it meanwhile. */
  function change<E extends WriteEndpoint>(
    what: E,
    input: InputFor<E>,
    options?: ChangeOptions<E>,
  ): ChangeHandle<E>
  function change<E extends WriteEndpoint>(
    what: E | Queued<E>,
    input: InputFor<E>,
    options?: ChangeOptions<E> & QueueOptions<E>,
  ): ChangeHandle<E> {
    changedAt.set(('enqueue' in what ? what.endpoint : what).name, performance.now())
    return 'enqueue' in what ? what.enqueue(input, options) : direct.change(what, input, options)
  }

  return {
    reads,
    settle,

    change,

    /** Registers a projection; call it when the module loads, so that changes of before a reload show too. */
    project<R extends ReadEndpoint, W extends WriteEndpoint, Shown = DataOf<R>, N = unknown>(
      projection: Projection<R, W, Shown, N>,
    ): Projected<R, Shown> {
      const registered = toRegistered(projection)
      projections.add(registered)
      let pending:
        | { version: number; revision: number; changes: readonly PendingChange<WriteEndpoint>[] }
        | undefined
      const currentChanges = () => {
        if (pending?.version !== version) {
          const changes = pendingOf(projection.writes)
          const isSame = pending?.revision === revision && sameElements(pending.changes, changes)
          pending = { version, revision, changes: isSame && pending ? pending.changes : changes }
        }
        return pending.changes
      }
      const shown = new WeakMap<object, { changes: readonly unknown[]; result: Shown }>()
      /** The same for data without an identity, of which there is one at a time: null. */
      let shownValue: { data: unknown; changes: readonly unknown[]; result: Shown } | undefined
      return {
        read: projection.read,
        show(data, input) {
          const changes = currentChanges()
          const known = isObject(data) ? shown.get(data) : shownValue?.data === data ? shownValue : undefined
          if (known?.changes === changes) return known.result
          const result = registered.show(data, changes, input) as Shown
          if (isObject(data)) shown.set(data, { changes, result })
          else shownValue = { data, changes, result }
          return result
        },
      }
    },

    /** Adds a part with pending changes of its own. */
    attach(source: ChangeSource): void {
      sources.push(source)
      source.subscribe(notify)
      notify()
    },

    /**
     * Fetches a projected read, so that each pending change is either in the response or still pending. It first waits
     * for a pause of the changes in `afterPauseOf`: their responses show already, and a long list fetched after every
     * press would hold up the next one.
     */
    async readProjected<T>(
      read: () => Promise<T>,
      { afterPauseOf = [] }: { readonly afterPauseOf?: readonly WriteEndpoint[] } = {},
    ): Promise<T> {
      if (afterPauseOf.length > 0) await pauseOf(afterPauseOf)
      return sources.reduceRight<() => Promise<T>>(
        (inner, source) => () => source.readBetweenSends(inner),
        read,
      )()
    },

    /** Reads once, outside the cache: an export, a fresh copy after a conflict. */
    readOnce<E extends ReadEndpoint>(
      endpoint: E,
      input: InputOf<E>,
      options?: { signal?: AbortSignal | undefined },
    ): Promise<ResponseOf<E>> {
      return ports.network.call(endpoint, input, options)
    },

    /** Shows the pending changes anew, once something has loaded that their projections need. */
    showAgain(): void {
      revision += 1
      notify()
    },

    /** Called after every change of the pending changes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Differs whenever the pending changes differ. */
    version: () => version,
  }
}

export type Sync = ReturnType<typeof createSync>

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function sameElements(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

/** A read that shows changes before the server has answered them. */
interface Projection<R extends ReadEndpoint, W extends WriteEndpoint, Shown = DataOf<R>, N = unknown> {
  readonly read: R
  readonly writes: readonly W[]
  /** Pure: returns the data with the pending changes applied, oldest first. */
  readonly apply: (data: DataOf<R>, changes: readonly PendingChange<W, N>[], input: InputOf<R>) => Shown
  /** Returns the cached data after the server's response. By default `apply` of that one change. */
  readonly settle?: (
    data: DataOf<R>,
    change: PendingChange<W, N>,
    response: ResponseOf<W>,
    input: InputOf<R>,
    /** The place of these data among the pages of a paged read; 0 otherwise. */
    page: number,
  ) => DataOf<R>
}

/** A projection as the engine keeps it. */
interface RegisteredProjection {
  readonly read: ReadEndpoint
  readonly writes: readonly WriteEndpoint[]
  readonly show: (data: unknown, pending: readonly PendingChange<WriteEndpoint>[], input: unknown) => unknown
  readonly settle: (reads: ReadCache, change: PendingChange<WriteEndpoint>, response: unknown) => void
}

/** Erases the types of a projection: it only ever receives its own read and writes. */
function toRegistered<R extends ReadEndpoint, W extends WriteEndpoint, Shown, N>(
  projection: Projection<R, W, Shown, N>,
): RegisteredProjection {
  const { read, writes, apply, settle } = projection
  return {
    read,
    writes,
    show: (data, pending, input) =>
      applySafely(data as DataOf<R>, pending as readonly PendingChange<W, N>[], input as InputOf<R>),
    settle(reads, change, response) {
      const own = change as PendingChange<W, N>
      reads.update(read, (data, input, page) =>
        settle
          ? settle(data, own, response as ResponseOf<W>, input, page)
          : (applySafely(data, [own], input) as unknown as DataOf<R>),
      )
    },
  }

  /** A change stored by an older version of the app must not break the screen. */
  function applySafely(data: DataOf<R>, changes: readonly PendingChange<W, N>[], input: InputOf<R>): Shown {
    try {
      return apply(data, changes, input)
    } catch (error) {
      console.error('A pending change could not be shown', error)
      return apply(
        data,
        changes.filter((change) => canApply(data, change, input)),
        input,
      )
    }
  }

  function canApply(data: DataOf<R>, change: PendingChange<W, N>, input: InputOf<R>): boolean {
    try {
      apply(data, [change], input)
      return true
    } catch {
      return false
    }
  }
}
