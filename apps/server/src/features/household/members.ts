import type { Household, MemberRole } from '@larder/contract/household'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { removeHouseholdMember } from '../../db/queries/membership'
import { householdMembers, invitations } from '../../db/tables/household'
import { AppError } from '../../errors'
import { findHousehold } from './household-queries'
import {
  assertOwner,
  assertOwnerRemains,
  departureFeatures,
  findMembers,
  type Membership,
} from './membership-rules'
import type { HouseholdParts } from './service'

/** Decisions of owners about members. */
export function createMembers({ clock, withHousehold }: HouseholdParts) {
  return {
    async setRole(actor: Actor, accountId: string, role: MemberRole): Promise<Household> {
      return withHousehold(actor, ['household'], async (tx) => {
        const members = await findMembers(tx, actor.householdId)
        assertOwner(members, actor.accountId)
        assertInHousehold(members, accountId)
        if (role !== 'owner') assertOwnerRemains(members, accountId)
        await tx
          .update(householdMembers)
          .set({ role })
          .where(
            and(
              eq(householdMembers.householdId, actor.householdId),
              eq(householdMembers.accountId, accountId),
            ),
          )
        return findHousehold(tx, actor, clock())
      })
    },

    async remove(actor: Actor, accountId: string): Promise<Household> {
      const now = clock()
      return withHousehold(actor, departureFeatures, async (tx) => {
        const members = await findMembers(tx, actor.householdId)
        assertOwner(members, actor.accountId)
        assertInHousehold(members, accountId)
        assertOwnerRemains(members, accountId)
        // A removed member may know an open code and must not return by it.
        await tx.delete(invitations).where(eq(invitations.householdId, actor.householdId))
        const next = await removeHouseholdMember(tx, actor.householdId, accountId, now)
        const householdId = accountId === actor.accountId ? next : actor.householdId
        return findHousehold(tx, { ...actor, householdId }, now)
      })
    },
  }
}

function assertInHousehold(members: readonly Membership[], accountId: string): void {
  if (!members.some((member) => member.accountId === accountId)) throw new AppError('member-not-found')
}
