import { connect } from 'node:net'
import { judgeAnyResponse } from './judge-response'
import type { FindLeak } from './leak-detector'

const login = 'POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
const get = 'GET /api/v1/auth/me HTTP/1.1\r\nhost: a\r\n'
const long = 'x'.repeat(20_000)

/** What no client library would send: lies about lengths, broken heads, half a request. */
const malformedRequests: Readonly<Record<string, string>> = {
  'a length too large': `${login}content-length: 500\r\n\r\n{}`,
  'a length too small': `${login}content-length: 1\r\n\r\n{"email":1}`,
  'a length below nothing': `${login}content-length: -1\r\n\r\n{}`,
  'a length that is no number': `${login}content-length: ten\r\n\r\n{}`,
  'a length beyond all bounds': `${login}content-length: 99999999999999999999\r\n\r\n{}`,
  'a length of more than is taken': `${login}content-length: 2000000\r\n\r\n{}`,
  'two lengths': `${login}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
  'a length and pieces': `${login}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  'pieces without an end': `${login}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`,
  'pieces of no size': `${login}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'an unknown encoding': `${login}transfer-encoding: nonsense\r\n\r\n{}`,
  'a promise to wait': `${login}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`,
  'another expectation': `${get}expect: a miracle\r\n\r\n`,
  'no host': 'GET /api/v1/auth/me HTTP/1.1\r\n\r\n',
  'two hosts': `${get}host: b\r\n\r\n`,
  'an endless header': `${get}a: ${long}\r\n\r\n`,
  'many headers': `${get}${Array.from({ length: 3000 }, (_, at) => `h${at}: 1\r\n`).join('')}\r\n`,
  'an endless address': `GET /api/v1/${long} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'a header without a colon': `${get}nonsense\r\n\r\n`,
  'a header over two lines': `${get}a: b\r\n c\r\n\r\n`,
  'a nothing in a header': `${get}a: \u0000\r\n\r\n`,
  'a nothing in the address': 'GET /api/v1/\u0000 HTTP/1.1\r\nhost: a\r\n\r\n',
  'a space in the address': 'GET /api/v1/auth/me x HTTP/1.1\r\nhost: a\r\n\r\n',
  'no method': ' / HTTP/1.1\r\nhost: a\r\n\r\n',
  'an unknown method': 'FRY /api/v1/auth/me HTTP/1.1\r\nhost: a\r\n\r\n',
  'a way through': 'CONNECT example.org:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'a trace': 'TRACE / HTTP/1.1\r\nhost: a\r\n\r\n',
  'a whole address': 'GET http://evil.example/api/v1/auth/me HTTP/1.1\r\nhost: a\r\n\r\n',
  'a star': 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
  'an old version': 'GET /\r\n\r\n',
  'a version to come': 'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a wish to change': `${get}connection: upgrade\r\nupgrade: websocket\r\n\r\n`,
  'the start of something secret': '\u0016\u0003\u0001\u0002\u0000\u0001',
  'several at once': `${get}\r\n${get}\r\n${get}\r\n`,
  'one after nonsense': `${get}\r\nnonsense\r\n\r\n${get}\r\n`,
  'half a head': 'GET /api/v1/auth/me HTTP/1.1\r\nho',
  'bare line feeds': 'GET /api/v1/auth/me HTTP/1.1\nhost: a\n\n',
  nothing: '',
}

/** A server that has not answered by then waits for more input, which is correct. */
const responseWaitMs = 400

/** What is wrong with the answers to requests that are none. */
export async function findMalformedHttpFaults(base: string, findLeak: FindLeak) {
  const faults: { kind: string; about: string; detail: string }[] = []
  await Promise.all(
    Object.entries(malformedRequests).map(async ([about, text]) => {
      const heard = await sendRaw(base, text)
      const [head = '', ...rest] = heard.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0)
      if (heard !== '' && status === 0)
        faults.push({ kind: 'no answer of HTTP', about, detail: heard.slice(0, 200) })
      if (status < 200) return
      const type = /content-type: ([^\r]*)/i.exec(head)?.[1] ?? ''
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      const body = Buffer.from(rest.join('\r\n\r\n')).subarray(0, length)
      const fault = judgeAnyResponse({ status, headers: { 'content-type': type }, body }, findLeak)
      if (fault) faults.push({ ...fault, about })
    }),
  )
  return faults
}

function sendRaw(base: string, text: string): Promise<string> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'))
    const timer = setTimeout(() => socket.destroy(), responseWaitMs)
    socket.on('data', (part) => (heard += part))
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })
}
