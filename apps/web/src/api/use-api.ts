import {
  type Address,
  type Endpoint,
  type EndpointShape,
  type InputOf,
  keyOf,
} from '@larder/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSession } from '../session/use-session'
import { call } from './client'
import { forgetJudgements, withLeaning } from './leaning-words'
import { queries } from './query-client'

type Read = Endpoint<EndpointShape & { method: 'GET' }>

/** Reads an endpoint and keeps the answer fresh. What only a cook may read is not asked for while signed out. */
export function useRead<E extends Read>(endpoint: E, address: InputOf<E>, { enabled = true } = {}) {
  const { isAuthenticated } = useSession()
  return useQuery(
    {
      queryKey: keyOf(endpoint, address as Address),
      queryFn: ({ signal }) => call(endpoint, address, { signal }),
      enabled: enabled && (isAuthenticated || endpoint.access === 'anyone'),
    },
    queries,
  )
}

/** Changes something, then refreshes what is on screen of the same word. */
export function useWrite<E extends Endpoint>(endpoint: E) {
  return useMutation(
    {
      mutationFn: (input: InputOf<E>) => call(endpoint, input),
      onSuccess: () => refresh(endpoint),
    },
    queries,
  )
}

/** Asks anew for everything on screen of an endpoint's word, and of what leans on it. */
export function refresh({ word }: Endpoint): Promise<void> {
  const words = withLeaning([word])
  forgetJudgements(words)
  return queries.invalidateQueries({ predicate: ({ queryKey }) => words.has(String(queryKey[0])) })
}
