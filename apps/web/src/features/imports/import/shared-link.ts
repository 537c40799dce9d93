/**
 * Returns the recipe URL that another app shared: phones put it into any of three parameters, some in the middle of a
 * sentence. Example: `?text=Look at this https://example.org/soup`.
 */
export function readSharedAddress(search: URLSearchParams): string {
  const places = ['from', 'url', 'text', 'title'].map((name) => search.get(name) ?? '')
  for (const place of places) {
    const [found] = /https?:\/\/[^\s<>"']+/i.exec(place) ?? []
    if (found !== undefined) return found.slice(0, 2000)
  }
  return ''
}

/** Returns shared text without a URL: it may be the recipe itself. */
export function readSharedText(search: URLSearchParams): string {
  return readSharedAddress(search) === '' ? (search.get('text') ?? '') : ''
}
