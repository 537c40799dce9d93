import type { FastifyInstance } from 'fastify'
import type { Log } from '../log'

/** One line for a request that changed or refused something; reading in peace is told at 'debug' only. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
    const level = quiet ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      const path = pathOf(request.url)
      const ms = Math.round(reply.elapsedTime)
      request.log[level]({ method: request.method, path, status: reply.statusCode, ms }, 'answered')
    }
    done()
  })
}

/**
 * The path only: addresses may carry secrets behind the question mark, and those of a calendar and of an archive are some. Nor
 * does it say whom a request was about: a log outlives the account.
 */
function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  return path
    .replace(/(\/+(?:calendar|archives)\/+).+/i, '$1…')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '…')
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
}
