import { api } from '@larder/contract'
import { apiBase, type EndpointShape } from '@larder/contract/endpoint'
import type { ErrorCode } from '@larder/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors'

/** What the framework finds wrong before a handler runs, in our words. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-acceptable-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_BAD_URL: 'no-such-call',
  FST_ERR_ROUTE_MISSING_HANDLER: 'no-such-call',
}

/** The one place where an error becomes an answer. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url)
    if (allowed.length === 0) return sendError(new AppError('no-such-call'), request, reply)
    reply.header('allow', allowed.join(', '))
    return sendError(new AppError('wrong-method'), request, reply)
  })
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal.code === 'out-of-order' || refusal.code === 'not-ready') {
    request.log.error({ err: error }, 'a request failed')
  }
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.status(refusal.status).header('cache-control', 'no-store').send(refusal.toAnswer())
}

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError('not-ready')
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code ? frameworkCodes[code] : undefined
  if (known) return new AppError(known)
  // Whatever else the framework blames on the request, such as poisoned JSON.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('bad-json')
  return new AppError('out-of-order')
}

const connectionTrouble =
  /^(ECONN|ENOENT|EPIPE|57P0[123]|08|53300)|timeout exceeded when trying to connect|Connection terminated/

function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && connectionTrouble.test(String(cause.code))) return true
    if (connectionTrouble.test(cause.message)) return true
  }
  return false
}

const endpoints: EndpointShape[] = Object.values(api).flatMap((word) => Object.values(word))
const places = endpoints.map(({ method, path }) => {
  return { method, pattern: new RegExp(`^${apiBase}${path.replace(/:[a-zA-Z]+/g, '[^/]+')}/?$`) }
})

function methodsAt(url: string): string[] {
  const [path = ''] = url.split('?')
  return [...new Set(places.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
}
