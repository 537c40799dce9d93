import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'
import { parsePushEndpoint } from './push-endpoint'

const timeoutMs = 10_000

export interface PostedMessage {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** Hands a letter in somewhere in the public net and says with which status it was taken. */
export type SendPost = (letter: PostedMessage) => Promise<number>

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Finds the address that is then connected to, so that a name cannot stand for one thing when it is looked at and for
 * another when it is used.
 */
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
    const sending = request(
      address,
      {
        method: 'POST',
        headers,
        lookup: lookupPublicAddress(),
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        answer.on('error', reject)
        // Only the status matters, and nobody may keep us reading.
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
