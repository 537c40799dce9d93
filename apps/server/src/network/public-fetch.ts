import { lookup as resolveName } from 'node:dns/promises'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address'

/** Why nothing was fetched: the address is not allowed, or the resource is not available. */
export class PublicFetchError extends Error {
  constructor(readonly reason: 'bad-address' | 'unreachable' | 'refused' | 'too-large' | 'slow') {
    super(`page fetch failed: ${reason}`)
  }
}

interface FetchedResource {
  /** The final address after redirects. */
  readonly address: string
  /** The content type in lower case, as sent: 'text/html; charset=utf-8'. */
  readonly type: string
  readonly bytes: Buffer
}

export interface PublicFetchParts {
  /** Returns every network address of a name. */
  resolve?: (name: string) => Promise<readonly string[]>
  isAllowed?: (address: string, port: number) => boolean
}

interface PublicFetchRequest {
  readonly accept: string
  readonly mostBytes: number
  readonly signal?: AbortSignal | undefined
}

export type FetchPublic = (address: string, request: PublicFetchRequest) => Promise<FetchedResource>

const timeoutMs = 15_000
const maxRedirects = 5
const agent = 'Mozilla/5.0 (compatible; Larder/0.1; recipe import)'

/**
 * Fetches from the open internet only. A name is resolved once, all its addresses are checked, and the connection goes to a
 * checked one, so that a DNS change in between has no effect. Each redirect is checked again. The request carries nothing that
 * identifies the user.
 */
export function createPublicFetch(parts: PublicFetchParts = {}): FetchPublic {
  const { resolve = resolveAll, isAllowed = isPublicWebAddress } = parts

  async function resolveAllowed(name: string, port: number, signal: AbortSignal): Promise<readonly string[]> {
    const literal = name.replace(/^\[|\]$/g, '')
    const addresses = isIP(literal)
      ? [literal]
      : await Promise.race([resolve(name), rejectOnAbort(signal)]).catch(() => {
          throw new PublicFetchError(signal.aborted ? 'slow' : 'unreachable')
        })
    if (addresses.length === 0) throw new PublicFetchError('unreachable')
    if (!addresses.every((address) => isAllowed(address, port))) throw new PublicFetchError('bad-address')
    return addresses
  }

  async function sendRequest(
    address: URL,
    request: PublicFetchRequest,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const isHttps = address.protocol === 'https:'
    const port = Number(address.port) || (isHttps ? 443 : 80)
    const addresses = await resolveAllowed(address.hostname, port, signal)
    signal.throwIfAborted()
    const options = {
      method: 'GET',
      agent: false,
      signal,
      lookup: lookupOnly(addresses),
      headers: { accept: request.accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': agent },
    } as const
    return new Promise((resolved, rejected) => {
      const outgoing = isHttps ? askHttps(address, options, resolved) : askHttp(address, options, resolved)
      outgoing.once('error', rejected).end()
    })
  }

  async function follow(
    from: URL,
    request: PublicFetchRequest,
    signal: AbortSignal,
  ): Promise<FetchedResource> {
    let address = from
    for (let remaining = maxRedirects; ; remaining -= 1) {
      const response = await sendRequest(address, request, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 200 && statusCode < 300) {
        const bytes = await readBoundedBody(response, request.mostBytes)
        return { address: address.href, type: (headers['content-type'] ?? '').toLowerCase(), bytes }
      }
      response.destroy()
      const { location } = headers
      if (statusCode < 300 || statusCode >= 400 || location === undefined || remaining === 0)
        throw new PublicFetchError('refused')
      address = parseWebUrl(location, address)
    }
  }

  return async (address, request) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
    try {
      return await follow(parseWebUrl(address), request, signal)
    } catch (error) {
      request.signal?.throwIfAborted()
      if (error instanceof PublicFetchError) throw error
      throw new PublicFetchError(timeout.aborted ? 'slow' : 'unreachable')
    }
  }
}

/** Parses the address of a page; rejects one with credentials. */
export function parseWebUrl(text: string, base?: URL): URL {
  const plain = /^[a-z][a-z+.-]*:/i.test(text) || base ? text : `https://${text}`
  const address = URL.canParse(plain, base?.href) ? new URL(plain, base) : undefined
  if (!address || !['http:', 'https:'].includes(address.protocol)) throw new PublicFetchError('bad-address')
  if (address.username || address.password || address.hostname === '')
    throw new PublicFetchError('bad-address')
  address.hash = ''
  return address
}

/** Only the standard web ports; other ports are not web pages. */
function isPublicWebAddress(address: string, port: number): boolean {
  return (port === 80 || port === 443) && isPublicAddress(address)
}

async function resolveAll(name: string): Promise<readonly string[]> {
  return (await resolveName(name, { all: true })).map(({ address }) => address)
}

/** Rejects when the signal aborts, because a name resolution cannot be cancelled. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Returns a lookup that always yields these addresses. */
function lookupOnly(addresses: readonly string[]): LookupFunction {
  return (_, { all }, resolved) => {
    const entries = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = entries
    if (all) resolved(null, entries)
    else resolved(null, first?.address ?? '', first?.family ?? 0)
  }
}

/** Reads the whole decompressed body and counts its bytes; the content-length header is not trusted. */
async function readBoundedBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let count = 0
  try {
    for await (const piece of decompress(response) as AsyncIterable<Buffer>) {
      count += piece.length
      if (count > maxBytes) throw new PublicFetchError('too-large')
      pieces.push(piece)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(pieces)
}

function decompress(response: IncomingMessage) {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return response
  const decompressor =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'deflate'
        ? createInflate()
        : encoding === 'br'
          ? createBrotliDecompress()
          : undefined
  if (!decompressor) throw new PublicFetchError('refused')
  response.once('error', (error) => decompressor.destroy(error))
  return response.pipe(decompressor)
}
