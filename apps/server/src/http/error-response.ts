import { api } from '@larder/contract'
import { apiBase, type EndpointShape } from '@larder/contract/http/endpoint'
import type { ErrorCode } from '@larder/contract/http/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isStatementTimeout, isStorageFull } from '../db/database-errors'
import { AppError } from '../errors'
import { addRequestLogFields } from './request-log'

/** Maps the framework's error codes to ours. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-acceptable-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_BAD_URL: 'endpoint-not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'endpoint-not-found',
}
const byStatus: Record<number, ErrorCode> = {
  404: 'endpoint-not-found',
  413: 'too-large',
  415: 'not-acceptable-type',
  416: 'no-such-range',
}

/** Registers the handlers that turn every error into a response. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler(sendNotFound)
}

/** Responds 404, or 405 with the allowed methods when the path exists. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = methodsAt(request)
  if (allowed.length === 0) return sendError(new AppError('endpoint-not-found'), request, reply)
  reply.header('allow', allowed.join(', '))
  return sendError(new AppError('wrong-method'), request, reply)
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error)
  addRequestLogFields(request, { code: appError.code })
  if (appError.status >= 500) {
    request.log[logLevelOf(error, request)]({ reqId: request.id, err: error }, failureMessage(appError))
  }
  const { retryAfterSeconds } = appError.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  if (appError.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.status(appError.status).header('cache-control', 'no-store').send(appError.toResponseBody())
}

function logLevelOf(error: unknown, { socket }: FastifyRequest): 'debug' | 'warn' | 'error' {
  // A client that disconnects during a request is not a server failure. (The request itself is destroyed once its body is read.)
  if (socket.destroyed) return 'debug'
  // An expected failure: a full queue or an unavailable third party.
  return error instanceof AppError ? 'warn' : 'error'
}

/** Tells the operator what to do, where there is something to do. */
function failureMessage({ code }: AppError): string {
  if (code === 'storage-full')
    return 'request failed: the disk is full. Free some space; Larder recovers by itself'
  if (code === 'not-ready')
    return 'request failed: the database is unavailable or too slow. Larder recovers when it is back'
  return 'request failed'
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isStorageFull(error)) return new AppError('storage-full', { retryAfterSeconds: 60 })
  if (isDatabaseUnavailable(error) || isStatementTimeout(error))
    return new AppError('not-ready', { retryAfterSeconds: 2 })
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const codeForError = frameworkCodes[code] ?? byStatus[statusCode]
  if (codeForError) return new AppError(codeForError)
  // Every other client error of the framework concerns the body.
  return new AppError(statusCode >= 400 && statusCode < 500 ? 'bad-json' : 'internal-error')
}

const endpoints: EndpointShape[] = Object.values(api).flatMap((feature) => Object.values(feature))
const endpointPatterns = endpoints.map(({ method, path }) => {
  return { method, pattern: new RegExp(`^${apiBase}${path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`) }
})

function methodsAt({ url, method }: FastifyRequest): string[] {
  const [path = ''] = url.split(/[?#]/)
  const isRead = method === 'GET' || method === 'HEAD'
  // Pages, health checks and documentation are read-only.
  if (!isRead && !path.startsWith(apiBase)) return ['GET', 'HEAD']
  return [
    ...new Set(
      endpointPatterns.filter(({ pattern }) => pattern.test(path)).map((endpoint) => endpoint.method),
    ),
  ]
}
