import type { InputOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import { withIdempotencyKey } from '@larder/sync/changes/change'
import { randomId } from '../random-id'
import type { QueuedChange } from './change-queue-store'

/** Creates the queue entry of a change, without its sort key. */
export function createQueuedChange<E extends WriteEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { hold, note, household }: { hold: number; note: unknown; household: string | undefined },
): Omit<QueuedChange, 'place'> {
  const { name, method, path, affects } = endpoint
  const id = randomId()
  return {
    id,
    name,
    method,
    path,
    input: withIdempotencyKey(endpoint, input, id),
    at: new Date().toISOString(),
    affects,
    ...(hold > 0 && { heldUntil: Date.now() + hold }),
    ...(note !== undefined && { note }),
    ...(household !== undefined && { household }),
  }
}
