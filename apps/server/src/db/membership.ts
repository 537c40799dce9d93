import type { MemberRole } from '@larder/contract/household'
import { newId } from '../secrets'
import type { Tx } from './open'
import { people } from './tables/diet'
import { householdMembers } from './tables/household'

/** What a cook's first household is called, and a new one when none is left. */
export function newHousehold(cook: string, createdAt: string, timeZone = 'UTC') {
  return { id: newId(), name: `${cook}’s kitchen`, timeZone, createdAt }
}

/** Lets an account into a household; whoever belongs to it also eats there. */
export async function addMember(
  tx: Tx,
  householdId: string,
  accountId: string,
  role: MemberRole,
  at: string,
): Promise<void> {
  await tx.insert(householdMembers).values({ householdId, accountId, role, joinedAt: at })
  await tx
    .insert(people)
    .values({ id: newId(), householdId, accountId, portions: 1, diets: [], restrictions: [], createdAt: at })
}
