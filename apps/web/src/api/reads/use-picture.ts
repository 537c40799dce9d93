import { type Endpoint, type EndpointShape, type InputOf, toQueryKey } from '@larder/contract/http/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callBytes } from '../client'
import { sync } from '../sync'

type PictureEndpoint = Endpoint<EndpointShape & { method: 'GET'; gives: 'picture' }>

/**
 * Reads a picture; undefined input reads nothing. A picture never changes, so no change of its feature refetches it.
 * The previous one stays until the next is loaded.
 */
export function usePicture<E extends PictureEndpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
): { readonly picture: Blob | undefined; readonly failed: boolean } {
  const { data, isError } = useQuery(
    {
      queryKey: [endpoint.name, ...toQueryKey(endpoint, (input ?? {}) as object).slice(1)],
      queryFn: ({ signal }) => callBytes(endpoint, input as InputOf<E>, signal),
      enabled: input !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      // Pictures are large.
      gcTime: 60_000,
      placeholderData: keepPreviousData,
    },
    sync.reads.client,
  )
  return { picture: data, failed: isError }
}
