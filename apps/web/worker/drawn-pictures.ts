const cacheName = 'drawn-pictures'
/** Some 20 KB each: enough for the dishes of several weeks, small enough for any phone. */
const maxPictures = 400

/** Returns whether it is the drawn picture of a dish, which never changes at its address. */
export function isDrawnPicture(path: string): boolean {
  return path.startsWith('/api/v1/drawn-pictures/')
}

/** Serves a picture from the cache, also offline; a new one is fetched and kept, and the oldest beyond the limit are deleted. */
export async function serveDrawnPicture(
  request: Request,
  caches: CacheStorage,
  limit = maxPictures,
): Promise<Response> {
  const cache = await caches.open(cacheName)
  const cached = await cache.match(request.url, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request)
  // Without storage space it is fetched each time.
  if (response.status === 200) await keep(cache, request.url, response.clone(), limit).catch(() => undefined)
  return response
}

async function keep(cache: Cache, url: string, response: Response, limit: number): Promise<void> {
  await cache.put(url, response)
  // In the order in which they were added.
  const kept = await cache.keys()
  for (const old of kept.slice(0, Math.max(0, kept.length - limit))) await cache.delete(old)
}
