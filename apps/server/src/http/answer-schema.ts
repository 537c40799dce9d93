import type { EndpointShape } from '@larder/contract/endpoint'
import { Page } from '@larder/contract/paging'
import * as z from 'zod/mini'

/** The whole answer of an endpoint as a schema. */
export function answerOf(endpoint: EndpointShape): z.core.$ZodType {
  if (!endpoint.data) return z.object({ data: z.null() })
  return endpoint.paged
    ? z.object({ data: z.array(endpoint.data), page: Page })
    : z.object({ data: endpoint.data })
}

/** The same as JSON schema, from which Fastify compiles a serialiser. */
export function answerSchema(endpoint: EndpointShape): unknown {
  return z.toJSONSchema(answerOf(endpoint), { target: 'draft-7', io: 'output', unrepresentable: 'any' })
}
