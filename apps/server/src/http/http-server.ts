import { randomUUID } from 'node:crypto'
import { type FastifyBaseLogger, fastify, LogController } from 'fastify'
import { basePathOf, withoutBasePath } from '../config/base-path'
import type { Env } from '../env'
import type { Log } from '../log'
import { registerBodyParsers } from './body-parsers'
import { registerCompression } from './compression'
import { registerErrorHandlers, sendError } from './error-response'
import { registerGracefulShutdown } from './graceful-shutdown'
import { handleClientError, handleUnusualRequests, hostHeaderOptions } from './malformed-requests'
import { registerRequestLog } from './request-log'
import { createSecurityHeaders } from './security-headers'
import { noticeProxy } from './unnoticed-proxy'

const bodyLimit = 1_048_576

/** The HTTP server with everything that holds for all routes: headers, limits, parsers, errors, log, compression. */
export function createHttpServer(env: Env, log: Log) {
  const logger: FastifyBaseLogger = log
  const headers = createSecurityHeaders(env.publicUrl.startsWith('https:'))
  const basePath = basePathOf(env.publicUrl)
  const app = fastify({
    rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => withoutBasePath(url, basePath),
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOption(env.trustProxy),
    bodyLimit,
    // An archive of recipes may come over a slow connection; authentication runs before the body is read.
    requestTimeout: 300_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    // Few requests are logged, and those log lines carry the request id themselves, so no child logger is created per request.
    childLoggerFactory: (parent) => parent,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => handleClientError(error, socket, headers),
    http: hostHeaderOptions,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  const unnoticedProxy = noticeProxy(app, env.trustProxy !== false, log)
  handleUnusualRequests(app)
  const shutdown = registerGracefulShutdown(app)
  registerBodyParsers(app)
  registerErrorHandlers(app)
  registerRequestLog(app, log)
  registerCompression(app)
  return { app, shutdown, unnoticedProxy }
}

/** Each proxy appends one address to the header, so only the last addresses, one per trusted proxy, count. */
function trustProxyOption(proxies: Env['trustProxy']) {
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies
}
