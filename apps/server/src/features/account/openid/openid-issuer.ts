import * as openid from 'openid-client'
import type { OpenIdSettings } from '../../../env'
import { AppError } from '../../../errors'
import type { Log } from '../../../log'
import type { SignInAttempt } from './openid-attempts'
import { describeOpenIdError } from './openid-error'
import { type OpenIdClaims, type OpenIdProfile, readOpenIdProfile } from './openid-profile'

const timeoutSeconds = 10

/** Somebody whom the issuer has vouched for. What it knows of them is asked only when it is needed. */
export interface OpenIdIdentity {
  readonly issuer: string
  readonly subject: string
  profile(): Promise<OpenIdProfile>
}

export interface OpenIdIssuer {
  /** Where to send the browser for an attempt. */
  authorizationUrl(attempt: SignInAttempt): Promise<string>
  /** Who came back, `search` being the query the browser came back with. */
  identify(search: string, attempt: SignInAttempt): Promise<OpenIdIdentity>
}

export interface OpenIdIssuerParts {
  settings: OpenIdSettings
  redirectUri: string
  log: Log
}

export function createOpenIdIssuer({ settings, redirectUri, log }: OpenIdIssuerParts): OpenIdIssuer {
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
      log.warn({ reason: describeOpenIdError(error) }, what)
      throw new AppError('sign-in-refused')
    }
  }

  return {
    authorizationUrl: ({ state, nonce, codeVerifier }) =>
      orRefuse('OpenID Connect issuer unavailable', async () => {
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

    identify: (search, { state, nonce, codeVerifier }) =>
      orRefuse('OpenID Connect sign-in rejected', async () => {
        const config = await configuration()
        const tokens = await openid.authorizationCodeGrant(config, new URL(redirectUri + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('no ID token')
        const askMore = (): Promise<OpenIdClaims> =>
          openid.fetchUserInfo(config, tokens.access_token, claims.sub)
        return {
          issuer: claims.iss,
          subject: claims.sub,
          profile: () =>
            orRefuse('OpenID Connect issuer returned no profile', () =>
              readOpenIdProfile(claims, config.serverMetadata().userinfo_endpoint ? askMore : undefined),
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
    timeout: timeoutSeconds,
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
