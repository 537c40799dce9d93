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
import { type Projection, type RegisteredProjection, toRegistered } from './changes/projection'
import type { SyncPorts } from './ports'
import { createReadCache } from './reads/read-cache'

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
  /** Same data and same changes give the same result. */
  readonly show: (data: DataOf<R>, input: InputOf<R>) => Shown
}

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
      let pending: { version: number; changes: readonly PendingChange<WriteEndpoint>[] } | undefined
      const currentChanges = () => {
        if (pending?.version !== version) {
          const changes = pendingOf(projection.writes)
          const isSame = pending !== undefined && sameElements(pending.changes, changes)
          pending = { version, changes: isSame && pending ? pending.changes : changes }
        }
        return pending.changes
      }
      const shown = new WeakMap<object, { changes: readonly unknown[]; result: Shown }>()
      return {
        read: projection.read,
        show(data, input) {
          const changes = currentChanges()
          const known = isObject(data) ? shown.get(data) : undefined
          if (known?.changes === changes) return known.result
          const result = registered.show(data, changes, input) as Shown
          if (isObject(data)) shown.set(data, { changes, result })
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

    /** Fetches a projected read, so that each pending change is either in the response or still pending. */
    readProjected<T>(read: () => Promise<T>): Promise<T> {
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
