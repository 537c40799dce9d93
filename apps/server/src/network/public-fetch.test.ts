import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createPublicFetch, PublicFetchError, parseWebUrl } from './public-fetch'

const options = { accept: 'text/html', mostBytes: 1000 }
const open: Server[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

async function startServer(response: RequestListener): Promise<number> {
  const server = createServer(response)
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** Treats this machine as a public host under one name. */
function createTestFetch(port: number, names: Readonly<Record<string, readonly string[]>> = {}) {
  return createPublicFetch({
    resolve: async (name) => names[name] ?? (name === 'recipes.example' ? ['127.0.0.1'] : []),
    isAllowed: (address, at) => address === '127.0.0.1' && at === port,
  })
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof PublicFetchError ? error.reason : `no trouble: ${String(error)}`
}

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://localhost/',
  'http://localhost./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://192.168.0.1/',
  'http://[fd00::1]/',
  'http://1.1.1.1:22/',
  'http://1.1.1.1:5432/',
])('%s is private or has another port and is not fetched', async (address) => {
  expect(await failureOf(createPublicFetch()(address, options))).toMatch(/bad-address|unreachable/)
})

test.each([
  'file:///etc/passwd',
  'ftp://recipes.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'gopher://recipes.example/',
  'https://ana:secret@recipes.example/',
  'https://',
  'http:///',
  'not an address at all',
])('%s is not a page URL', (address) => {
  expect(() => parseWebUrl(address)).toThrow(PublicFetchError)
})

test('a URL without a scheme gets https', () => {
  expect(parseWebUrl('recipes.example/soup#top').href).toBe('https://recipes.example/soup')
})

test('a page is fetched without identifying headers', async () => {
  let received: unknown
  const port = await startServer((request, response) => {
    received = request.headers
    response.setHeader('content-type', 'text/html; charset=UTF-8').end('<h1>Soup</h1>')
  })
  const page = await createTestFetch(port)(`http://recipes.example:${port}/soup`, options)
  expect(page).toMatchObject({ type: 'text/html; charset=utf-8', bytes: Buffer.from('<h1>Soup</h1>') })
  expect(Object.keys(received as object).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

test('every address of a name is checked', async () => {
  const port = await startServer((_, response) => response.end('secret'))
  const both = { 'two.example': ['127.0.0.1', '10.0.0.1'] }
  expect(await failureOf(createTestFetch(port, both)(`http://two.example:${port}/`, options))).toBe(
    'bad-address',
  )
})

test('a name is resolved once per request: later changes have no effect', async () => {
  const port = await startServer((_, response) => response.end('soup'))
  let lookups = 0
  const fetchPublic = createPublicFetch({
    resolve: async () => [['127.0.0.1', '10.0.0.1'][lookups++] ?? '10.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
  })
  const page = await fetchPublic(`http://rebinding.example:${port}/`, options)
  expect(page.bytes.toString()).toBe('soup')
  expect(lookups).toBe(1)
  expect(await failureOf(fetchPublic(`http://rebinding.example:${port}/`, options))).toBe('bad-address')
})

test('each redirect is checked again', async () => {
  let secretRead = 0
  const secret = await startServer((_, response) => {
    secretRead += 1
    response.end('secret')
  })
  const port = await startServer(({ url }, response) => {
    const to: Record<string, string> = {
      '/moved': '/soup',
      '/home': `http://127.0.0.1:${secret}/`,
      '/file': 'file:///etc/passwd',
      '/named': `http://ana:pw@recipes.example/`,
      '/round': '/round',
      '/inside': 'http://[::1]/',
    }
    const location = to[url ?? '']
    if (location) response.writeHead(302, { location }).end()
    else response.end('soup')
  })
  const get = (path: string) => createTestFetch(port)(`http://recipes.example:${port}${path}`, options)
  expect((await get('/moved')).address).toBe(`http://recipes.example:${port}/soup`)
  for (const path of ['/home', '/file', '/named', '/inside'])
    expect(await failureOf(get(path)), path).toBe('bad-address')
  expect(await failureOf(get('/round'))).toBe('refused')
  expect(secretRead).toBe(0)
})

test('the size limit applies, compressed or not, whatever the content-length', async () => {
  const big = Buffer.alloc(100_000, 'a')
  const port = await startServer(({ url }, response) => {
    if (url === '/gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync(big))
    else if (url === '/br') response.setHeader('content-encoding', 'br').end(brotliCompressSync(big))
    else if (url === '/small') response.setHeader('content-encoding', 'gzip').end(gzipSync('soup'))
    else if (url === '/odd') response.setHeader('content-encoding', 'zstd').end('soup')
    else response.end(big)
  })
  const get = (path: string) => createTestFetch(port)(`http://recipes.example:${port}${path}`, options)
  for (const path of ['/', '/gzip', '/br']) expect(await failureOf(get(path)), path).toBe('too-large')
  expect((await get('/small')).bytes.toString()).toBe('soup')
  expect(await failureOf(get('/odd'))).toBe('refused')
})

test('broken, missing and rejected pages are reported as such', async () => {
  const port = await startServer(({ url, socket }, response) => {
    if (url === '/cut') {
      response.writeHead(200, { 'content-length': 500 })
      response.write('half')
      setImmediate(() => socket.destroy())
    } else response.writeHead(url === '/none' ? 404 : 500).end()
  })
  const get = (path: string) => createTestFetch(port)(`http://recipes.example:${port}${path}`, options)
  expect(await failureOf(get('/none'))).toBe('refused')
  expect(await failureOf(get('/broken'))).toBe('refused')
  expect(await failureOf(get('/cut'))).toBe('unreachable')
  expect(await failureOf(createTestFetch(port)('http://nowhere.example/', options))).toBe('unreachable')
})

test('an abort ends the request', async () => {
  const port = await startServer(() => undefined)
  const stop = new AbortController()
  const page = createTestFetch(port)(`http://recipes.example:${port}/`, { ...options, signal: stop.signal })
  stop.abort()
  await expect(page).rejects.toThrow(/abort/i)
})
