import * as openid from 'openid-client'
import type { OpenIdSettings } from '../../env'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { Attempt } from './openid-attempts'
import { type Claims, type Profile, readProfile } from './openid-profile'
import { describeTrouble } from './openid-trouble'

const patienceSeconds = 10

/** Somebody whom the issuer has vouched for. What it knows of them is asked only when it is needed. */
export interface Visitor {
  readonly issuer: string
  readonly subject: string
  profile(): Promise<Profile>
}

export interface Issuer {
  /** Where to send the browser for an attempt. */
  addressFor(attempt: Attempt): Promise<string>
  /** Who came back, `search` being the query the browser came back with. */
  visitorFrom(search: string, attempt: Attempt): Promise<Visitor>
}

export interface IssuerParts {
  settings: OpenIdSettings
  redirectUri: string
  log: Log
}

export function openIssuer({ settings, redirectUri, log }: IssuerParts): Issuer {
  let known: Promise<openid.Configuration> | undefined

  // Asked for at the first sign-in, so that Larder starts without the issuer; a failure is asked for again.
  function configuration(): Promise<openid.Configuration> {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  /** Whatever the issuer or the library says, the cook hears one sentence and the operator the reason. */
  async function orRefuse<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      log.warn({ trouble: describeTrouble(error) }, what)
      throw new AppError('sign-in-refused')
    }
  }

  return {
    addressFor: ({ state, nonce, codeVerifier }) =>
      orRefuse('the OpenID Connect issuer cannot be used', async () => {
        const address = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        })
        return address.href
      }),

    visitorFrom: (search, { state, nonce, codeVerifier }) =>
      orRefuse('an OpenID Connect sign-in did not pass its checks', async () => {
        const config = await configuration()
        const tokens = await openid.authorizationCodeGrant(config, new URL(redirectUri + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('no ID token')
        const askMore = (): Promise<Claims> => openid.fetchUserInfo(config, tokens.access_token, claims.sub)
        return {
          issuer: claims.iss,
          subject: claims.sub,
          profile: () =>
            orRefuse('the OpenID Connect issuer did not say who signs in', () =>
              readProfile(claims, config.serverMetadata().userinfo_endpoint ? askMore : undefined),
            ),
        }
      }),
  }
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openid.Configuration> {
  const server = new URL(issuer)
  const basic = openid.ClientSecretBasic(clientSecret)
  const post = openid.ClientSecretPost(clientSecret)
  // A client that registers nothing else uses basic, and so does an issuer that says nothing else.
  const authentication: openid.ClientAuth = (metadata, ...rest) => {
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(metadata, ...rest)
  }
  return openid.discovery(server, clientId, undefined, authentication, {
    timeout: patienceSeconds,
    execute: [
      // Without it the library trusts the connection alone and leaves the ID token's signature unread.
      openid.enableNonRepudiationChecks,
      ...(isLoopback(server) ? [openid.allowInsecureRequests] : []),
    ],
  })
}

/** Without encryption only what never leaves this machine can be trusted. */
function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
