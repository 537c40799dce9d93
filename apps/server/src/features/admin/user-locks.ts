import { asc, eq, or } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { AuditAuthor } from '../../db/queries/audit-log'
import { accounts } from '../../db/tables/account'
import { AppError } from '../../errors'

export type Account = typeof accounts.$inferSelect

/** Nobody acts on their own account here. */
export function assertNotSelf({ accountId }: AuditAuthor, id: string): void {
  if (accountId === id) throw new AppError('not-yourself')
}

export async function lockUser(tx: Tx, id: string): Promise<Account> {
  const [user] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  if (!user) throw new AppError('user-not-found')
  return user
}

/**
 * Locks an account with all admins, so that two admins who remove each other do not each count on the other. At least one active
 * admin who is not being deleted remains, and only admins and the command line may continue.
 */
export async function lockUserAndAdmins(tx: Tx, author: AuditAuthor, id: string): Promise<Account> {
  const locked = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.role, 'admin')))
    .orderBy(asc(accounts.id))
    .for('no key update')
  const user = locked.find((one) => one.id === id)
  if (!user) throw new AppError('user-not-found')
  const admins = locked.filter((one) => one.role === 'admin' && one.status === 'active')
  // An admin with a scheduled deletion does not count.
  if (!admins.some((one) => one.id !== id && one.deletionAt === null)) throw new AppError('last-admin')
  if (author.accountId !== null && !admins.some((one) => one.id === author.accountId))
    throw new AppError('admins-only')
  return user
}
