import type { EndpointShape, Schema } from '@larder/contract/endpoint'
import { Page } from '@larder/contract/paging'
import * as z from 'zod/mini'
import { plainlyFits } from './plainly-fits'

/** The whole answer of an endpoint as a schema. */
export function answerOf(endpoint: EndpointShape): Schema {
  if (!endpoint.data) return z.object({ data: z.null() })
  return endpoint.paged
    ? z.object({ data: z.array(endpoint.data), page: Page })
    : z.object({ data: endpoint.data })
}

/**
 * Turns what a handler gives back into the answer as it travels, and keeps it back whole when it is not what the contract
 * promises. Nothing passes that the contract does not name, so plain JSON may follow: for long lists that is much faster than a
 * serialiser that picks the fields a second time.
 */
export function answerCheck(endpoint: EndpointShape): (result: unknown) => unknown {
  const schema = answerOf(endpoint)
  const fits = plainlyFits(schema)
  return (result) => {
    const answer = endpoint.paged ? result : { data: endpoint.data ? result : null }
    return fits?.(answer) ? answer : z.parse(schema, answer)
  }
}
