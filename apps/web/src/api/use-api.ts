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

/** Reads an endpoint and keeps the response fresh. Endpoints for cooks are not called while signed out. */
export function useRead<E extends GetEndpoint>(endpoint: E, params: InputOf<E>, { enabled = true } = {}) {
  const { isAuthenticated } = useSession()
  return useQuery(
    {
      queryKey: toQueryKey(endpoint, params as EndpointParams),
      queryFn: ({ signal }) => callEndpoint(endpoint, params, { signal }),
      enabled: enabled && (isAuthenticated || endpoint.access === 'anyone'),
    },
    queryClient,
  )
}

/** Calls a writing endpoint, then refreshes the queries of its feature. */
export function useWrite<E extends Endpoint>(endpoint: E) {
  return useMutation(
    {
      mutationFn: (input: InputOf<E>) => callEndpoint(endpoint, input),
      onSuccess: () => refresh(endpoint),
    },
    queryClient,
  )
}

/** Refetches the queries on screen of an endpoint's feature and of the features derived from it. */
export function refresh({ word: feature }: Endpoint): Promise<void> {
  const features = withAffected([feature])
  dropDietDependentQueries(features)
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => features.has(String(queryKey[0])) })
}
