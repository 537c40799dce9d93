import { asc, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import { accounts } from '../../../db/tables/account'

/**
 * Whether nobody would run this place once this account is gone, while others are left in it. Holds the account and all admins,
 * so that two who would go do not each count on the other.
 */
export async function isLastAdmin(tx: Tx, accountId: string): Promise<boolean> {
  const held = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, accountId), eq(accounts.role, 'admin')))
    .orderBy(asc(accounts.id))
    .for('no key update')
  const running = held.filter(
    ({ role, status, deletionAt, id }) =>
      role === 'admin' && status === 'active' && (deletionAt === null || id === accountId),
  )
  if (running.length !== 1 || running[0]?.id !== accountId) return false
  const { rows } = await tx.execute(sql`select from accounts where id <> ${accountId} limit 1`)
  return rows.length > 0
}
