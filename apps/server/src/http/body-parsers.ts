import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a raw picture or file, not JSON. */
    takesBytes?: 'picture' | 'file'
  }
}

/**
 * Accepts JSON, and pictures and files on endpoints that take them. Our client always sends a content type, even without a body,
 * so an empty JSON body is valid.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { takesBytes } = request.routeOptions.config
    if (isCompressed(request)) done(new AppError('not-acceptable-type'))
    else if (takesBytes) done(new AppError(takesBytes === 'picture' ? 'not-a-picture' : 'not-a-file'))
    else if (body === '') done(null, undefined)
    else parse(request, body.toString(), done)
  })
  app.addContentTypeParser(
    /^image\/|^application\/octet-stream/i,
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (request.routeOptions.config.takesBytes && !isCompressed(request)) done(null, body)
      else done(new AppError('not-acceptable-type'))
    },
  )
}

/** Compressed bodies are rejected: they may expand to a thousand times their size. */
function isCompressed({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}
