import { once } from 'node:events'
import { connect } from 'node:net'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerErrorHandlers } from './error-response'
import { handleClientError, handleUnusualRequests, hostHeaderOptions } from './malformed-requests'

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = fastify({ clientErrorHandler: handleClientError, http: hostHeaderOptions })
  handleUnusualRequests(app)
  registerErrorHandlers(app)
  app.get('/', async () => ({ data: 'here' }))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

async function send(
  text: string,
): Promise<{ status: number; body: { error?: { code: string }; data?: string } }> {
  let received = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  socket.on('data', (part) => (received += part))
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

test.each([
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'bad-request'],
  ['nonsense', 'nonsense\r\n\r\n', 400, 'bad-request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'bad-request',
  ],
  ['an endless header', `GET / HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
])('%s is rejected with our error body', async (_, text, status, code) => {
  expect(await send(text)).toMatchObject({ status, body: { error: { code } } })
})

test.each([
  ['an old client without a host', 'GET / HTTP/1.0\r\n\r\n'],
  [
    'an expectation that nobody knows',
    'GET / HTTP/1.1\r\nhost: a\r\nexpect: a miracle\r\nconnection: close\r\n\r\n',
  ],
])('%s is served', async (_, text) => {
  expect(await send(text)).toEqual({ status: 200, body: { data: 'here' } })
})
