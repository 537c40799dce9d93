/**
 * The address of a recipe that another app shared with us: phones put it into any of three places, some in the midst of a
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

/** Text without any address that was shared: it may be the recipe itself. */
export function readSharedText(search: URLSearchParams): string {
  return readSharedAddress(search) === '' ? (search.get('text') ?? '') : ''
}
