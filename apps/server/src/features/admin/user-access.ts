import type { AdminUser, admin } from '@larder/contract/admin'
import type { DataOf } from '@larder/contract/http/endpoint'
import { eq } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { type AuditAuthor, describeAccount, recordAudit } from '../../db/queries/audit-log'
import { passkeys, passwordResets, recoveryCodes, secondFactors, sessions } from '../../db/tables/account'
import { hashSecret, newSecret } from '../../secrets'
import { addSeconds } from '../../time/clock'
import { createAccount } from '../account/registration/create-account'
import { expectPasswordsOn } from '../account/sign-in/password-mode'
import { createModerationEmails } from './moderation-emails'
import type { AdminParts } from './parts'
import { type Account, lockUser } from './user-locks'
import { findUserById } from './user-queries'

const resetSeconds = 3600
const firstPasswordSeconds = 7 * 86_400

interface NewUser {
  readonly name: string
  readonly email: string
}

/** How people get into their accounts, for admins in the browser and on the command line. */
export function createUserAccess(
  parts: Pick<
    AdminParts,
    'db' | 'clock' | 'mail' | 'sendsEmail' | 'background' | 'publicUrl' | 'passwordMode'
  >,
) {
  const { db, clock, publicUrl, passwordMode } = parts
  const emails = createModerationEmails(parts)

  /** Stores a link to a new password. The URL fragment stays in the browser: the secret reaches no server log. */
  async function openLink(
    tx: Tx,
    accountId: string,
    now: string,
    { seconds, mailed }: { seconds: number; mailed: boolean },
  ) {
    const secret = newSecret()
    const expiresAt = addSeconds(now, seconds)
    await tx
      .insert(passwordResets)
      .values({ secretHash: hashSecret(secret), accountId, expiresAt, provesEmail: mailed })
    return { link: `${publicUrl}/reset-password#secret=${secret}`, expiresAt }
  }

  return {
    /** Creates an account without a password, and a link by which its owner chooses one, where there are passwords. */
    async create(author: AuditAuthor, { name, email }: NewUser): Promise<DataOf<typeof admin.createUser>> {
      const now = clock()
      const created = await inTransaction(db, async (tx) => {
        const account = await createAccount(tx, { name, email, passwordHash: null }, now)
        const link =
          passwordMode === 'on'
            ? await openLink(tx, account.id, now, { seconds: firstPasswordSeconds, mailed: parts.sendsEmail })
            : undefined
        await recordAudit(tx, author, { action: 'created account', ...describeAccount(account), at: now })
        const viewer = { you: author.accountId ?? '', now }
        return { user: await findUserById(tx, account.id, viewer), ...link }
      })
      if (created.link) emails.accountCreated(created.user, created.link)
      return { ...created, mailed: parts.sendsEmail && created.link !== undefined }
    },

    /** Returns a link to a new password, for anyone who cannot sign in. It works once, within an hour. */
    async openReset(author: AuditAuthor, id: string): Promise<DataOf<typeof admin.openReset>> {
      expectPasswordsOn(passwordMode)
      const now = clock()
      const { account, link } = await inTransaction(db, async (tx) => {
        const account = await lockUser(tx, id)
        const link = await openLink(tx, id, now, { seconds: resetSeconds, mailed: false })
        const about = describeAccount(account)
        await recordAudit(tx, author, { action: 'opened password reset', ...about, at: now })
        return { account, link }
      })
      emails.accessChanged(account, 'made a link that can change your account’s password')
      return link
    },

    /** Ends all sessions of an account. */
    async signOut(author: AuditAuthor, id: string): Promise<void> {
      const at = clock()
      await inTransaction(db, async (tx) => {
        const account = await lockUser(tx, id)
        const ended = await tx
          .delete(sessions)
          .where(eq(sessions.accountId, id))
          .returning({ id: sessions.id })
        if (ended.length === 0) return
        await publishAccountChange(tx, id)
        await recordAudit(tx, author, { action: 'signed out', ...describeAccount(account), at })
      })
    },

    /**
     * Removes the app's codes, the recovery codes and the passkeys of somebody who has lost them, or of whose device somebody
     * else has. Returns whether there were any.
     */
    async dropSecondFactor(author: AuditAuthor, id: string): Promise<boolean> {
      const at = clock()
      const account = await inTransaction(db, async (tx): Promise<Account | undefined> => {
        const account = await lockUser(tx, id)
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, id))
        const codes = await tx.delete(secondFactors).where(eq(secondFactors.accountId, id)).returning()
        const keys = await tx.delete(passkeys).where(eq(passkeys.accountId, id)).returning()
        if (codes.length + keys.length === 0) return undefined
        await publishAccountChange(tx, id, 'account')
        await recordAudit(tx, author, { action: 'removed second factor', ...describeAccount(account), at })
        return account
      })
      if (account) emails.accessChanged(account, 'removed the second factor and the passkeys of your account')
      return account !== undefined
    },

    /** The account as admins see it. */
    find: (author: AuditAuthor, id: string): Promise<AdminUser> =>
      findUserById(db, id, { you: author.accountId ?? '', now: clock() }),
  }
}
