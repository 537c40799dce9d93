import { and, eq, gt } from 'drizzle-orm'
import type { Background } from '../../background'
import { type Clock, secondsLater } from '../../clock'
import { type Db, inTransaction } from '../../db/open'
import { accounts as accountTable, passwordResets } from '../../db/tables/account'
import { AppError } from '../../errors'
import type { Mail } from '../../mail/mail'
import { hashSecret, newSecret } from '../../secrets'
import { type Passwords, refuseGuessable } from './passwords'
import type { Patience } from './patience'
import type { AccountService } from './service'

const linkLivesSeconds = 3600

export interface ResetParts {
  db: Db
  clock: Clock
  mail: Mail
  accounts: AccountService
  patience: Patience
  passwords: Passwords
  background: Background
  publicUrl: string
}

export type PasswordReset = ReturnType<typeof openPasswordReset>

export function openPasswordReset(parts: ResetParts) {
  const { db, clock, mail, accounts, patience, passwords, background, publicUrl } = parts
  async function sendLink(email: string): Promise<void> {
    const secret = newSecret()
    const account = await inTransaction(db, async (tx) => {
      // Held, so that no link is made for an email that is just being replaced by another.
      const [found] = await tx
        .select()
        .from(accountTable)
        .where(and(eq(accountTable.email, email), eq(accountTable.status, 'active')))
        .for('share')
      if (!found) return undefined
      await tx.insert(passwordResets).values({
        secretHash: hashSecret(secret),
        accountId: found.id,
        expiresAt: secondsLater(clock(), linkLivesSeconds),
      })
      return found
    })
    if (!account) return
    await mail.send({
      to: email,
      subject: 'Choose a new password for Larder',
      // After the # a secret stays in the browser: it reaches no server log on the way.
      text: `Hello ${account.name},

somebody, probably you, asked for a new password. Choose one here within an hour:

${publicUrl}/reset-password#secret=${secret}

If it was not you, leave this mail alone: nothing has changed.
`,
    })
  }

  return {
    /** Answers before it looks anything up, so that neither words nor time tell who has an account. */
    ask(email: string): void {
      background.run('sending a reset link', () => sendLink(email))
    },

    /** One link works once; afterwards every session and API key is over, a thief's too. */
    async choose(secret: string, password: string): Promise<void> {
      const secretHash = hashSecret(secret)
      const [owner] = await db
        .select({ id: accountTable.id, name: accountTable.name, email: accountTable.email })
        .from(passwordResets)
        .innerJoin(accountTable, eq(accountTable.id, passwordResets.accountId))
        .where(and(eq(passwordResets.secretHash, secretHash), gt(passwordResets.expiresAt, clock())))
      if (!owner) throw new AppError('reset-link-spent')
      refuseGuessable(password, owner, 'password')
      const passwordHash = await passwords.hash(password)
      await inTransaction(db, async (tx) => {
        // The account is held first, as by whoever confirms another email: so neither waits for the other.
        await tx
          .select({ id: accountTable.id })
          .from(accountTable)
          .where(eq(accountTable.id, owner.id))
          .for('no key update')
        const spent = await tx
          .delete(passwordResets)
          .where(eq(passwordResets.secretHash, secretHash))
          .returning()
        if (spent.length === 0) throw new AppError('reset-link-spent')
        await accounts.replacePassword(tx, owner.id, passwordHash)
        await accounts.shutOut(tx, owner.id)
      })
      await patience.forgiveAccount(owner.email)
    },
  }
}
