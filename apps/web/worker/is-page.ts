const notOurs = /^\/(?:api|assets|calendar|healthz|readyz)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/** Whether the app answers at a path, and not the server itself or a file. */
export function isPage(path: string): boolean {
  return !notOurs.test(decoded(path).replace(/^\/+/, '/'))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
