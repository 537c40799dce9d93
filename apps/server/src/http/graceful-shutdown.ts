import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whoever is still sending or reading after this long is not waited for. */
const forceCloseAfterMs = 10_000

export interface GracefulShutdown {
  /** Says at `/readyz` and with each answer that we are about to go, and serves on. */
  announce(): void
  isAnnounced(): boolean
}

/**
 * A browser keeps its connection open for the next request, and opens some that it never uses. While we close,
 * each answer says that there will be no next one, and connections that never asked for anything are dropped, so
 * that closing takes as long as the requests under way and not as long as the connections idle.
 */
export function registerGracefulShutdown(app: FastifyInstance): GracefulShutdown {
  let closing = false
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))

  app.addHook('preClose', async () => {
    closing = true
    for (const socket of silent) socket.destroy()
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
