import type { DataOf, InputOf, ReadEndpoint, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import type { ReadCache } from '../reads/read-cache'
import type { PendingChange } from './change'

/** A read that shows changes before the server has answered them. */
export interface Projection<R extends ReadEndpoint, W extends WriteEndpoint, Shown = DataOf<R>, N = unknown> {
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
export interface RegisteredProjection {
  readonly read: ReadEndpoint
  readonly writes: readonly WriteEndpoint[]
  readonly show: (data: unknown, pending: readonly PendingChange<WriteEndpoint>[], input: unknown) => unknown
  readonly settle: (reads: ReadCache, change: PendingChange<WriteEndpoint>, response: unknown) => void
}

/** Erases the types of a projection: it only ever receives its own read and writes. */
export function toRegistered<R extends ReadEndpoint, W extends WriteEndpoint, Shown, N>(
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
