import type { MemberRole } from '@larder/contract/household'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { householdMembers } from '../../db/tables/household'
import { AppError } from '../../errors'

export interface Membership {
  readonly accountId: string
  readonly role: MemberRole
}

/** Who belongs to a household. Asked under its lock, nobody comes, goes or changes role until the transaction is through. */
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

/** A household keeps at least one owner: refuses what would take the last. */
export function assertOwnerRemains(members: readonly Membership[], lost: string): void {
  const left = members.some(({ accountId, role }) => role === 'owner' && accountId !== lost)
  if (!left) throw new AppError('last-owner')
}

/** Whether its only owner is about to leave and takes it along. */
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
