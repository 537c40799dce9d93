import type { LoginResult } from '@larder/contract/account'
import { apiBase } from '@larder/contract/http/endpoint'
import type { ErrorCode } from '@larder/contract/http/errors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/database'
import { accounts as accountTable } from '../../../db/tables/account'
import type { OpenIdSettings } from '../../../env'
import { AppError } from '../../../errors'
import type { Caller } from '../../../http/caller'
import { addressKey, type RateLimiter, type RateLimits } from '../../../http/rate-limits'
import type { Log } from '../../../log'
import type { Clock } from '../../../time/clock'
import { type AccountService, toUser } from '../service'
import { createAccountLinking } from './openid-account-linking'
import { createSignInAttempts, newSignInAttempt } from './openid-attempts'
import { createSignInCookie } from './openid-cookie'
import { describeOpenIdError } from './openid-error'
import { createOpenIdIssuer } from './openid-issuer'
import { createOpenIdRole } from './openid-role'

export interface OpenIdSignInParts {
  db: Db
  clock: Clock
  accounts: AccountService
  settings: OpenIdSettings | undefined
  publicUrl: string
  sendsEmail: boolean
  limits: RateLimiter
  allowances: RateLimits
  log: Log
}

export interface OpenIdSignInService {
  serve(app: FastifyInstance): void
  finish(secret: string, caller: Caller): Promise<LoginResult>
}

const paths = { start: `${apiBase}/auth/openid/start`, callback: `${apiBase}/auth/openid/callback` }

type OpenIdStep = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

/** Sign-in through the operator's OpenID Connect issuer: authorization code flow with PKCE. */
export function createOpenIdSignIn({ settings, ...parts }: OpenIdSignInParts): OpenIdSignInService {
  const { db, clock, accounts, publicUrl, sendsEmail, limits, allowances, log } = parts
  if (!settings) return disabledOpenId

  const attempts = createSignInAttempts(db, clock)
  const cookie = createSignInCookie(publicUrl)
  const issuer = createOpenIdIssuer({ settings, redirectUri: new URL(publicUrl + paths.callback).href, log })
  const linkAccount = createAccountLinking({ db, clock, accounts, sendsEmail })
  const setRole = createOpenIdRole(parts)

  const start: OpenIdStep = async (_, reply) => {
    const attempt = newSignInAttempt()
    const address = await issuer.authorizationUrl(attempt)
    await attempts.begin(attempt)
    reply.header('set-cookie', cookie.remember(attempt.state))
    return address
  }

  const callback: OpenIdStep = async (request, reply) => {
    const { search, searchParams } = new URL(request.url, publicUrl)
    const state = cookie.read(request.headers.cookie)
    // A cookie of another attempt stays: that attempt may still be running.
    if (!state || state !== searchParams.get('state')) throw new AppError('sign-in-expired')
    reply.header('set-cookie', cookie.forget)
    const identity = await issuer.identify(search, await attempts.take(state))
    const accountId = await linkAccount(identity)
    const { adminGroup } = settings
    if (adminGroup) await setRole(accountId, (await identity.groups()).includes(adminGroup))
    return loginPage('signin', await attempts.handOver(accountId))
  }

  // The URL fragment reaches no server and no log.
  function loginPage(key: 'signin' | 'signin-error', value: string): string {
    return `${publicUrl}/login#${key}=${value}`
  }

  function codeOf(error: unknown): ErrorCode {
    if (error instanceof AppError) return error.code
    log.error({ reason: describeOpenIdError(error) }, 'OpenID Connect sign-in failed')
    return 'internal-error'
  }

  return {
    serve(app) {
      for (const [path, step] of [
        [paths.start, start],
        [paths.callback, callback],
      ] as const) {
        // A HEAD request must not use up a sign-in.
        app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
          limits.countRequest(`address:${addressKey(request.ip)}`, allowances.perAddress)
          const address = await step(request, reply).catch((error: unknown) =>
            loginPage('signin-error', codeOf(error)),
          )
          reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
          return reply.redirect(address, 302)
        })
      }
    },

    async finish(secret, caller) {
      const { accountId } = await attempts.redeem(secret)
      const [account] = await db.select().from(accountTable).where(eq(accountTable.id, accountId))
      if (!account) throw new AppError('sign-in-expired')
      if (account.status !== 'active') throw new AppError('account-suspended')
      return accounts.signIn(db, toUser(account, clock()), caller, { way: 'openid' })
    },
  }
}

const disabledOpenId: OpenIdSignInService = {
  serve(app) {
    for (const path of Object.values(paths)) {
      app.get(path, async () => {
        throw new AppError('endpoint-not-found')
      })
    }
  },
  async finish() {
    throw new AppError('sign-in-expired')
  },
}
