import type { FastifyInstance } from 'fastify'

/**
 * A browser keeps its connection open for the next request. While we close, each answer says that there will be
 * none, so that closing takes as long as the requests under way and not as long as the connections idle.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}
