const cacheName = 'heavy-files'

/** Returns whether it is an asset of on-device recognition: megabytes that only scanning cooks need. */
export function isLargeAsset(path: string): boolean {
  return /^\/assets\/[^/]+\.(?:wasm|onnx)$/.test(path)
}

/**
 * Fetches the asset on first use and serves it from the cache afterwards, also offline. Its name changes with
 * its content.
 */
export async function serveLargeAsset(request: Request, caches: CacheStorage): Promise<Response> {
  const cache = await caches.open(cacheName)
  const cached = await cache.match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  // Without storage space it is fetched each time.
  if (response.status === 200) await cache.put(request.url, response.clone()).catch(() => undefined)
  return response
}

/** Deletes assets of earlier builds. */
export async function pruneLargeAssets(paths: readonly string[], caches: CacheStorage): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys())
    if (!paths.includes(new URL(request.url).pathname)) await cache.delete(request)
}
