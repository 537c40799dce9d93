import * as openid from 'openid-client'
import type { OpenIdSettings } from '../../../env'
import { AppError } from '../../../errors'
import type { Log } from '../../../log'
import type { SignInAttempt } from './openid-attempts'
import { describeOpenIdError } from './openid-error'
import { type OpenIdClaims, type OpenIdProfile, readOpenIdGroups, readOpenIdProfile } from './openid-profile'

const timeoutSeconds = 10

/** An identity that the issuer has verified. The profile is fetched only when needed. */
export interface OpenIdIdentity {
  readonly issuer: string
  readonly subject: string
  profile(): Promise<OpenIdProfile>
  /** The groups of the person at the issuer. */
  groups(): Promise<readonly string[]>
}

export interface OpenIdIssuer {
  /** Returns the authorization URL of an attempt. */
  authorizationUrl(attempt: SignInAttempt): Promise<string>
  /** Returns the verified identity; `search` is the query of the callback. */
  identify(search: string, attempt: SignInAttempt): Promise<OpenIdIdentity>
}

export interface OpenIdIssuerParts {
  settings: OpenIdSettings
  redirectUri: string
  log: Log
}

export function createOpenIdIssuer({ settings, redirectUri, log }: OpenIdIssuerParts): OpenIdIssuer {
  let discovered: Promise<openid.Configuration> | undefined

  // Fetched at the first sign-in, so that Larder starts without the issuer; a failure is retried.
  function configuration(): Promise<openid.Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  /** Maps every failure of the issuer or the library to one error for the cook and logs the reason for the operator. */
  async function orReject<T>(message: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      log.warn({ reason: describeOpenIdError(error) }, message)
      throw new AppError('sign-in-refused')
    }
  }

  return {
    authorizationUrl: ({ state, nonce, codeVerifier }) =>
      orReject('OpenID Connect issuer unavailable', async () => {
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
      orReject('OpenID Connect sign-in rejected', async () => {
        const config = await configuration()
        const tokens = await openid.authorizationCodeGrant(config, new URL(redirectUri + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('no ID token')
        const fetchUserInfo = (): Promise<OpenIdClaims> =>
          openid.fetchUserInfo(config, tokens.access_token, claims.sub)
        const userInfo = config.serverMetadata().userinfo_endpoint ? fetchUserInfo : undefined
        return {
          issuer: claims.iss,
          subject: claims.sub,
          groups: () =>
            orReject('OpenID Connect issuer returned no groups', () => readOpenIdGroups(claims, userInfo)),
          profile: () =>
            orReject('OpenID Connect issuer returned no profile', () => readOpenIdProfile(claims, userInfo)),
        }
      }),
  }
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openid.Configuration> {
  const server = new URL(issuer)
  const basic = openid.ClientSecretBasic(clientSecret)
  const post = openid.ClientSecretPost(clientSecret)
  // Basic is the default of clients and of issuers that declare nothing.
  const authentication: openid.ClientAuth = (metadata, ...rest) => {
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(metadata, ...rest)
  }
  return openid.discovery(server, clientId, undefined, authentication, {
    timeout: timeoutSeconds,
    execute: [
      // Without it the library relies on TLS alone and does not verify the ID token's signature.
      openid.enableNonRepudiationChecks,
      ...(isLoopback(server) ? [openid.allowInsecureRequests] : []),
    ],
  })
}

/** Unencrypted connections are only trusted on this machine. */
function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
