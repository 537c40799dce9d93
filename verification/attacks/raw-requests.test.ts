import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type TestApp, testApp } from '../../apps/server/src/testing/test-app'

let larder: TestApp
let port: number
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  await larder.app.listen({ port: 0, host: '127.0.0.1' })
  port = (larder.app.server.address() as AddressInfo).port
})
afterAll(() => larder.close())

/** Sends bytes as they are, and reads until the line is closed. */
async function say(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.setEncoding('utf8').on('data', (part) => {
    heard += part
  })
  socket.on('error', () => undefined)
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return heard
}

const answers = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
const post = ['POST /api/v1/auth/login HTTP/1.1', 'Host: larder.test', 'Content-Type: application/json']
const hidden = ['GET /readyz HTTP/1.1', 'Host: larder.test', 'Connection: close', '', '']

describe('a request that two servers could read differently', () => {
  test.each([
    ['two lengths', [...post, 'Content-Length: 2', 'Content-Length: 60', '', '{}', ...hidden]],
    ['two lengths in one', [...post, 'Content-Length: 2, 60', '', '{}', ...hidden]],
    [
      'a length and chunks',
      [...post, 'Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ...hidden],
    ],
    ['chunks that are none', [...post, 'Transfer-Encoding: chunked, identity', '', '0', '', ...hidden]],
    [
      'chunks in disguise',
      [...post, 'Transfer-Encoding: xchunked', 'Content-Length: 2', '', '{}', ...hidden],
    ],
    ['a length that is none', [...post, 'Content-Length: +2', '', '{}', ...hidden]],
    ['a length below nothing', [...post, 'Content-Length: -1', '', '{}', ...hidden]],
    ['a blank before the colon', [...post, 'Content-Length : 2', '', '{}', ...hidden]],
    ['a folded line', [...post, 'X-One: a', ' Content-Length: 2', 'Content-Length: 2', '', '{}', ...hidden]],
    ['a chunk without its size', [...post, 'Transfer-Encoding: chunked', '', 'zz', '{}', '0', '', ...hidden]],
    ['no word of whom it is for', ['GET /healthz HTTP/1.1', 'Connection: close', '', '']],
    ['words that are no request', ['HELLO', '', '']],
  ])('with %s is refused, and nothing behind it is heard', async (_, lines) => {
    const heard = await say(...lines)
    expect(answers(heard)).toEqual([400])
    expect(heard).toContain('"code":"bad-request"')
    expect(heard).toContain('x-content-type-options: nosniff')
    expect(heard).toContain("frame-ancestors 'none'")
  })

  test('with more head than anybody needs is refused', async () => {
    const heard = await say(
      'GET /healthz HTTP/1.1',
      'Host: larder.test',
      `X-Long: ${'x'.repeat(40_000)}`,
      '',
      '',
    )
    expect(answers(heard)).toEqual([431])
  })
})

test('two valid pipelined requests get two responses', async () => {
  const heard = await say('GET /healthz HTTP/1.1', 'Host: larder.test', '', ...hidden)
  expect(answers(heard)).toEqual([200, 200])
})

test('addresses written in unusual ways are understood or refused, and break nothing', async () => {
  const ask = async (target: string) =>
    answers(await say(`GET ${target} HTTP/1.1`, 'Host: larder.test', 'Connection: close', '', ''))
  const targets = [
    ...[
      '/faq#%ZZ',
      '/#%',
      '/api/v1/auth/me#%',
      '/%ZZ',
      '/%',
      '/..%2f..%2fetc/passwd',
      '//',
      '/%00',
      '/a%0d%0ab',
    ],
    ...[
      'http://elsewhere.test/api/v1/auth/me',
      'http://elsewhere.test/faq',
      '*',
      '/assets/..%5c..%5cx',
      '/?%',
    ],
  ]
  for (const target of targets) {
    const [status = 0] = await ask(target)
    expect([200, 301, 308, 400, 401, 404], target).toContain(status)
  }
})

test('methods that tell of what was sent are not spoken', async () => {
  for (const method of ['TRACE', 'CONNECT', 'TRACK']) {
    const heard = await say(
      `${method} /healthz HTTP/1.1`,
      'Host: larder.test',
      'Cookie: secret=1',
      'Connection: close',
      '',
      '',
    )
    expect(heard).not.toContain('secret=1')
    expect(answers(heard).every((status) => status >= 400)).toBe(true)
  }
})
