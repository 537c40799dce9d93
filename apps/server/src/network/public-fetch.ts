import { lookup as resolveName } from 'node:dns/promises'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address'

/** Why nothing was fetched: the address leads nowhere we go, or what is there cannot be had. */
export class PublicFetchError extends Error {
  constructor(readonly reason: 'bad-address' | 'unreachable' | 'refused' | 'too-large' | 'slow') {
    super(`page fetch failed: ${reason}`)
  }
}

export interface FetchedResource {
  /** Where it was found in the end. */
  readonly address: string
  /** In lower case, as the other side says: 'text/html; charset=utf-8'. */
  readonly type: string
  readonly bytes: Buffer
}

export interface PublicFetchParts {
  /** Every network address a name stands for. */
  resolve?: (name: string) => Promise<readonly string[]>
  isAllowed?: (address: string, port: number) => boolean
}

export interface PublicFetchRequest {
  readonly accept: string
  readonly mostBytes: number
  readonly signal?: AbortSignal | undefined
}

export type FetchPublic = (address: string, ask: PublicFetchRequest) => Promise<FetchedResource>

const wholeMs = 15_000
const mostRedirects = 5
const agent = 'Mozilla/5.0 (compatible; Larder/0.1; recipe import)'

/**
 * Fetches from the open internet only. A name is resolved once, every address it stands for is judged, and the connection
 * goes to one that was judged: a name that changes in between changes nothing. Each redirect is judged anew. Nothing that
 * says who asks goes along.
 */
export function createPublicFetch(parts: PublicFetchParts = {}): FetchPublic {
  const { resolve = everyAddress, isAllowed = isPublicWebAddress } = parts

  async function placesOf(name: string, port: number, signal: AbortSignal): Promise<readonly string[]> {
    const literal = name.replace(/^\[|\]$/g, '')
    const places = isIP(literal)
      ? [literal]
      : await Promise.race([resolve(name), abortOf(signal)]).catch(() => {
          throw new PublicFetchError(signal.aborted ? 'slow' : 'unreachable')
        })
    if (places.length === 0) throw new PublicFetchError('unreachable')
    if (!places.every((place) => isAllowed(place, port))) throw new PublicFetchError('bad-address')
    return places
  }

  async function hop(address: URL, ask: PublicFetchRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const isSafe = address.protocol === 'https:'
    const port = Number(address.port) || (isSafe ? 443 : 80)
    const places = await placesOf(address.hostname, port, signal)
    signal.throwIfAborted()
    const options = {
      method: 'GET',
      agent: false,
      signal,
      lookup: lookupOnly(places),
      headers: { accept: ask.accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': agent },
    } as const
    return new Promise((done, failed) => {
      const asked = isSafe ? askHttps(address, options, done) : askHttp(address, options, done)
      asked.once('error', failed).end()
    })
  }

  async function follow(from: URL, ask: PublicFetchRequest, signal: AbortSignal): Promise<FetchedResource> {
    let address = from
    for (let left = mostRedirects; ; left -= 1) {
      const answer = await hop(address, ask, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode >= 200 && statusCode < 300) {
        const bytes = await readBoundedBody(answer, ask.mostBytes)
        return { address: address.href, type: (headers['content-type'] ?? '').toLowerCase(), bytes }
      }
      answer.destroy()
      const { location } = headers
      if (statusCode < 300 || statusCode >= 400 || location === undefined || left === 0)
        throw new PublicFetchError('refused')
      address = parseWebUrl(location, address)
    }
  }

  return async (address, ask) => {
    const tooSlow = AbortSignal.timeout(wholeMs)
    const signal = ask.signal ? AbortSignal.any([tooSlow, ask.signal]) : tooSlow
    try {
      return await follow(parseWebUrl(address), ask, signal)
    } catch (error) {
      ask.signal?.throwIfAborted()
      if (error instanceof PublicFetchError) throw error
      throw new PublicFetchError(tooSlow.aborted ? 'slow' : 'unreachable')
    }
  }
}

/** An address of a page, with nobody's name in it. */
export function parseWebUrl(text: string, base?: URL): URL {
  const plain = /^[a-z][a-z+.-]*:/i.test(text) || base ? text : `https://${text}`
  const address = URL.canParse(plain, base?.href) ? new URL(plain, base) : undefined
  if (!address || !['http:', 'https:'].includes(address.protocol)) throw new PublicFetchError('bad-address')
  if (address.username || address.password || address.hostname === '')
    throw new PublicFetchError('bad-address')
  address.hash = ''
  return address
}

/** Only where pages are: whoever asks for other doors is looking for something else. */
function isPublicWebAddress(address: string, port: number): boolean {
  return (port === 80 || port === 443) && isPublicAddress(address)
}

async function everyAddress(name: string): Promise<readonly string[]> {
  return (await resolveName(name, { all: true })).map(({ address }) => address)
}

/** Rejects once nobody waits any longer: asking for a name cannot be hung up on. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Whatever is asked, the connection goes to these. */
function lookupOnly(places: readonly string[]): LookupFunction {
  return (_, { all }, done) => {
    const known = places.map((address) => ({ address, family: isIP(address) }))
    const [first] = known
    if (all) done(null, known)
    else done(null, first?.address ?? '', first?.family ?? 0)
  }
}

/** All of it, unpacked, counted as it comes: what it says of its own length is not believed. */
async function readBoundedBody(answer: IncomingMessage, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let count = 0
  try {
    for await (const piece of unpacked(answer) as AsyncIterable<Buffer>) {
      count += piece.length
      if (count > most) throw new PublicFetchError('too-large')
      pieces.push(piece)
    }
  } finally {
    answer.destroy()
  }
  return Buffer.concat(pieces)
}

function unpacked(answer: IncomingMessage) {
  const packing = (answer.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (packing === '' || packing === 'identity') return answer
  const unpack =
    packing === 'gzip' || packing === 'x-gzip'
      ? createGunzip()
      : packing === 'deflate'
        ? createInflate()
        : packing === 'br'
          ? createBrotliDecompress()
          : undefined
  if (!unpack) throw new PublicFetchError('refused')
  answer.once('error', (error) => unpack.destroy(error))
  return answer.pipe(unpack)
}
