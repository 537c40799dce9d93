import { expect, test, vi } from 'vitest'
import { isLargeAsset, pruneLargeAssets, serveLargeAsset } from './large-assets'

/** A browser's store of answers, as far as it is used here. */
function someCaches() {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  }
  return { kept, caches: { open: async () => cache, has: async () => true } as never }
}

test.each([
  ['/assets/ort-wasm-abc.wasm', true],
  ['/assets/ingredients-abc.onnx', true],
  ['/assets/index-abc.js', false],
  ['/api/v1/x.wasm', false],
])('%s: %s', (path, heavy) => expect(isLargeAsset(path)).toBe(heavy))

test('fetched once, then at hand without a network', async () => {
  const { caches } = someCaches()
  const request = new Request('https://larder.example/assets/model-1.onnx')
  const network = vi.fn(async () => new Response('model'))
  vi.stubGlobal('fetch', network)
  expect(await (await serveLargeAsset(request, caches)).text()).toBe('model')
  network.mockRejectedValue(new Error('offline'))
  expect(await (await serveLargeAsset(request, caches)).text()).toBe('model')
  expect(network).toHaveBeenCalledOnce()
})

test('an answer that is none is not kept', async () => {
  const { kept, caches } = someCaches()
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  await serveLargeAsset(new Request('https://larder.example/assets/model-1.onnx'), caches)
  expect(kept.size).toBe(0)
})

test('those of builds that are gone are forgotten', async () => {
  const { kept, caches } = someCaches()
  for (const name of ['model-1.onnx', 'model-2.onnx'])
    kept.set(`https://larder.example/assets/${name}`, new Response(name))
  await pruneLargeAssets(['/assets/model-2.onnx'], caches)
  expect([...kept.keys()]).toEqual(['https://larder.example/assets/model-2.onnx'])
})
