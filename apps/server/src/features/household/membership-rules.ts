import type { MemberRole } from '@larder/contract/household'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { householdMembers } from '../../db/tables/household'
import { AppError } from '../../errors'

export interface Membership {
  readonly accountId: string
  readonly role: MemberRole
}

/** Returns the members. Under the household lock they do not change until the end of the transaction. */
export async function findMembers(tx: Tx, householdId: string): Promise<Membership[]> {
  return tx
    .select({ accountId: householdMembers.accountId, role: householdMembers.role })
    .from(householdMembers)
    .where(eq(householdMembers.householdId, householdId))
}

export function assertOwner(members: readonly Membership[], accountId: string): void {
  const own = members.find((member) => member.accountId === accountId)
  if (own?.role !== 'owner') throw new AppError('owners-only')
}

/** Rejects the removal of the last owner. */
export function assertOwnerRemains(members: readonly Membership[], removedId: string): void {
  const hasOtherOwner = members.some(({ accountId, role }) => role === 'owner' && accountId !== removedId)
  if (!hasOtherOwner) throw new AppError('last-owner')
}

/** Returns whether the household will be deleted with the account of its only owner. */
export async function isDeletedWithOwner(tx: Tx, householdId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ fates: boolean[] }>(sql`
    select array_agg(a.deletion_at is not null and exists (
      select from jsonb_array_elements(a.household_handovers) said
      where said ->> 'householdId' = m.household_id::text and said ->> 'to' is null)) as fates
    from household_members m join accounts a on a.id = m.account_id
    where m.household_id = ${householdId} and m.role = 'owner'`)
  const fates = rows[0]?.fates ?? []
  return fates.length === 1 && fates[0] === true
}
