import { eq } from 'drizzle-orm'
import { bequeath } from './bequeath'
import { type Forgotten, forgetAsAdmin, forgetPerson } from './forget-person'
import { forgetWords, wordsOnlyIn } from './forget-words'
import type { Tx } from './open'
import { removeAccount } from './remove-account'
import type { Bequeathed } from './tables/account'
import { people } from './tables/diet'

export interface Leaver extends Forgotten {
  readonly bequests: readonly Bequeathed[]
}

/**
 * Removes somebody with everything that is only theirs, and their name, email and number from everything that stays. It goes
 * through whole or not at all; the households come first, held by `holdHomes`.
 */
export async function removePerson(
  tx: Tx,
  leaver: Leaver,
  homes: readonly string[],
  now: string,
): Promise<void> {
  const { id, bequests } = leaver
  const eaters = await tx.select({ id: people.id }).from(people).where(eq(people.accountId, id))
  const words = await wordsOnlyIn(tx, id)
  await forgetAsAdmin(tx, leaver)
  await bequeath(tx, id, bequests, now)
  await removeAccount(tx, id, homes)
  await forgetPerson(
    tx,
    leaver,
    homes,
    eaters.map((eater) => eater.id),
  )
  await forgetWords(tx, words)
}
