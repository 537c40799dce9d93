import { and, eq, gt } from 'drizzle-orm'
import { type Db, inTransaction } from '../../../db/database'
import { recordOwnAction } from '../../../db/queries/audit-log'
import { accounts as accountTable, passwordResets } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import type { BackgroundTasks } from '../../../jobs/background-tasks'
import type { Mailer } from '../../../mail/mailer'
import { hashSecret, newSecret } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'
import type { SecondFactors } from '../second-factor/second-factors'
import type { AccountService } from '../service'
import type { LoginThrottle } from './login-throttle'
import { assertStrongPassword, type Passwords } from './passwords'
import { proveEmail } from './prove-email'

const linkLifetimeSeconds = 3600

export interface PasswordResetParts {
  db: Db
  clock: Clock
  mail: Mailer
  accounts: AccountService
  loginThrottle: LoginThrottle
  passwords: Passwords
  secondFactors: SecondFactors
  background: BackgroundTasks
  publicUrl: string
  /** Whether the installation sends email. */
  sendsEmail: boolean
}

export type PasswordReset = ReturnType<typeof createPasswordReset>

export function createPasswordReset(parts: PasswordResetParts) {
  const {
    db,
    clock,
    mail,
    accounts,
    loginThrottle,
    passwords,
    secondFactors,
    background,
    publicUrl,
    sendsEmail,
  } = parts
  async function sendLink(email: string): Promise<void> {
    const secret = newSecret()
    const isKnown = await inTransaction(db, async (tx) => {
      // Locked, so that no link is created for an email that is being replaced.
      const [found] = await tx
        .select({ id: accountTable.id })
        .from(accountTable)
        .where(and(eq(accountTable.email, email), eq(accountTable.status, 'active')))
        .for('share')
      if (!found) return false
      await tx.insert(passwordResets).values({
        secretHash: hashSecret(secret),
        accountId: found.id,
        expiresAt: addSeconds(clock(), linkLifetimeSeconds),
        provesEmail: sendsEmail,
      })
      return true
    })
    if (!isKnown) return
    await mail.send({
      to: email,
      topic: 'reset',
      subject: 'Choose a new password for Larder',
      // The URL fragment stays in the browser: the secret reaches no server log.
      text: `Hello,

Somebody, probably you, asked for a new password. Choose one here within an hour:

${publicUrl}/reset-password#secret=${secret}

If it was not you, ignore this email: nothing has changed.
`,
    })
  }

  return {
    /** Responds before any lookup, so that neither text nor timing reveals whether an account exists. */
    requestLink(email: string): void {
      background.run('sending a password reset link', () => sendLink(email))
    },

    /** A link works once; afterwards all sessions and API keys end. Returns whose account it is. */
    async setPassword(secret: string, password: string): Promise<{ email: string }> {
      const secretHash = hashSecret(secret)
      const [found] = await db
        .select({
          ...{ id: accountTable.id, name: accountTable.name, email: accountTable.email },
          provesEmail: passwordResets.provesEmail,
        })
        .from(passwordResets)
        .innerJoin(accountTable, eq(accountTable.id, passwordResets.accountId))
        .where(and(eq(passwordResets.secretHash, secretHash), gt(passwordResets.expiresAt, clock())))
      if (!found) throw new AppError('reset-link-spent')
      const { provesEmail, ...owner } = found
      assertStrongPassword(password, owner, 'password')
      const passwordHash = await passwords.hash(password)
      await inTransaction(db, async (tx) => {
        if (provesEmail) await proveEmail(tx, owner.id, clock())
        // The account is locked first, as in the confirmation of an email change, so that the two cannot deadlock.
        await tx
          .select({ id: accountTable.id })
          .from(accountTable)
          .where(eq(accountTable.id, owner.id))
          .for('no key update')
        const usedLinks = await tx
          .delete(passwordResets)
          .where(eq(passwordResets.secretHash, secretHash))
          .returning()
        if (usedLinks.length === 0) throw new AppError('reset-link-spent')
        await accounts.replacePassword(tx, owner.id, passwordHash)
        await secondFactors.forgetSecret(tx, owner.id)
        await accounts.revokeAccess(tx, owner.id)
        await recordOwnAction(
          tx,
          { ...owner, accountId: owner.id },
          { action: 'reset password', at: clock() },
        )
      })
      await loginThrottle.resetAccount(owner.email)
      return owner
    },
  }
}
