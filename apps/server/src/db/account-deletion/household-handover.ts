import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../database'
import { makeOwner, removeHouseholdMember } from '../queries/membership'
import type { HouseholdHandover } from '../tables/account'
import { householdMembers } from '../tables/household'

/**
 * Does with the households of somebody who goes what they asked for. Where another member owns one too by now, it is no longer
 * theirs to give away or to delete; where the heir is gone, whoever has been there longest follows, as without a word.
 */
export async function handOverHouseholds(
  tx: Tx,
  accountId: string,
  handovers: readonly HouseholdHandover[],
  now: string,
): Promise<void> {
  for (const { householdId, to } of handovers) {
    const members = await tx
      .select()
      .from(householdMembers)
      .where(eq(householdMembers.householdId, householdId))
      .orderBy(asc(householdMembers.accountId))
    const others = members.filter((member) => member.accountId !== accountId)
    const isTheirs = members.length > others.length && !others.some(({ role }) => role === 'owner')
    if (!isTheirs) continue
    const heir = others.find((member) => member.accountId === to)
    if (heir) await makeOwner(tx, heir)
    // Once nobody else is in it, it goes with them.
    else if (to === undefined)
      for (const other of others) await removeHouseholdMember(tx, householdId, other.accountId, now)
  }
}
