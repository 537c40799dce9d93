import type { DataOf, InputOf, ReadEndpoint, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import {
  type ChangeHandle,
  type ChangeOptions,
  type InputFor,
  isChangeBy,
  type PendingChange,
  type Queued,
  type QueuedHandle,
  type QueueOptions,
} from './changes/change'
import type { ChangeQueue } from './changes/change-queue'
import { createDirectChanges } from './changes/direct-changes'
import type { SyncPorts } from './ports'
import { createReadCache } from './reads/read-cache'

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

interface SyncOptions {
  /** See `createReadCache`. */
  readonly discardAfter: Readonly<Record<string, readonly string[]>>
}

/** The change queue, as the core sees it. */
type ChangeSource = Pick<ChangeQueue, 'pending' | 'subscribe' | 'readBetweenSends'>

/** A read with its pending changes, made by `project`. */
export interface Projected<R extends ReadEndpoint, Shown> {
  readonly read: R
  /** Same data and same changes give the same result, until `showAgain`. */
  readonly show: (data: DataOf<R>, input: InputOf<R>) => Shown
}

type AnyChange = PendingChange<WriteEndpoint>
type AnyProjection = Projection<ReadEndpoint, WriteEndpoint, unknown>

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
  const projections = new Set<AnyProjection>()
  let queue: ChangeSource | undefined
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

  const projectionsOf = (change: AnyChange) =>
    [...projections].filter(({ writes }) => isChangeBy(writes)(change))

  /** Shows a response in the cache. The caller removes the change from the pending ones afterwards. */
  function settle(change: AnyChange, response: unknown) {
    for (const projection of projectionsOf(change))
      reads.update(projection.read, (data, input, page) =>
        projection.settle
          ? projection.settle(data, change, response as never, input, page)
          : (applySafely(projection, data, [change], input) as typeof data),
      )
  }

  const direct = createDirectChanges({
    ...ports,
    async settle(change, response) {
      await Promise.all(projectionsOf(change).map(({ read }) => reads.cancelFetches(read)))
      settle(change, response)
    },
    invalidate: ({ affects }, options) => reads.invalidate(affects, options),
    onChange: notify,
  })

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
    return 'enqueue' in what ? what.enqueue(input, options) : direct.change(what, input, options ?? {})
  }

  return {
    reads,
    settle,
    change,

    /** Registers a projection; call it when the module loads, so that changes of before a reload show too. */
    project<R extends ReadEndpoint, W extends WriteEndpoint, Shown = DataOf<R>, N = unknown>(
      projection: Projection<R, W, Shown, N>,
    ): Projected<R, Shown> {
      // The engine gives it only its own read and writes.
      const own = projection as unknown as AnyProjection
      projections.add(own)
      let pending: { version: number; revision: number; changes: readonly AnyChange[] } | undefined
      /** The same array until one of its changes differs. */
      const currentChanges = () => {
        if (pending?.version === version) return pending.changes
        const all = [...(queue?.pending() ?? []), ...direct.pending()].filter(isChangeBy(own.writes))
        const isSame = pending?.revision === revision && sameElements(pending.changes, all)
        pending = { version, revision, changes: isSame && pending ? pending.changes : all }
        return pending.changes
      }
      const shown = new WeakMap<object, { data: unknown; changes: readonly unknown[]; result: Shown }>()
      /** Stands for data without an identity, of which there is one at a time: null. */
      const noIdentity = {}
      return {
        read: projection.read,
        show(data, input) {
          const changes = currentChanges()
          const key = typeof data === 'object' && data !== null ? data : noIdentity
          const known = shown.get(key)
          if (known?.changes === changes && known.data === data) return known.result
          const result = applySafely(own, data, changes, input) as Shown
          shown.set(key, { data, changes, result })
          return result
        },
      }
    },

    /** Adds the change queue. */
    attach(source: ChangeSource): void {
      queue = source
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
      return queue ? queue.readBetweenSends(read) : read()
    },

    /** Shows the pending changes again, once something has loaded that their projections need. */
    showAgain(): void {
      revision += 1
      notify()
    },

    /** Called after every change of the pending changes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function sameElements(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

/** Applies pending changes. One stored by an older version of the app must not break the screen. */
function applySafely(
  { apply }: AnyProjection,
  data: unknown,
  changes: readonly AnyChange[],
  input: unknown,
): unknown {
  const canApply = (change: AnyChange) => {
    try {
      apply(data as never, [change], input as never)
      return true
    } catch (error) {
      console.error('A pending change could not be shown', error)
      return false
    }
  }
  try {
    return apply(data as never, changes, input as never)
  } catch {
    return apply(data as never, changes.filter(canApply), input as never)
  }
}
