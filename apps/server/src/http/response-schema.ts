import type { EndpointShape, Schema } from '@larder/contract/http/endpoint'
import { PageInfo } from '@larder/contract/http/paging'
import * as z from 'zod/mini'
import { compileValidator } from './compiled-validator'

/** The whole answer of an endpoint as a schema. */
export function responseSchemaOf(endpoint: EndpointShape): Schema {
  if (!endpoint.data) return z.object({ data: z.null() })
  return endpoint.paged
    ? z.object({ data: z.array(endpoint.data), page: PageInfo })
    : z.object({ data: endpoint.data })
}

/**
 * Turns what a handler gives back into the answer as it travels, and keeps it back whole when it is not what the contract
 * promises. Nothing passes that the contract does not name, so plain JSON may follow: for long lists that is much faster than a
 * serialiser that picks the fields a second time.
 */
export function createResponseValidator(endpoint: EndpointShape): (result: unknown) => unknown {
  const schema = responseSchemaOf(endpoint)
  const fits = compileValidator(schema)
  return (result) => {
    const answer = endpoint.paged ? result : { data: endpoint.data ? result : null }
    return fits?.(answer) ? answer : z.parse(schema, answer)
  }
}
