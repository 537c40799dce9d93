import type { EndpointShape, Schema } from '@larder/contract/http/endpoint'
import { PageInfo } from '@larder/contract/http/paging'
import * as z from 'zod/mini'
import { compileValidator } from './compiled-validator'

/** Returns the schema of an endpoint's whole response. */
export function responseSchemaOf(endpoint: EndpointShape): Schema {
  if (!endpoint.data) return z.object({ data: z.null() })
  return endpoint.paged
    ? z.object({ data: z.array(endpoint.data), page: PageInfo })
    : z.object({ data: endpoint.data })
}

/**
 * Creates a function that wraps a handler's result into the response and throws when it does not match the contract. Only fields
 * of the contract pass, so plain JSON.stringify is safe; for long lists it is much faster than a serialiser that picks the fields
 * a second time.
 */
export function createResponseValidator(endpoint: EndpointShape): (result: unknown) => unknown {
  const schema = responseSchemaOf(endpoint)
  const isValid = compileValidator(schema)
  return (result) => {
    const body = endpoint.paged ? result : { data: endpoint.data ? result : null }
    return isValid?.(body) ? body : z.parse(schema, body)
  }
}
