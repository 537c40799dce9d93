import { account } from '@larder/contract/account'
import type { Env } from '../../../env'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { Serve } from '../../../http/serve'
import type { AccountService } from '../service'
import { expectPasswordsOn } from '../sign-in/password-mode'
import type { Sessions } from '../sign-in/sessions'
import type { Passkeys } from './passkeys'

interface PasskeyRoutesParts {
  accounts: AccountService
  passkeys: Passkeys
  sessions: Sessions
  passwordMode: Env['passwords']
  limits: RateLimiter
  allowances: RateLimits
}

export function servePasskeys(
  serve: Serve,
  { accounts, passkeys, sessions, passwordMode, limits, allowances }: PasskeyRoutesParts,
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
    return made
  })
  serve(account.renamePasskey, ({ params, body }, { actor }) => passkeys.rename(actor, params.id, body.name))
  serve(account.removePasskey, ({ params }, { actor }) => passkeys.remove(actor, params.id))
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
