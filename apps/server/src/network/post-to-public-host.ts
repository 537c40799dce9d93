import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'
import { parsePushEndpoint } from './push-endpoint'

const timeoutMs = 10_000

interface PostedMessage {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Posts a message to a public host and returns the response status. */
export type SendPost = (message: PostedMessage) => Promise<number>

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Resolves the address that is then connected to, so that a name cannot change between check and use. */
export function lookupPublicAddress(resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(
          Object.assign(new Error('the host resolves to a private network'), { code: 'PRIVATE_NETWORK' }),
          '',
        )
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }
}

export const postToPublicHost: SendPost = ({ url, headers, body }) =>
  new Promise((resolve, reject) => {
    const address = parsePushEndpoint(url)
    if (!address) return reject(new Error('the address points to a private network'))
    const outgoing = request(
      address,
      {
        method: 'POST',
        headers,
        lookup: lookupPublicAddress(),
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        response.on('error', reject)
        // Only the status matters; the body is not read.
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
