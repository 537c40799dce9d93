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

/** Who and where the cook is: several parts of the first screen ask, and get the same answer until something changes. */
const isIdentity = (url: string) => /\/(?:auth\/me|households\/current)$/.test(url)

/**
 * Returns the response to a read of the first screen, once but for `isIdentity`. public/theme.js begins these reads while the app's scripts
 * load: the same addresses as those of the screen, read whole, so that slow scripts outlast no response, and none while
 * a change waits to be sent, because the screen counts on its reads to come after it.
 */
export function takeFirstRead(
  url: string,
  token: string | undefined,
): Promise<Response | undefined> | undefined {
  const read = globalThis.larderFirstReads?.get(url)
  if (!read) return undefined
  const isUsable = read.token === token && performance.now() <= maxAgeMs
  if (!isUsable || !isIdentity(url)) globalThis.larderFirstReads?.delete(url)
  if (!isUsable) return undefined
  return read.response.then((response) => {
    // What failed is asked again.
    if (!response?.ok) globalThis.larderFirstReads?.delete(url)
    return response?.clone()
  })
}

/** What has changed since may be missing in what was read before. */
export function discardFirstReads(): void {
  globalThis.larderFirstReads = undefined
}
