import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../database'
import { makeOwner, removeHouseholdMember } from '../queries/membership'
import type { HouseholdHandover } from '../tables/account'
import { householdMembers } from '../tables/household'

/**
 * Hands over or deletes the households of a deleted account as its owner chose. If another member owns the household by now, the
 * choice no longer applies. If the heir has left, the longest-standing member becomes owner, as without a choice.
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
    const isSoleOwner = members.length > others.length && !others.some(({ role }) => role === 'owner')
    if (!isSoleOwner) continue
    const heir = others.find((member) => member.accountId === to)
    if (heir) await makeOwner(tx, heir)
    // A household without members is deleted with the account.
    else if (to === undefined)
      for (const member of others) await removeHouseholdMember(tx, householdId, member.accountId, now)
  }
}
