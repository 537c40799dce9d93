const cacheName = 'heavy-files'

/** What sees and reads on the device: megabytes that only those need who scan. */
export function isLargeAsset(path: string): boolean {
  return /^\/assets\/[^/]+\.(?:wasm|onnx)$/.test(path)
}

/** Fetched when the scanner first asks for it, and from then on at hand without a network. Its name changes with its content. */
export async function serveLargeAsset(request: Request, caches: CacheStorage): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  // A device without room for it fetches it each time.
  if (answer.status === 200) await cache.put(request.url, answer.clone()).catch(() => undefined)
  return answer
}

/** Forgets those of builds that are gone. */
export async function pruneLargeAssets(paths: readonly string[], caches: CacheStorage): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys())
    if (!paths.includes(new URL(request.url).pathname)) await cache.delete(request)
}
