import { asc, eq, ne, or } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { accounts } from '../../../db/tables/account'

/**
 * Returns whether the installation would have other accounts but no admin without this account. Locks the account and all admins,
 * so that two deletions at once do not each count on the other.
 */
export async function isLastAdmin(tx: Tx, accountId: string): Promise<boolean> {
  const lockedAccounts = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, accountId), eq(accounts.role, 'admin')))
    .orderBy(asc(accounts.id))
    .for('no key update')
  const otherAdmins = lockedAccounts.filter(
    ({ role, status, deletionAt, id }) =>
      role === 'admin' && status === 'active' && (deletionAt === null || id === accountId),
  )
  if (otherAdmins.length !== 1 || otherAdmins[0]?.id !== accountId) return false
  const others = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(ne(accounts.id, accountId))
    .limit(1)
  return others.length > 0
}
