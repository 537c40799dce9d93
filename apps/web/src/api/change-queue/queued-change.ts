import type { Endpoint } from '@larder/contract/http/endpoint'
import { randomId } from '../random-id'
import type { QueuedChange } from './change-queue-store'

/** Creates the queue entry of a change, without its sort key. */
export function createQueuedChange(
  endpoint: Endpoint,
  input: unknown,
  { hold, note, household }: { hold: number; note: unknown; household: string | undefined },
): Omit<QueuedChange, 'place'> {
  const { name, method, path } = endpoint
  const id = randomId()
  return {
    id,
    name,
    method,
    path,
    input: withIdempotencyKey(endpoint, input, id),
    at: new Date().toISOString(),
    ...(hold > 0 && { heldUntil: Date.now() + hold }),
    ...(note !== undefined && { note }),
    ...(household !== undefined && { household }),
  }
}

/** Adds the idempotency key where the endpoint accepts one. */
export function withIdempotencyKey(endpoint: Endpoint, input: unknown, idempotencyKey: string): unknown {
  const params = (input ?? {}) as { body?: object; query?: object }
  if (endpoint.body) return { ...params, body: { ...params.body, action: idempotencyKey } }
  if (endpoint.method === 'DELETE' && endpoint.query)
    return { ...params, query: { ...params.query, action: idempotencyKey } }
  return params
}
