import type { Endpoint } from '@larder/contract/http/endpoint'
import { randomId } from '../random-id'
import type { QueuedChange } from './change-queue-store'

/** A change as it is written down, but for its place in the order. */
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

/** Puts the change's name where its call takes one. */
export function withIdempotencyKey(endpoint: Endpoint, input: unknown, action: string): unknown {
  const given = (input ?? {}) as { body?: object; query?: object }
  if (endpoint.body) return { ...given, body: { ...given.body, action } }
  if (endpoint.method === 'DELETE' && endpoint.query) return { ...given, query: { ...given.query, action } }
  return given
}
