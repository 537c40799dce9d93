import type { MemberRole } from '@larder/contract/household'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { selectOwnerFates } from '../../db/sql/household'
import { accounts } from '../../db/tables/account'
import { householdMembers } from '../../db/tables/household'
import { AppError } from '../../errors'

/** What changes for the others when a member goes: eaters, and the addresses of the photos they share. */
export const departureFeatures = ['household', 'diet', 'recipes', 'my-recipes', 'cooking', 'meal-plan']

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

/** Rejects an account whose address nobody has confirmed: it may be a stranger's, who takes the account over one day. */
export async function assertEmailConfirmed(tx: Tx, accountId: string): Promise<void> {
  const unconfirmed = and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt))
  if ((await tx.$count(accounts, unconfirmed)) > 0) throw new AppError('email-unconfirmed')
}

/** Returns whether the household will be deleted with the account of its only owner. */
export async function isDeletedWithOwner(tx: Tx, householdId: string): Promise<boolean> {
  const [owners] = await selectOwnerFates(tx, householdId)
  const fates = owners?.fates ?? []
  return fates.length === 1 && fates[0] === true
}
