import type { SignedIn } from '@larder/contract/account'
import { apiBase } from '@larder/contract/endpoint'
import type { ErrorCode } from '@larder/contract/errors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { accounts as accountTable } from '../../db/tables/account'
import type { OpenIdSettings } from '../../env'
import { AppError } from '../../errors'
import type { Caller } from '../../http/caller'
import { type Allowances, addressKey, type Limits } from '../../http/limits'
import type { Log } from '../../log'
import { newAttempt, openAttempts } from './openid-attempts'
import { openSignInCookie } from './openid-cookie'
import { openIssuer } from './openid-issuer'
import { describeTrouble } from './openid-trouble'
import { openWelcome } from './openid-welcome'
import { type AccountService, asUser } from './service'

export interface OpenIdParts {
  db: Db
  clock: Clock
  accounts: AccountService
  settings: OpenIdSettings | undefined
  publicUrl: string
  limits: Limits
  allowances: Allowances
  log: Log
}

export interface OpenIdSignIn {
  serve(app: FastifyInstance): void
  finish(secret: string, caller: Caller): Promise<SignedIn>
}

const paths = { start: `${apiBase}/auth/openid/start`, callback: `${apiBase}/auth/openid/callback` }

type Step = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

/** Signing in through the operator's OpenID Connect issuer: authorization code flow with PKCE. */
export function openOpenId({ settings, ...parts }: OpenIdParts): OpenIdSignIn {
  const { db, clock, accounts, publicUrl, limits, allowances, log } = parts
  if (!settings) return notConfigured

  const attempts = openAttempts(db, clock)
  const cookie = openSignInCookie(publicUrl.startsWith('https:'))
  const issuer = openIssuer({ settings, redirectUri: new URL(publicUrl + paths.callback).href, log })
  const welcome = openWelcome({ db, clock, accounts })

  const start: Step = async (_, reply) => {
    const attempt = newAttempt()
    const address = await issuer.addressFor(attempt)
    await attempts.begin(attempt)
    reply.header('set-cookie', cookie.remember(attempt.state))
    return address
  }

  const callback: Step = async (request, reply) => {
    const { search, searchParams } = new URL(request.url, publicUrl)
    const state = cookie.read(request.headers.cookie)
    // A cookie of another attempt stays: that one may still be under way.
    if (!state || state !== searchParams.get('state')) throw new AppError('sign-in-expired')
    reply.header('set-cookie', cookie.forget)
    const accountId = await welcome(await issuer.visitorFrom(search, await attempts.take(state)))
    return loginPage('signin', await attempts.handOver(accountId))
  }

  // Behind the # what is handed over reaches no server and no log on the way.
  function loginPage(key: 'signin' | 'signin-error', value: string): string {
    return `${publicUrl}/login#${key}=${value}`
  }

  function codeOf(error: unknown): ErrorCode {
    if (error instanceof AppError) return error.code
    log.error({ trouble: describeTrouble(error) }, 'a sign-in through OpenID Connect failed')
    return 'out-of-order'
  }

  return {
    serve(app) {
      for (const [path, step] of [
        [paths.start, start],
        [paths.callback, callback],
      ] as const) {
        // Whoever only asks for the headers must not use up a sign-in.
        app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
          limits.touch(`address:${addressKey(request.ip)}`, allowances.perAddress)
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
      return accounts.signIn(db, asUser(account, clock()), caller, { way: 'openid' })
    },
  }
}

const notConfigured: OpenIdSignIn = {
  serve(app) {
    for (const path of Object.values(paths)) {
      app.get(path, async () => {
        throw new AppError('no-such-call')
      })
    }
  },
  async finish() {
    throw new AppError('sign-in-expired')
  },
}
