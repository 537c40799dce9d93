import { Email } from '@larder/contract/http/fields'
import { and, asc, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Db, inTransaction, type Tx } from '../db/database'
import { accounts } from '../db/tables/account'
import { auditLog } from '../db/tables/admin'
import { type Clock, systemClock } from '../time/clock'
import { CommandError } from './command-error'

export type Account = typeof accounts.$inferSelect
type Role = Account['role']

/** Makes an account admin. Returns it as it was before, so that the caller can see whether anything changed. */
export async function grantAdmin(db: Db, email: string, clock: Clock = systemClock): Promise<Account> {
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (account.role !== 'admin') await setRole(tx, account, 'admin', clock)
    return account
  })
}

/** Makes an admin an ordinary cook. At least one admin who can sign in must remain. */
export async function revokeAdmin(db: Db, email: string, clock: Clock = systemClock): Promise<Account> {
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    if (account.role !== 'admin') return account
    // Locked, so that two concurrent revocations do not each count on the other admin.
    const admins = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.role, 'admin'))
      .orderBy(asc(accounts.id))
      .for('update')
    if (!admins.some((one) => one.id !== account.id && one.status === 'active' && one.deletionAt === null)) {
      throw new CommandError(
        `${account.email} is the only admin who can sign in. Make somebody else admin first: npm run admin -- grant EMAIL`,
      )
    }
    await setRole(tx, account, 'cook', clock)
    return account
  })
}

export async function listAdmins(db: Db): Promise<Account[]> {
  return db.select().from(accounts).where(eq(accounts.role, 'admin')).orderBy(asc(accounts.email))
}

/** Returns the account with an e-mail, or explains that there is none. */
export async function findAccount(db: Pick<Db, 'select'>, input: string): Promise<Account> {
  const email = z.safeParse(Email, input)
  if (!email.success) throw new CommandError(`'${input}' is not an e-mail address.`)
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.data))
  if (!account) throw new CommandError(`Nobody here has the e-mail ${email.data}. Have they signed up yet?`)
  return account
}

/** The admins' audit log includes changes made on the command line. */
async function setRole(tx: Tx, { id, name, email }: Account, role: Role, clock: Clock): Promise<void> {
  const at = clock()
  const changed = await tx
    .update(accounts)
    .set({ role, updatedAt: at })
    .where(and(eq(accounts.id, id), ne(accounts.role, role)))
    .returning({ id: accounts.id })
  if (changed.length === 0) return
  const action = role === 'admin' ? ('promoted' as const) : ('demoted' as const)
  await tx
    .insert(auditLog)
    .values({ adminName: 'command line', action, about: `${name} (${email})`, aboutId: id, at })
}
