import { eq } from 'drizzle-orm'
import type { Tx } from '../database'
import type { HouseholdHandover } from '../tables/account'
import { people } from '../tables/diet'
import { deleteAccount } from './delete-account'
import { type ErasedPerson, eraseAdminName, erasePerson } from './erase-person'
import { eraseUnusedSearchWords, findSearchWordsOf } from './erase-search-words'
import { handOverHouseholds } from './household-handover'

export interface PurgedAccount extends ErasedPerson {
  readonly handovers: readonly HouseholdHandover[]
}

/**
 * Removes somebody with everything that is only theirs, and their name, email and number from everything that stays. It goes
 * through whole or not at all; the households come first, held by `holdHomes`.
 */
export async function purgeAccount(
  tx: Tx,
  leaver: PurgedAccount,
  homes: readonly string[],
  now: string,
): Promise<void> {
  const { id, handovers } = leaver
  const eaters = await tx.select({ id: people.id }).from(people).where(eq(people.accountId, id))
  const words = await findSearchWordsOf(tx, id)
  await eraseAdminName(tx, leaver)
  await handOverHouseholds(tx, id, handovers, now)
  await deleteAccount(tx, id, homes)
  await erasePerson(
    tx,
    leaver,
    homes,
    eaters.map((eater) => eater.id),
  )
  await eraseUnusedSearchWords(tx, words)
}
