import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a picture or file as it is, and nothing else. */
    takesBytes?: 'picture' | 'file'
  }
}

/**
 * JSON is what we read, and pictures and files where one is asked for. Every request of ours carries its content type, also those
 * without a body, so an empty one is no mistake.
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

/** What unpacks to a thousand times its size is nothing we take in. */
function isCompressed({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}
