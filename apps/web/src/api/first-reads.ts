/** A read that public/theme.js began; no response if it failed. */
interface FirstRead {
  readonly token: string
  readonly response: Promise<Response | undefined>
}

/** An older response may miss what has changed since. */
const maxAgeMs = 10_000

declare global {
  var larderFirstReads: Map<string, FirstRead> | undefined
}

/**
 * Returns the response to a read of the first screen, once. public/theme.js begins these reads while the app's scripts
 * load: the same addresses as those of the screen, read whole, so that slow scripts outlast no response, and none while
 * a change waits to be sent, because the screen counts on its reads to come after it.
 */
export function takeFirstRead(
  url: string,
  token: string | undefined,
): Promise<Response | undefined> | undefined {
  const read = globalThis.larderFirstReads?.get(url)
  if (!read) return undefined
  globalThis.larderFirstReads?.delete(url)
  if (read.token !== token || performance.now() > maxAgeMs) return undefined
  return read.response
}

/** What has changed since may be missing in what was read before. */
export function discardFirstReads(): void {
  globalThis.larderFirstReads = undefined
}
