import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

/** Node rejects a request without a host header with an empty page; we respond with our error body instead. */
export const hostHeaderOptions = { requireHostHeader: false } as const

/** Handles requests that Node would answer before Fastify sees them. */
export function handleUnusualRequests(app: FastifyInstance): void {
  // Unknown Expect headers may be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', (request, _, done) => {
    const { httpVersion, headers } = request.raw
    done(httpVersion === '1.1' && headers.host === undefined ? new AppError('bad-request') : undefined)
  })
}

/** Responds with our error body to input that is not a valid request, while the socket is writable. */
export function handleClientError(
  error: Error & { code?: string },
  socket: Socket,
  commonHeaders: Readonly<Record<string, string>> = {},
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const timedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = tooLarge
    ? '431 Request Header Fields Too Large'
    : timedOut
      ? '408 Request Timeout'
      : '400 Bad Request'
  const body = JSON.stringify(new AppError(tooLarge ? 'too-large' : 'bad-request').toResponseBody())
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
}
