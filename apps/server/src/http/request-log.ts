import { apiBase } from '@larder/contract/endpoint'
import type { ErrorCode } from '@larder/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log'
import { nameless } from '../secrets'

interface Known {
  /** The account or camera that asked. */
  who?: string
  /** Why it was refused. */
  code?: ErrorCode
}

const known = new WeakMap<FastifyRequest, Known>()

/** What its line in the log shall say of a request besides. */
export function noteForLog(request: FastifyRequest, fact: Known): void {
  known.set(request, { ...known.get(request), ...fact })
}

/** One line for a request that changed or refused something; reading in peace is told at 'debug' only. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
    const level = quiet ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      const path = pathOf(request.url)
      const ms = Math.round(reply.elapsedTime)
      const line = { method: request.method, path, status: reply.statusCode, ms, ...toldOf(request, reply) }
      log[level]({ reqId: request.id, ...line }, 'answered')
    }
    done()
  })
}

/**
 * Who was refused, and who did something about an account: enough to follow a burglar, and no diary of what cooks do. It is a
 * mark that can be worked out from an account while there is one, and says nothing afterwards.
 */
function toldOf(request: FastifyRequest, { statusCode }: { statusCode: number }): Known {
  const { who, code } = known.get(request) ?? {}
  const matters = statusCode >= 400 || request.url.startsWith(`${apiBase}/auth/`)
  return { ...(code && { code }), ...(who && matters && { who: nameless(who) }) }
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
