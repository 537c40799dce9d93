import { afterEach, expect, test, vi } from 'vitest'
import { isDrawnPicture, serveDrawnPicture } from './drawn-pictures'

/** A fake of the browser's cache storage. */
function aCacheStorage() {
  const cached = new Map<string, Response>()
  const cache = {
    match: async (url: string) => cached.get(url)?.clone(),
    put: async (url: string, response: Response) => void cached.set(url, response),
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => cached.delete(url),
  }
  return { cached, cache, caches: { open: async () => cache } as never }
}
const aRequest = (name: string) =>
  new Request(`https://larder.example/api/v1/drawn-pictures/${name}?size=320`)
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/api/v1/drawn-pictures/0a', true],
  ['/api/v1/recipes/7', false],
  ['/drawn-pictures/0a', false],
])('%s: %s', (path, isDrawn) => expect(isDrawnPicture(path)).toBe(isDrawn))

test('a seen picture is fetched once, then served offline', async () => {
  const { caches } = aCacheStorage()
  const network = vi.fn(async () => new Response('picture'))
  vi.stubGlobal('fetch', network)
  expect(await (await serveDrawnPicture(aRequest('a'), caches)).text()).toBe('picture')
  network.mockRejectedValue(new Error('offline'))
  expect(await (await serveDrawnPicture(aRequest('a'), caches)).text()).toBe('picture')
  expect(network).toHaveBeenCalledOnce()
})

test('the oldest are deleted beyond the limit', async () => {
  const { cached, caches } = aCacheStorage()
  vi.stubGlobal('fetch', async () => new Response('picture'))
  for (const name of ['a', 'b', 'c', 'd']) await serveDrawnPicture(aRequest(name), caches, 2)
  expect([...cached.keys()]).toEqual([aRequest('c').url, aRequest('d').url])
})

test('what is not there or cannot be kept is passed on', async () => {
  const { cached, cache, caches } = aCacheStorage()
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  expect((await serveDrawnPicture(aRequest('a'), caches)).status).toBe(404)
  expect(cached.size).toBe(0)
  vi.stubGlobal('fetch', async () => new Response('picture'))
  cache.put = async () => Promise.reject(new Error('full'))
  expect(await (await serveDrawnPicture(aRequest('a'), caches)).text()).toBe('picture')
})
