import { eq } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../db/database'
import { publishAccountChange } from '../db/household-lock'
import { passwordResets, recoveryCodes, secondFactors, sessions } from '../db/tables/account'
import { auditLog } from '../db/tables/admin'
import { hashSecret, newSecret } from '../secrets'
import { addSeconds, type Clock, systemClock } from '../time/clock'
import { type Account, findAccount } from './admin-roles'

const linkLifetimeSeconds = 3600

/** Returns a link by which somebody chooses a new password, for when there is no mail. It works once, within an hour. */
export function openPasswordReset(
  db: Db,
  email: string,
  publicUrl: string,
  clock: Clock = systemClock,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    const secret = newSecret()
    const expiresAt = addSeconds(clock(), linkLifetimeSeconds)
    await tx
      .insert(passwordResets)
      .values({ secretHash: hashSecret(secret), accountId: account.id, expiresAt })
    await writeAudit(tx, account, 'opened password reset', clock)
    return `${publicUrl}/reset-password#secret=${secret}`
  })
}

/** Ends all sessions of an account. */
export function signOutEverywhere(db: Db, email: string, clock: Clock = systemClock): Promise<Account> {
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    await tx.delete(sessions).where(eq(sessions.accountId, account.id))
    await publishAccountChange(tx, account.id)
    await writeAudit(tx, account, 'signed out', clock)
    return account
  })
}

/** Removes the second factor of somebody who has lost the app and the recovery codes. Returns whether there was one. */
export function removeSecondFactor(db: Db, email: string, clock: Clock = systemClock): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const account = await findAccount(tx, email)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id))
    const removed = await tx
      .delete(secondFactors)
      .where(eq(secondFactors.accountId, account.id))
      .returning({ id: secondFactors.accountId })
    if (removed.length === 0) return false
    await publishAccountChange(tx, account.id, 'account')
    await writeAudit(tx, account, 'removed second factor', clock)
    return true
  })
}

type AccountAction = 'opened password reset' | 'signed out' | 'removed second factor'

async function writeAudit(tx: Tx, { id, name, email }: Account, action: AccountAction, clock: Clock) {
  const about = `${name} (${email})`
  await tx.insert(auditLog).values({ adminName: 'command line', action, about, aboutId: id, at: clock() })
}
