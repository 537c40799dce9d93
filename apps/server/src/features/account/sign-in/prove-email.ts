import { asc, eq } from 'drizzle-orm'
import { lockHouseholdsOf } from '../../../db/account-deletion/delete-account'
import type { Tx } from '../../../db/database'
import { lockAccount, makeOwner, removeHouseholdMember } from '../../../db/queries/membership'
import { accounts } from '../../../db/tables/account'
import { householdMembers } from '../../../db/tables/household'

/**
 * The owner of an account's address has come. If nobody had confirmed the address, a stranger may have registered it and shared
 * a household with themselves: the account leaves what it shares. Anyone who stays there can invite the owner again. Before the
 * account is locked, because households are locked first.
 */
export async function proveEmail(tx: Tx, accountId: string, now: string): Promise<void> {
  const [account] = await tx
    .select({ confirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!account || account.confirmedAt !== null) return
  const householdIds = await lockHouseholdsOf(tx, accountId)
  await lockAccount(tx, accountId)
  for (const householdId of householdIds) await leaveIfShared(tx, householdId, accountId, now)
  await tx.update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.id, accountId))
}

async function leaveIfShared(tx: Tx, householdId: string, accountId: string, now: string): Promise<void> {
  const members = await tx
    .select()
    .from(householdMembers)
    .where(eq(householdMembers.householdId, householdId))
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.accountId))
  const others = members.filter((member) => member.accountId !== accountId)
  const [longest] = others
  if (!longest) return
  if (!others.some(({ role }) => role === 'owner')) await makeOwner(tx, longest)
  await removeHouseholdMember(tx, householdId, accountId, now)
}
