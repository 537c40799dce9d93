import { and, eq, gt } from 'drizzle-orm'
import type { Background } from '../../background'
import { type Clock, secondsLater } from '../../clock'
import type { Db } from '../../db/open'
import { accounts, passwordResets, sessions } from '../../db/tables/account'
import { AppError } from '../../errors'
import type { Mail } from '../../mail/mail'
import { hashSecret, newSecret } from '../../secrets'
import { hashPassword, refuseGuessable } from './passwords'

const linkLivesSeconds = 3600

export interface ResetParts {
  db: Db
  clock: Clock
  mail: Mail
  background: Background
  publicUrl: string
}

export type PasswordReset = ReturnType<typeof openPasswordReset>

export function openPasswordReset({ db, clock, mail, background, publicUrl }: ResetParts) {
  async function sendLink(email: string): Promise<void> {
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
    if (account?.status !== 'active') return
    const secret = newSecret()
    await db.insert(passwordResets).values({
      secretHash: hashSecret(secret),
      accountId: account.id,
      expiresAt: secondsLater(clock(), linkLivesSeconds),
    })
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

    /** One link works once; afterwards every session is over, a thief's too. */
    async choose(secret: string, password: string): Promise<void> {
      const secretHash = hashSecret(secret)
      const [owner] = await db
        .select({ id: accounts.id, name: accounts.name, email: accounts.email })
        .from(passwordResets)
        .innerJoin(accounts, eq(accounts.id, passwordResets.accountId))
        .where(and(eq(passwordResets.secretHash, secretHash), gt(passwordResets.expiresAt, clock())))
      if (!owner) throw new AppError('reset-link-spent')
      refuseGuessable(password, owner, 'password')
      const passwordHash = await hashPassword(password)
      await db.transaction(async (tx) => {
        const spent = await tx
          .delete(passwordResets)
          .where(eq(passwordResets.secretHash, secretHash))
          .returning()
        if (spent.length === 0) throw new AppError('reset-link-spent')
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, owner.id))
        await tx.delete(sessions).where(eq(sessions.accountId, owner.id))
        await tx.update(accounts).set({ passwordHash, updatedAt: clock() }).where(eq(accounts.id, owner.id))
      })
    },
  }
}
