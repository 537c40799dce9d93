import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a picture as it is, and nothing else. */
    takesPicture?: boolean
  }
}

/**
 * JSON is what we read, and pictures where one is asked for. Every request of ours carries its content type, also those
 * without a body, so an empty one is no mistake.
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesPicture) done(new AppError('not-a-picture'))
    else if (body === '') done(null, undefined)
    else parse(request, body.toString(), done)
  })
  app.addContentTypeParser(
    /^image\/|^application\/octet-stream/i,
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (request.routeOptions.config.takesPicture) done(null, body)
      else done(new AppError('not-acceptable-type'))
    },
  )
}
