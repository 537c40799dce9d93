import { apiBase } from '@larder/contract/http/endpoint'
import type { ErrorCode } from '@larder/contract/http/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log'
import { pseudonymizeIds } from '../secrets'

interface RequestLogFields {
  /** The account or camera that sent the request. */
  who?: string
  /** The error code of the response. */
  code?: ErrorCode
}

const fieldsByRequest = new WeakMap<FastifyRequest, RequestLogFields>()

/** Adds fields to the log line of a request. */
export function addRequestLogFields(request: FastifyRequest, fields: RequestLogFields): void {
  fieldsByRequest.set(request, { ...fieldsByRequest.get(request), ...fields })
}

/** Logs one line per request that changed something or failed. Successful reads are logged at 'debug' only. */
export function registerRequestLog(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const quiet = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD')
    const level = quiet ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) {
      const path = redactPath(request)
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
 * Logs the account only for errors and account endpoints: enough to trace an intruder without recording what cooks do. The id is
 * pseudonymised; it can be derived from an existing account and means nothing after the account is deleted.
 */
function loggedFieldsOf(request: FastifyRequest, { statusCode }: { statusCode: number }): RequestLogFields {
  const { who, code } = fieldsByRequest.get(request) ?? {}
  const route = request.routeOptions.url ?? ''
  const logsAccount = statusCode >= 400 || route.startsWith(`${apiBase}/auth/`)
  return { ...(code && { code }), ...(who && logsAccount && { who: pseudonymizeIds(who) }) }
}

/**
 * Returns the path without the query, which may carry secrets, and without the tokens of calendars and archives. Ids and email
 * addresses are redacted too, because a log outlives the account.
 */
function redactPath({ url, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split(/[?#]/)
  // Also where an address with a secret is written in another way, as /c%61lendar/….
  if (/%(?!40)|^[^/]/.test(path) && routeOptions.url !== undefined) return routeOptions.url
  return path
    .replace(/(\/+(?:calendar|archives)\/+).+/i, '$1…')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '…')
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '…')
}
