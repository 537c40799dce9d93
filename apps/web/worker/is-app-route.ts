const serverPaths = /^\/(?:api|assets|calendar|healthz|readyz)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/** Returns whether the app handles a path, not the server or a static file. */
export function isAppRoute(path: string): boolean {
  return !serverPaths.test(decodePath(path).replace(/^\/+/, '/'))
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
