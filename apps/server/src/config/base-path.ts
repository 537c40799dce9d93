/** Returns the path below which Larder answers: '' on a host of its own, or for example `/larder`. */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/+$/, '')
}

/** Names that begin paths of our own: below one of them it could not be told whether a proxy has taken the path away. */
const takenNames = /^\/(?:api|assets|calendar|healthz|readyz|pages)(?:\/|$)/i

/** Returns whether Larder can answer below this path. Letters, digits and `-._~` need no escape in pages, cookies and addresses. */
export function isUsableBasePath(path: string): boolean {
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/.test(path) && !takenNames.test(path)
}

/**
 * Returns the path of a request below the base path. A proxy may have taken it away already, so other paths stay as they
 * are. Example: `/larder/faq?x=1` is `/faq?x=1`.
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url
  const rest = url.slice(basePath.length)
  if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`
  return rest.startsWith('/') ? rest : url
}
