import type { FastifyInstance } from 'fastify'
import type { Log } from '../log'

/** Tells whether requests come through a proxy that the settings do not name. */
export interface UnnoticedProxy {
  isThere(): boolean
}

/**
 * Notices a reverse proxy that `TRUST_PROXY` does not name. All visitors then seem to have the proxy's address: they share its
 * limits, and one who guesses passwords slows everybody. Only hops from this machine or a private network count; others can write
 * any header.
 */
export function noticeProxy(app: FastifyInstance, isTrusted: boolean, log: Log): UnnoticedProxy {
  let seen = false
  if (!isTrusted)
    app.addHook('onRequest', (request, _, done) => {
      if (!seen && request.headers['x-forwarded-for'] !== undefined && isNear(request.ip)) {
        seen = true
        log.warn(
          'requests come through a proxy, but TRUST_PROXY is not set: all visitors count as one. See docs/self-hosting.md',
        )
      }
      done()
    })
  return { isThere: () => seen }
}

/** Returns whether an address is this machine or in a private network. */
function isNear(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80:)/i.test(plain)
}
