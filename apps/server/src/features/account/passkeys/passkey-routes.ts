import { account } from '@larder/contract/account'
import type { Env } from '../../../env'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { Serve } from '../../../http/serve'
import type { AccountNotices } from '../account-notices'
import type { AccountService } from '../service'
import { expectPasswordsOn } from '../sign-in/password-mode'
import type { Sessions } from '../sign-in/sessions'
import type { Passkeys } from './passkeys'

interface PasskeyRoutesParts {
  accounts: AccountService
  passkeys: Passkeys
  sessions: Sessions
  notices: AccountNotices
  passwordMode: Env['passwords']
  limits: RateLimiter
  allowances: RateLimits
}

export function servePasskeys(
  serve: Serve,
  { accounts, passkeys, sessions, notices, passwordMode, limits, allowances }: PasskeyRoutesParts,
): void {
  serve(account.passkeys, (_, { actor }) => passkeys.list(actor))
  serve(account.startPasskey, async (_, { actor }) => {
    await passkeys.expectMayAddFactor(actor)
    return passkeys.start(actor)
  })
  serve(account.addPasskey, async ({ body }, { actor }) => {
    await passkeys.expectMayAddFactor(actor)
    const made = await passkeys.add(actor, body)
    await sessions.addSecondFactor(actor)
    notices.tell(actor, `A passkey was added to your account. It can sign in without your password.`)
    return made
  })
  serve(account.renamePasskey, ({ params, body }, { actor }) => passkeys.rename(actor, params.id, body.name))
  serve(account.removePasskey, async ({ params }, { actor }) => {
    await passkeys.remove(actor, params.id)
    notices.tell(actor, 'A passkey was deleted from your account.')
  })
  serve(account.startPasskeyUse, async (_, { address }) => {
    await limits.consume(`passkey:${address}`, allowances.passkeyUses)
    return passkeys.startUse()
  })
  // Whom the issuer no longer lets in must not come in by a passkey. Those signed in still confirm with one.
  serve(account.loginWithPasskey, ({ body }, caller) => {
    expectPasswordsOn(passwordMode)
    return accounts.loginWithPasskey(body, caller)
  })
}
