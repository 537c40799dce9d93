import { and, eq, inArray } from 'drizzle-orm'
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
 * Deletes an account with everything that belongs only to it, and removes its name, email and id from everything that stays. Runs
 * in one transaction; the caller has locked the households first (`lockHouseholdsOf`).
 */
export async function purgeAccount(
  tx: Tx,
  account: PurgedAccount,
  householdIds: readonly string[],
  now: string,
): Promise<void> {
  const { id, handovers } = account
  const eaters = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.householdId, [...householdIds]), eq(people.accountId, id)))
  const words = await findSearchWordsOf(tx, id)
  await eraseAdminName(tx, account)
  await handOverHouseholds(tx, id, handovers, now)
  await deleteAccount(tx, id, householdIds)
  await erasePerson(
    tx,
    account,
    householdIds,
    eaters.map((eater) => eater.id),
  )
  await eraseUnusedSearchWords(tx, words)
}
