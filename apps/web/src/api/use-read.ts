import { staleAfter } from '@larder/contract/http/affects'
import {
  type DataOf,
  type Endpoint,
  type InputOf,
  type ReadEndpoint,
  type ResponseOf,
  toQueryKey,
} from '@larder/contract/http/endpoint'
import type { Projected } from '@larder/sync/create-sync'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../session/use-session'
import { callEndpoint } from './client'
import { sync } from './sync'

export interface ReadOptions<E extends ReadEndpoint> {
  readonly enabled?: boolean
  /** The previous data stay until the response for a new input arrives. */
  readonly keepPrevious?: boolean
  /** How long a response counts as fresh, in milliseconds. */
  readonly staleTime?: number
  readonly refetchOnMount?: 'always'
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

/** Reads with pending changes: shows them before the server has answered them. */
export function useProjected<R extends ReadEndpoint, Shown>(
  projected: Projected<R, Shown>,
  input: InputOf<R>,
  options: ReadOptions<R> = {},
) {
  const query = useReadQuery(projected.read, input, options)
  const result = useQuery(
    { ...query, queryFn: (context) => sync.readProjected(() => query.queryFn(context)) },
    sync.reads.client,
  )
  const version = useSyncExternalStore(sync.subscribe, sync.version)
  const { data } = result
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when pending changes differ; the key, when the input does
  const shown = useMemo(
    () => data && { ...data, data: projected.show(data.data as DataOf<R>, input) },
    [data, version, projected],
  )
  return { ...result, data: shown }
}

function useReadQuery<E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, keepPrevious = false, staleTime, refetchOnMount, failureMessage, pollMs }: ReadOptions<E>,
) {
  const { isAuthenticated } = useSession()
  return {
    queryKey: toQueryKey(endpoint, input as object),
    async queryFn({ signal }: { signal: AbortSignal }): Promise<ResponseOf<E>> {
      try {
        return await callEndpoint(endpoint, input, { signal })
      } catch (error) {
        if (failureMessage !== undefined && !signal.aborted) console.error(failureMessage, error)
        throw error
      }
    },
    enabled: enabled && (isAuthenticated || endpoint.access === 'anyone'),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(staleTime !== undefined && { staleTime }),
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
