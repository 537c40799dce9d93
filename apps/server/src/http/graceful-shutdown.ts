import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Connections still open after this time are closed. */
const forceCloseAfterMs = 10_000

export interface GracefulShutdown {
  /** Reports the shutdown at `/readyz` and in each response, and keeps serving. */
  announce(): void
  isAnnounced(): boolean
}

/**
 * A browser keeps its connection open for the next request, and opens some that it never uses. During shutdown each response
 * carries `connection: close` and unused connections are dropped, so that closing takes as long as the requests in progress, not
 * as long as idle connections.
 */
export function registerGracefulShutdown(app: FastifyInstance): GracefulShutdown {
  let closing = false
  const unusedSockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  app.server.on('request', ({ socket }) => unusedSockets.delete(socket))

  app.addHook('preClose', async () => {
    closing = true
    for (const socket of unusedSockets) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), forceCloseAfterMs).unref()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
  return {
    announce() {
      closing = true
    },
    isAnnounced: () => closing,
  }
}
