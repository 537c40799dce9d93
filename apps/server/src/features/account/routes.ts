import { account } from '@larder/contract/account'
import type { Allowances, Limits } from '../../http/limits'
import type { Serve } from '../../http/serve'
import { hashSecret } from '../../secrets'
import type { OpenIdSignIn } from './openid'
import type { PasswordReset } from './reset'
import type { AccountService } from './service'
import type { Sessions } from './sessions'

export interface AccountRoutes {
  accounts: AccountService
  sessions: Sessions
  reset: PasswordReset
  openId: OpenIdSignIn
  limits: Limits
  allowances: Allowances
}

export function serveAccount(
  serve: Serve,
  { accounts, sessions, reset, openId, limits, allowances }: AccountRoutes,
): void {
  serve(account.register, async ({ body }, caller) => {
    await limits.spend(`register:${caller.address}`, allowances.registrations)
    return accounts.register(body, caller)
  })
  serve(account.login, ({ body }, caller) => accounts.login(body, caller))
  serve(account.logout, (_, { actor }) => accounts.logout(actor))
  serve(account.me, (_, { actor }) => accounts.me(actor))
  serve(account.changePassword, async ({ body }, { actor, address }) => {
    await accounts.changePassword(body, actor, address)
  })
  serve(account.forgotPassword, async ({ body }, { address }) => {
    await limits.spend(`reset:${address}`, allowances.resets)
    await limits.spend(
      `reset-email:${hashSecret(body.email).toString('base64url')}`,
      allowances.resetsPerEmail,
    )
    reset.ask(body.email)
  })
  serve(account.resetPassword, ({ body }) => reset.choose(body.secret, body.password))
  serve(account.sessions, (_, { actor }) => sessions.list(actor))
  serve(account.endSession, ({ params }, { actor }) => sessions.end(actor, params.id))
  serve(account.endOtherSessions, (_, { actor }) => accounts.endOtherSessions(actor))
  serve(account.finishOpenId, ({ body }, caller) => openId.finish(body.secret, caller))
}
