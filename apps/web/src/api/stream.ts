import type { DataOf, InputOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import { withIdempotencyKey } from '@larder/sync/changes/change'
import { callStream } from './call-stream'
import { randomId } from './random-id'
import { sync } from './sync'

/**
 * Makes a change whose progress the server reports, and yields the events. However it ends, what it affects is fetched
 * again.
 */
export async function* stream<E extends WriteEndpoint & { readonly stream: true }>(
  endpoint: E,
  input: InputOf<E>,
  options: { readonly signal: AbortSignal },
): AsyncGenerator<DataOf<E>> {
  try {
    yield* callStream(endpoint, withIdempotencyKey(endpoint, input, randomId()), options)
  } finally {
    void sync.reads.invalidate(endpoint.affects)
  }
}
