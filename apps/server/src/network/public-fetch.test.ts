import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createPublicFetch, PublicFetchError, parseWebUrl } from './public-fetch'

const ask = { accept: 'text/html', mostBytes: 1000 }
const open: Server[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

async function serving(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** As at home, but that this one machine counts as being out in the world under one name. */
function abroad(port: number, names: Readonly<Record<string, readonly string[]>> = {}) {
  return createPublicFetch({
    resolve: async (name) => names[name] ?? (name === 'recipes.example' ? ['127.0.0.1'] : []),
    isAllowed: (address, at) => address === '127.0.0.1' && at === port,
  })
}

async function troubleOf(work: Promise<unknown>): Promise<string> {
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
])('%s leads home or through a side door and is not gone to', async (address) => {
  expect(await troubleOf(createPublicFetch()(address, ask))).toMatch(/bad-address|unreachable/)
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
])('%s is no address of a page', (address) => {
  expect(() => parseWebUrl(address)).toThrow(PublicFetchError)
})

test('an address without a beginning is taken for one of a page', () => {
  expect(parseWebUrl('recipes.example/soup#top').href).toBe('https://recipes.example/soup')
})

test('a page is fetched, and nothing says who asks', async () => {
  let heard: unknown
  const port = await serving((request, answer) => {
    heard = request.headers
    answer.setHeader('content-type', 'text/html; charset=UTF-8').end('<h1>Soup</h1>')
  })
  const page = await abroad(port)(`http://recipes.example:${port}/soup`, ask)
  expect(page).toMatchObject({ type: 'text/html; charset=utf-8', bytes: Buffer.from('<h1>Soup</h1>') })
  expect(Object.keys(heard as object).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
})

test('of a name that stands for several addresses every one is judged', async () => {
  const port = await serving((_, answer) => answer.end('secret'))
  const both = { 'two.example': ['127.0.0.1', '10.0.0.1'] }
  expect(await troubleOf(abroad(port, both)(`http://two.example:${port}/`, ask))).toBe('bad-address')
})

test('a name is asked for once a hop: what it says later changes nothing', async () => {
  const port = await serving((_, answer) => answer.end('soup'))
  let asked = 0
  const fetchPublic = createPublicFetch({
    resolve: async () => [['127.0.0.1', '10.0.0.1'][asked++] ?? '10.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
  })
  const page = await fetchPublic(`http://rebinding.example:${port}/`, ask)
  expect(page.bytes.toString()).toBe('soup')
  expect(asked).toBe(1)
  expect(await troubleOf(fetchPublic(`http://rebinding.example:${port}/`, ask))).toBe('bad-address')
})

test('each redirect is judged anew', async () => {
  let secretRead = 0
  const secret = await serving((_, answer) => {
    secretRead += 1
    answer.end('secret')
  })
  const port = await serving(({ url }, answer) => {
    const to: Record<string, string> = {
      '/moved': '/soup',
      '/home': `http://127.0.0.1:${secret}/`,
      '/file': 'file:///etc/passwd',
      '/named': `http://ana:pw@recipes.example/`,
      '/round': '/round',
      '/inside': 'http://[::1]/',
    }
    const location = to[url ?? '']
    if (location) answer.writeHead(302, { location }).end()
    else answer.end('soup')
  })
  const get = (path: string) => abroad(port)(`http://recipes.example:${port}${path}`, ask)
  expect((await get('/moved')).address).toBe(`http://recipes.example:${port}/soup`)
  for (const path of ['/home', '/file', '/named', '/inside'])
    expect(await troubleOf(get(path)), path).toBe('bad-address')
  expect(await troubleOf(get('/round'))).toBe('refused')
  expect(secretRead).toBe(0)
})

test('no more is taken than may be, packed or not, whatever it says of its length', async () => {
  const big = Buffer.alloc(100_000, 'a')
  const port = await serving(({ url }, answer) => {
    if (url === '/gzip') answer.setHeader('content-encoding', 'gzip').end(gzipSync(big))
    else if (url === '/br') answer.setHeader('content-encoding', 'br').end(brotliCompressSync(big))
    else if (url === '/small') answer.setHeader('content-encoding', 'gzip').end(gzipSync('soup'))
    else if (url === '/odd') answer.setHeader('content-encoding', 'zstd').end('soup')
    else answer.end(big)
  })
  const get = (path: string) => abroad(port)(`http://recipes.example:${port}${path}`, ask)
  for (const path of ['/', '/gzip', '/br']) expect(await troubleOf(get(path)), path).toBe('too-large')
  expect((await get('/small')).bytes.toString()).toBe('soup')
  expect(await troubleOf(get('/odd'))).toBe('refused')
})

test('what is broken, not there or refused is said so', async () => {
  const port = await serving(({ url, socket }, answer) => {
    if (url === '/cut') {
      answer.writeHead(200, { 'content-length': 500 })
      answer.write('half')
      setImmediate(() => socket.destroy())
    } else answer.writeHead(url === '/none' ? 404 : 500).end()
  })
  const get = (path: string) => abroad(port)(`http://recipes.example:${port}${path}`, ask)
  expect(await troubleOf(get('/none'))).toBe('refused')
  expect(await troubleOf(get('/broken'))).toBe('refused')
  expect(await troubleOf(get('/cut'))).toBe('unreachable')
  expect(await troubleOf(abroad(port)('http://nowhere.example/', ask))).toBe('unreachable')
})

test('whoever stops waiting is let go', async () => {
  const port = await serving(() => undefined)
  const stop = new AbortController()
  const page = abroad(port)(`http://recipes.example:${port}/`, { ...ask, signal: stop.signal })
  stop.abort()
  await expect(page).rejects.toThrow(/abort/i)
})
