import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

/** Node would refuse a request without a host by itself, with an empty page; we refuse it in our own words. */
export const hostHeaderOptions = { requireHostHeader: false } as const

/** What Node would answer before we are asked gets an answer of ours. */
export function handleUnusualRequests(app: FastifyInstance): void {
  // An expectation that we do not know may be passed over.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', (request, _, done) => {
    const { httpVersion, headers } = request.raw
    done(httpVersion === '1.1' && headers.host === undefined ? new AppError('bad-request') : undefined)
  })
}

/** What cannot even be read as a request gets the same shape of answer, as far as the line still stands. */
export function handleClientError(
  error: Error & { code?: string },
  socket: Socket,
  always: Readonly<Record<string, string>> = {},
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
    ...Object.entries(always).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
}
