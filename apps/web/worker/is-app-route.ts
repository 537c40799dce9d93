const serverPaths = /^\/(?:api|assets|calendar|healthz|readyz)(?:\/|$)|\.[a-z0-9]{2,5}$/i

/** Whether the app answers at a path, and not the server itself or a file. */
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
