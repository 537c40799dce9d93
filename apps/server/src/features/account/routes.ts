import { account } from '@larder/contract/account'
import type { Env } from '../../env'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Serve } from '../../http/serve'
import { hashSecret } from '../../secrets'
import type { AccountNotices } from './account-notices'
import type { OpenIdSignInService } from './openid/openid'
import type { AccountService } from './service'
import type { Confirmation } from './sign-in/confirmation'
import { expectPasswordsOn } from './sign-in/password-mode'
import type { PasswordReset } from './sign-in/password-reset'
import type { Sessions } from './sign-in/sessions'

export interface AccountRoutesParts {
  accounts: AccountService
  sessions: Sessions
  reset: PasswordReset
  confirmation: Confirmation
  openId: OpenIdSignInService
  notices: AccountNotices
  /** Whether people sign in with passwords here. */
  passwordMode: Env['passwords']
  limits: RateLimiter
  allowances: RateLimits
}

export function serveAccount(
  serve: Serve,
  {
    accounts,
    sessions,
    reset,
    confirmation,
    openId,
    notices,
    passwordMode,
    limits,
    allowances,
  }: AccountRoutesParts,
): void {
  const expectPasswords = () => expectPasswordsOn(passwordMode)
  serve(account.register, async ({ body }, caller) => {
    expectPasswords()
    await limits.consume(`register:${caller.address}`, allowances.registrations)
    return accounts.register(body, caller)
  })
  serve(account.setUp, async ({ body }, caller) => {
    expectPasswords()
    await limits.consume(`register:${caller.address}`, allowances.registrations)
    return accounts.setUp(body, caller)
  })
  serve(account.login, ({ body }, caller) => {
    expectPasswords()
    return accounts.login(body, caller)
  })
  serve(account.logout, (_, { actor }) => accounts.logout(actor))
  serve(account.me, (_, { actor }) => accounts.me(actor))
  serve(account.changePassword, async ({ body }, { actor, address }) => {
    expectPasswords()
    await accounts.changePassword(body, actor, address)
    notices.tell(actor, 'The password of your account was changed.')
  })
  serve(account.waysToConfirm, (_, { actor }) => confirmation.ways(actor))
  serve(account.confirm, ({ body }, { actor, address }) => confirmation.confirm(actor, body, address))
  serve(account.forgotPassword, async ({ body }, { address }) => {
    expectPasswords()
    await limits.consume(`reset:${address}`, allowances.resets)
    await limits.consume(
      `reset-email:${hashSecret(body.email).toString('base64url')}`,
      allowances.resetsPerEmail,
    )
    reset.requestLink(body.email)
  })
  serve(account.resetPassword, async ({ body }) => {
    expectPasswords()
    const owner = await reset.setPassword(body.secret, body.password)
    notices.tell(owner, 'Your account’s password was changed through a link we emailed you.')
  })
  serve(account.sessions, (_, { actor }) => sessions.list(actor))
  serve(account.endSession, ({ params }, { actor }) => sessions.end(actor, params.id))
  serve(account.endOtherSessions, (_, { actor }) => accounts.endOtherSessions(actor))
  serve(account.finishOpenId, ({ body }, caller) => openId.finish(body.secret, caller))
}
