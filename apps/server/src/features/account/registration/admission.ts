import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { findHouseholdBySecret } from '../../../db/queries/household-secrets'
import { readInstallation } from '../../../db/queries/installation'
import { registrationInvitations } from '../../../db/tables/admin'
import { invitations } from '../../../db/tables/household'
import { AppError } from '../../../errors'
import { hashSecret } from '../../../secrets'

/** Decides whether somebody may create an account here; where that needs an invitation, each admits one. */
export async function admitRegistration(tx: Tx, invitation: string | undefined, now: string): Promise<void> {
  const { registration } = await readInstallation(tx)
  if (registration === 'open') return
  if (registration === 'closed') throw new AppError('registration-closed')
  if (!invitation || !(await spendInvitation(tx, hashSecret(invitation), now)))
    throw new AppError('invitation-needed')
}

/** Spends an admin's invitation, or the place of one new account in an invitation to a household. */
async function spendInvitation(tx: Tx, hash: Buffer, now: string): Promise<boolean> {
  const ofAdmin = await tx
    .delete(registrationInvitations)
    .where(and(eq(registrationInvitations.secretHash, hash), gt(registrationInvitations.expiresAt, now)))
    .returning({ hash: registrationInvitations.secretHash })
  if (ofAdmin.length > 0) return true
  const householdId = await findHouseholdBySecret(tx, hash)
  if (householdId === undefined) return false
  const ofOwner = await tx
    .update(invitations)
    .set({ registered: sql`${invitations.registered} + 1` })
    .where(
      and(
        eq(invitations.householdId, householdId),
        eq(invitations.codeHash, hash),
        gt(invitations.expiresAt, now),
        eq(invitations.registered, 0),
      ),
    )
    .returning({ id: invitations.id })
  return ofOwner.length > 0
}
