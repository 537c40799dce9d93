import { account } from '@larder/contract/account'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { Serve } from '../../../http/serve'
import type { AccountService } from '../service'
import type { Passkeys } from './passkeys'

interface PasskeyRoutesParts {
  accounts: AccountService
  passkeys: Passkeys
  limits: RateLimiter
  allowances: RateLimits
}

export function servePasskeys(
  serve: Serve,
  { accounts, passkeys, limits, allowances }: PasskeyRoutesParts,
): void {
  serve(account.passkeys, (_, { actor }) => passkeys.list(actor))
  serve(account.startPasskey, (_, { actor }) => passkeys.start(actor))
  serve(account.addPasskey, ({ body }, { actor }) => passkeys.add(actor, body))
  serve(account.renamePasskey, ({ params, body }, { actor }) => passkeys.rename(actor, params.id, body.name))
  serve(account.removePasskey, ({ params }, { actor }) => passkeys.remove(actor, params.id))
  serve(account.startPasskeyUse, async (_, { address }) => {
    await limits.consume(`passkey:${address}`, allowances.passkeyUses)
    return passkeys.startUse()
  })
  serve(account.loginWithPasskey, ({ body }, caller) => accounts.loginWithPasskey(body, caller))
}
