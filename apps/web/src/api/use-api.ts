import {
  type Endpoint,
  type EndpointParams,
  type EndpointShape,
  type InputOf,
  toQueryKey,
} from '@larder/contract/http/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '../session/use-session'
import { callEndpoint } from './client'
import { dropDietDependentQueries, withAffected } from './household-sync/invalidation-map'
import { queryClient } from './query-client'

type GetEndpoint = Endpoint<EndpointShape & { method: 'GET' }>

/** Reads an endpoint and keeps the answer fresh. What only a cook may read is not asked for while signed out. */
export function useRead<E extends GetEndpoint>(endpoint: E, address: InputOf<E>, { enabled = true } = {}) {
  const { isAuthenticated } = useSession()
  return useQuery(
    {
      queryKey: toQueryKey(endpoint, address as EndpointParams),
      queryFn: ({ signal }) => callEndpoint(endpoint, address, { signal }),
      enabled: enabled && (isAuthenticated || endpoint.access === 'anyone'),
    },
    queryClient,
  )
}

/** Changes something, then refreshes what is on screen of the same word. */
export function useWrite<E extends Endpoint>(endpoint: E) {
  return useMutation(
    {
      mutationFn: (input: InputOf<E>) => callEndpoint(endpoint, input),
      onSuccess: () => refresh(endpoint),
    },
    queryClient,
  )
}

/** Asks anew for everything on screen of an endpoint's word, and of what leans on it. */
export function refresh({ word }: Endpoint): Promise<void> {
  const words = withAffected([word])
  dropDietDependentQueries(words)
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => words.has(String(queryKey[0])) })
}
