import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../database'
import { householdMembers, invitations } from '../tables/household'
import { removeHouseholdSecrets } from './household-secrets'

/** Withdraws what an account has invited to: anyone who had its session may have invited themselves. */
export async function withdrawInvitationsOf(tx: Tx, accountId: string): Promise<void> {
  const memberships = await tx
    .select({ householdId: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.accountId, accountId))
  if (memberships.length === 0) return
  const ofHouseholds = inArray(
    invitations.householdId,
    memberships.map(({ householdId }) => householdId),
  )
  const withdrawn = await tx
    .delete(invitations)
    .where(and(ofHouseholds, eq(invitations.invitedBy, accountId)))
    .returning({ codeHash: invitations.codeHash })
  await removeHouseholdSecrets(
    tx,
    withdrawn.map(({ codeHash }) => codeHash),
  )
}
