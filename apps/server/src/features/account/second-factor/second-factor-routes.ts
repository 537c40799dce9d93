import { account } from '@larder/contract/account'
import type { Actor } from '../../../actor'
import { AppError } from '../../../errors'
import type { Serve } from '../../../http/serve'
import type { AccountNotices } from '../account-notices'
import type { Passkeys } from '../passkeys/passkeys'
import type { AccountService } from '../service'
import type { SecondFactors } from './second-factors'

interface SecondFactorRoutesParts {
  accounts: AccountService
  secondFactors: SecondFactors
  passkeys: Passkeys
  notices: AccountNotices
}

export function serveSecondFactor(
  serve: Serve,
  { accounts, secondFactors, passkeys, notices }: SecondFactorRoutesParts,
): void {
  async function expectPassword(
    actor: Actor,
    password: string,
    address: string,
    alsoCheck?: (password: string) => Promise<void>,
  ): Promise<void> {
    const verified = await accounts.expectPassword(actor, password, address, alsoCheck)
    if (verified === null) throw new AppError('no-password')
  }

  serve(account.secondFactor, (_, { actor }) => secondFactors.state(actor))
  serve(account.startSecondFactor, async ({ body }, { actor, address }) => {
    await passkeys.expectMayAddFactor(actor)
    await expectPassword(actor, body.currentPassword, address)
    return secondFactors.start(actor, body.currentPassword)
  })
  serve(account.confirmSecondFactor, async ({ body }, { actor, address }) => {
    await passkeys.expectMayAddFactor(actor)
    let recoveryCodes: string[] = []
    await expectPassword(actor, body.currentPassword, address, async (password) => {
      recoveryCodes = await secondFactors.confirm(actor, password, body.code)
    })
    notices.tell(actor, 'Signing in to your account asks for a code from now on.')
    return { recoveryCodes }
  })
  serve(account.removeSecondFactor, async ({ body }, { actor, address }) => {
    await expectPassword(actor, body.currentPassword, address, (password) =>
      secondFactors.expectWithPassword(actor.accountId, password, body.code),
    )
    await secondFactors.remove(actor)
    notices.tell(actor, 'Signing in to your account no longer asks for a code.')
  })
}
