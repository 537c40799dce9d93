import { expect, test, vi } from 'vitest'
import { isLargeAsset, pruneLargeAssets, serveLargeAsset } from './large-assets'

/** A fake of the browser's cache storage. */
function aCacheStorage() {
  const cached = new Map<string, Response>()
  const cache = {
    match: async (url: string) => cached.get(url)?.clone(),
    put: async (url: string, response: Response) => void cached.set(url, response),
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => cached.delete(url),
  }
  return { cached, caches: { open: async () => cache, has: async () => true } as never }
}

test.each([
  ['/assets/ort-wasm-abc.wasm', true],
  ['/assets/ingredients-abc.onnx', true],
  ['/assets/index-abc.js', false],
  ['/api/v1/x.wasm', false],
])('%s: %s', (path, isLarge) => expect(isLargeAsset(path)).toBe(isLarge))

test('is fetched once, then served offline', async () => {
  const { caches } = aCacheStorage()
  const request = new Request('https://larder.example/assets/model-1.onnx')
  const network = vi.fn(async () => new Response('model'))
  vi.stubGlobal('fetch', network)
  expect(await (await serveLargeAsset(request, caches)).text()).toBe('model')
  network.mockRejectedValue(new Error('offline'))
  expect(await (await serveLargeAsset(request, caches)).text()).toBe('model')
  expect(network).toHaveBeenCalledOnce()
})

test('a failed response is not cached', async () => {
  const { cached, caches } = aCacheStorage()
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  await serveLargeAsset(new Request('https://larder.example/assets/model-1.onnx'), caches)
  expect(cached.size).toBe(0)
})

test('assets of earlier builds are deleted', async () => {
  const { cached, caches } = aCacheStorage()
  for (const name of ['model-1.onnx', 'model-2.onnx'])
    cached.set(`https://larder.example/assets/${name}`, new Response(name))
  await pruneLargeAssets(['/assets/model-2.onnx'], caches)
  expect([...cached.keys()]).toEqual(['https://larder.example/assets/model-2.onnx'])
})
