import { apiBase } from '@larder/contract/http/endpoint'
import type { ErrorCode } from '@larder/contract/http/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log'
import { pseudonymizeIds } from '../secrets'

interface RequestLogFields {
  /** The account or camera that asked. */
  who?: string
  /** Why it was refused. */
  code?: ErrorCode
}

const known = new WeakMap<FastifyRequest, RequestLogFields>()

/** What its line in the log shall say of a request besides. */
export function addRequestLogFields(request: FastifyRequest, fact: RequestLogFields): void {
  known.set(request, { ...known.get(request), ...fact })
}

/** One line for a request that changed or refused something; reading in peace is told at 'debug' only. */
export function registerRequestLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
    const level = quiet ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      const path = redactPath(request.url)
      const ms = Math.round(reply.elapsedTime)
      const line = {
        method: request.method,
        path,
        status: reply.statusCode,
        ms,
        ...loggedFieldsOf(request, reply),
      }
      log[level]({ reqId: request.id, ...line }, 'request completed')
    }
    done()
  })
}

/**
 * Who was refused, and who did something about an account: enough to follow a burglar, and no diary of what cooks do. It is a
 * mark that can be worked out from an account while there is one, and says nothing afterwards.
 */
function loggedFieldsOf(request: FastifyRequest, { statusCode }: { statusCode: number }): RequestLogFields {
  const { who, code } = known.get(request) ?? {}
  const matters = statusCode >= 400 || request.url.startsWith(`${apiBase}/auth/`)
  return { ...(code && { code }), ...(who && matters && { who: pseudonymizeIds(who) }) }
}

/**
 * The path only: addresses may carry secrets behind the question mark, and those of a calendar and of an archive are some. Nor
 * does it say whom a request was about: a log outlives the account.
 */
function redactPath(url: string): string {
  const [path = ''] = url.split('?')
  return path
    .replace(/(\/+(?:calendar|archives)\/+).+/i, '$1…')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '…')
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
}
