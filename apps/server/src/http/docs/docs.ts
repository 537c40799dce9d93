import type { Endpoint } from '@larder/contract/http/endpoint'
import type { FastifyInstance } from 'fastify'
import { basePathOf } from '../../config/base-path'
import { insertBasePath } from '../web/base-path-in-page'
import { renderDocsPage } from './docs-page'
import { createOpenApiDocument } from './openapi'

/** Serves `/api/v1/openapi.json` and the page `/api/docs`. Each is rendered on the first request. */
export function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  const basePath = basePathOf(publicUrl)
  const document = memoize(() => JSON.stringify(createOpenApiDocument(endpoints, basePath)))
  const page = memoize(() => insertBasePath(renderDocsPage(endpoints, publicUrl), basePath))
  app.get('/api/v1/openapi.json', async (_, reply) => {
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document())
  })
  app.get('/api/docs', async (_, reply) => {
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page())
  })
}

function memoize<T>(make: () => T): () => T {
  let cached: { readonly value: T } | undefined
  return () => {
    cached ??= { value: make() }
    return cached.value
  }
}
