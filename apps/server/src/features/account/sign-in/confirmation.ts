import type { account as calls, WaysToConfirm } from '@larder/contract/account'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { accounts as accountTable } from '../../../db/tables/account'
import type { Env } from '../../../env'
import { AppError } from '../../../errors'
import { expectConfirmed } from '../../../http/authenticate'
import type { Clock } from '../../../time/clock'
import type { Passkeys } from '../passkeys/passkeys'
import type { SecondFactors } from '../second-factor/second-factors'
import type { AccountService } from '../service'
import type { Sessions } from './sessions'

interface ConfirmationParts {
  db: Db
  clock: Clock
  accounts: Pick<AccountService, 'expectPassword'>
  secondFactors: SecondFactors
  passkeys: Passkeys
  sessions: Sessions
  passwordMode: Env['passwords']
}

type ConfirmationInput = ParsedInputOf<typeof calls.confirm>['body']

export type Confirmation = ReturnType<typeof createConfirmation>

/** Asks cooks again who they are: an unlocked phone alone is not enough for sensitive actions. */
export function createConfirmation({
  db,
  clock,
  accounts,
  secondFactors,
  passkeys,
  sessions,
  passwordMode,
}: ConfirmationParts) {
  async function ways({ accountId }: Actor): Promise<WaysToConfirm> {
    const [account] = await db.select().from(accountTable).where(eq(accountTable.id, accountId))
    const password = passwordMode === 'on' && account?.passwordHash != null
    const code = password && (await secondFactors.isOn(accountId))
    return { password, code, passkey: await passkeys.hasAny(accountId) }
  }

  return {
    ways,

    async confirm(actor: Actor, { currentPassword, code, passkey }: ConfirmationInput, address: string) {
      if (passkey) {
        if ((await passkeys.expectUsed(passkey)) !== actor.accountId) throw new AppError('passkey-refused')
        await sessions.addSecondFactor(actor)
        return { until: await sessions.confirm(actor) }
      }
      const verified = await accounts.expectPassword(actor, currentPassword, address, (password) =>
        secondFactors.expectWithPassword(actor.accountId, password, code),
      )
      if (verified === null) throw new AppError('no-way-to-confirm')
      return { until: await sessions.confirm(actor) }
    },

    /**
     * The password where there is one, and a confirmation where there is none or a second factor. Returns the verified
     * hash, so that the caller can check that it is still current.
     */
    async expectOwner(actor: Actor, password: string | undefined, address: string): Promise<string | null> {
      const verified = await accounts.expectPassword(actor, password, address)
      if (verified === null || (await secondFactors.isOn(actor.accountId))) expectConfirmed(actor, clock())
      return verified
    },
  }
}
