import type { Endpoint } from '@larder/contract/http/endpoint'
import type { FastifyInstance } from 'fastify'
import { renderDocsPage } from './docs-page'
import { createOpenApiDocument } from './openapi'

/** `/api/v1/openapi.json` for machines, `/api/docs` for people; each is made when it is first asked for. */
export function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  const document = once(() => JSON.stringify(createOpenApiDocument(endpoints)))
  const page = once(() => renderDocsPage(endpoints, publicUrl))
  app.get('/api/v1/openapi.json', async (_, reply) => {
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document())
  })
  app.get('/api/docs', async (_, reply) => {
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page())
  })
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
