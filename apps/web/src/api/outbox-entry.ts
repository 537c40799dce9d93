import type { Endpoint } from '@larder/contract/endpoint'
import { freshId } from './fresh-id'
import type { Entry } from './outbox-store'

/** A change as it is written down, but for its place in the order. */
export function newEntry(
  endpoint: Endpoint,
  input: unknown,
  { hold, note, household }: { hold: number; note: unknown; household: string | undefined },
): Omit<Entry, 'place'> {
  const { name, method, path } = endpoint
  const id = freshId()
  return {
    id,
    name,
    method,
    path,
    input: signed(endpoint, input, id),
    at: new Date().toISOString(),
    ...(hold > 0 && { heldUntil: Date.now() + hold }),
    ...(note !== undefined && { note }),
    ...(household !== undefined && { household }),
  }
}

/** Puts the change's name where its call takes one. */
export function signed(endpoint: Endpoint, input: unknown, action: string): unknown {
  const given = (input ?? {}) as { body?: object; query?: object }
  if (endpoint.body) return { ...given, body: { ...given.body, action } }
  if (endpoint.method === 'DELETE' && endpoint.query) return { ...given, query: { ...given.query, action } }
  return given
}
