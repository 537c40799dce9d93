import type { Household, MemberRole } from '@larder/contract/household'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { dropMember } from '../../db/membership'
import { inTransaction } from '../../db/open'
import { householdMembers, invitations } from '../../db/tables/household'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { householdOf } from './household-view'
import { type Belonging, membersOf, refuseOthersThanOwners, refuseWithoutOwner } from './owning'
import type { HouseholdParts } from './service'

export type Members = ReturnType<typeof openMembers>

/** What owners decide about each other and about the other members. */
export function openMembers({ db, clock }: HouseholdParts) {
  return {
    async setRole(actor: Actor, accountId: string, role: MemberRole): Promise<Household> {
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'household')
        const members = await membersOf(tx, actor.householdId)
        refuseOthersThanOwners(members, actor.accountId)
        refuseStranger(members, accountId)
        if (role !== 'owner') refuseWithoutOwner(members, accountId)
        await tx
          .update(householdMembers)
          .set({ role })
          .where(
            and(
              eq(householdMembers.householdId, actor.householdId),
              eq(householdMembers.accountId, accountId),
            ),
          )
        return householdOf(tx, actor, clock())
      })
    },

    async remove(actor: Actor, accountId: string): Promise<Household> {
      const now = clock()
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'household', 'diet')
        const members = await membersOf(tx, actor.householdId)
        refuseOthersThanOwners(members, actor.accountId)
        refuseStranger(members, accountId)
        refuseWithoutOwner(members, accountId)
        // Whoever is shown out may know a code that is still open, and must not come back by it.
        await tx.delete(invitations).where(eq(invitations.householdId, actor.householdId))
        const next = await dropMember(tx, actor.householdId, accountId, now)
        const householdId = accountId === actor.accountId ? next : actor.householdId
        return householdOf(tx, { ...actor, householdId }, now)
      })
    },
  }
}

function refuseStranger(members: readonly Belonging[], accountId: string): void {
  if (!members.some((member) => member.accountId === accountId)) throw new AppError('member-not-found')
}
