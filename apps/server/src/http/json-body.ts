import type { FastifyInstance } from 'fastify'

/**
 * JSON is the only body we read. Every request of ours carries its content type, also those without a body,
 * so an empty one is no mistake.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body.toString(), done)
  })
}
