import { staleAfter } from '@larder/contract/http/affects'
import {
  type DataOf,
  type Endpoint,
  type InputOf,
  type ReadEndpoint,
  type ResponseOf,
  toQueryKey,
  type WriteEndpoint,
} from '@larder/contract/http/endpoint'
import type { Projected } from '@larder/sync/create-sync'
import { toInput, withData } from '@larder/sync/reads/read-cache'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../session/use-session'
import { callEndpoint } from './client'
import { sync } from './sync'

interface ReadOptions<E extends ReadEndpoint> {
  readonly enabled?: boolean
  /** The previous data stay until the response for a new input arrives; a function is asked with the previous input. */
  readonly keepPrevious?: boolean | ((before: InputOf<E>) => boolean)
  /** How long a response counts as fresh, in milliseconds. */
  readonly staleTime?: number
  readonly refetchOnMount?: 'always'
  /**
   * Reads once for this, such as a session or a moment: only a change that names the read makes the response out of
   * date.
   */
  readonly onceFor?: string | undefined
  /** Logged with the error when a fetch fails. */
  readonly failureMessage?: string
  /** Milliseconds until the next fetch, or false. */
  readonly pollMs?: (data: DataOf<E> | undefined) => number | false
}

/** Reads an endpoint and keeps the response fresh. Endpoints for cooks are not called while signed out. */
export function useRead<E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: ReadOptions<E> = {},
) {
  return useQuery(useReadQuery(endpoint, input, options), sync.reads.client)
}

interface ProjectedOptions<E extends ReadEndpoint> extends ReadOptions<E> {
  /** What is shown is fetched again when the cook pauses making these changes, which are made in series: for long lists. */
  readonly refetchAfterPauseOf?: readonly WriteEndpoint[]
}

/** Reads with pending changes: shows them before the server has answered them. */
export function useProjected<R extends ReadEndpoint, Shown>(
  projected: Projected<R, Shown>,
  input: InputOf<R>,
  { refetchAfterPauseOf = [], ...options }: ProjectedOptions<R> = {},
) {
  const { client } = sync.reads
  const query = useReadQuery(projected.read, input, options)
  const result = useQuery(
    {
      ...query,
      queryFn(context) {
        const afterPauseOf = client.getQueryData(query.queryKey) === undefined ? [] : refetchAfterPauseOf
        return sync.readProjected(() => query.queryFn(context), { afterPauseOf })
      },
    },
    client,
  )
  const { data } = result
  // Renders again only if a change concerns this read.
  const shown = useSyncExternalStore(
    sync.subscribe,
    () => data && projected.show(data.data as DataOf<R>, input),
  )
  const response = useMemo(() => data && withData(data, shown as Shown), [data, shown])
  return { ...result, data: response }
}

/** Reads ahead, so that a screen has the data when it opens. Rejects if it cannot be read. */
export async function preload<E extends ReadEndpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  const query = toReadQuery(endpoint, input, {})
  await sync.reads.client.ensureQueryData({
    ...query,
    // Its screen may show pending changes.
    queryFn: (context) => sync.readProjected(() => query.queryFn(context)),
    retry: false,
  })
}

function useReadQuery<E extends ReadEndpoint>(endpoint: E, input: InputOf<E>, options: ReadOptions<E>) {
  const { isAuthenticated } = useSession()
  const isAllowed = isAuthenticated || endpoint.access === 'anyone'
  return toReadQuery(endpoint, input, { ...options, enabled: (options.enabled ?? true) && isAllowed })
}

/** The query of a read, for hooks and observers. */
export function toReadQuery<E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  {
    enabled = true,
    keepPrevious,
    staleTime,
    refetchOnMount,
    onceFor,
    failureMessage,
    pollMs,
  }: ReadOptions<E>,
) {
  const queryKey = toQueryKey(endpoint, input as object)
  return {
    queryKey: onceFor === undefined ? queryKey : [endpoint.name, ...queryKey.slice(1), { onceFor }],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ResponseOf<E>> {
      try {
        return await callEndpoint(endpoint, input, { signal })
      } catch (error) {
        if (failureMessage !== undefined && !signal.aborted) console.error(failureMessage, error)
        throw error
      }
    },
    enabled,
    ...(keepPrevious && {
      placeholderData: <T>(before: T | undefined, query?: { readonly queryKey: readonly unknown[] }) =>
        keepPrevious === true || (query && keepPrevious(toInput<E>(query.queryKey))) ? before : undefined,
    }),
    ...(staleTime !== undefined && { staleTime }),
    ...(onceFor !== undefined && { staleTime: Number.POSITIVE_INFINITY }),
    ...(refetchOnMount && { refetchOnMount }),
    ...(pollMs && {
      refetchInterval: ({ state }: { state: { data: ResponseOf<E> | undefined } }) =>
        pollMs(state.data?.data as DataOf<E> | undefined),
    }),
  }
}

/** Refetches what a change of an endpoint affects, or a read and what is derived from its feature. */
export function refresh(endpoint: Endpoint): Promise<void> {
  return sync.reads.invalidate(
    endpoint.affects ?? staleAfter([endpoint.detached ? endpoint.name : endpoint.word]),
  )
}
