import { affected } from '@larder/contract/http/affects'
import type { EndpointShape, InputOf, ReadEndpoint } from '@larder/contract/http/endpoint'
import { createSync } from '@larder/sync/create-sync'
import { session } from '../session/session-store'
import { callBytes, callEndpoint } from './client'
import { randomId } from './random-id'

export const sessionPort = {
  token: () => session.get().accessToken,
  accountId: () => session.get().user?.id ?? null,
  subscribe: session.subscribe,
}

/** The engine of this browser: reads, changes and their projections. */
export const sync = createSync(
  {
    network: { call: callEndpoint },
    session: sessionPort,
    randomId,
  },
  // Dishes judged by a former diet are not shown again even for a moment.
  { discardAfter: { diet: affected.diet.slice(1) } },
)

/** The one way to change anything outside a component; inside use `useChange`. */
export const change = sync.change

/** Reads once, outside the cache: an export, a fresh copy after a conflict. */
export const readOnce = <E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { readonly signal?: AbortSignal | undefined },
) => callEndpoint(endpoint, input, options)

/** Reads an archive or a picture once, outside the cache. */
export function readBytes<E extends EndpointShape & { readonly gives: 'picture' | 'archive' }>(
  endpoint: E,
  input: InputOf<E>,
): Promise<Blob> {
  return callBytes(endpoint, input)
}
