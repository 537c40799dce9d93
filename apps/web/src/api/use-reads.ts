import type { InputOf, ReadEndpoint } from '@larder/contract/http/endpoint'
import { useQueries } from '@tanstack/react-query'
import { useSession } from '../session/use-session'
import { sync } from './sync'
import { toReadQuery } from './use-read'

/** Reads an endpoint with several inputs. */
export function useReads<E extends ReadEndpoint>(
  endpoint: E,
  reads: readonly { readonly input: InputOf<E>; readonly enabled?: boolean }[],
) {
  const { isAuthenticated } = useSession()
  return useQueries(
    {
      queries: reads.map(({ input, enabled = true }) =>
        toReadQuery(endpoint, input, {
          enabled: enabled && (isAuthenticated || endpoint.access === 'anyone'),
        }),
      ),
    },
    sync.reads.client,
  )
}
