import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { accounts, emailCodes } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { BackgroundTasks } from '../../../jobs/background-tasks'
import type { Mailer } from '../../../mail/mailer'
import { hashSecret } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'
import { formatTypedCode, newTypedCode } from '../../../typed-code'

const codeLifetimeSeconds = 3600

export interface EmailCodesParts {
  db: Db
  clock: Clock
  mail: Mailer
  background: BackgroundTasks
  limits: RateLimiter
  allowances: RateLimits
}

/**
 * Codes by which cooks show that mails to their address reach them. They are typed in where the cook is signed in, so that a
 * stranger whose address somebody registered confirms nothing by opening a link.
 */
export function createEmailCodes({ db, clock, mail, background, limits, allowances }: EmailCodesParts) {
  return {
    /** Mails a code; an earlier one becomes invalid. Nothing happens where the address is confirmed. */
    async mail({ accountId }: Actor): Promise<void> {
      await limits.consume(`email-code:${accountId}`, allowances.emailChanges)
      const code = newTypedCode()
      const [account] = await db
        .select({ email: accounts.email })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isNull(accounts.emailConfirmedAt)))
      if (!account) return
      const { email } = account
      const made = {
        email,
        codeHash: hashSecret(code),
        expiresAt: addSeconds(clock(), codeLifetimeSeconds),
      }
      await db
        .insert(emailCodes)
        .values({ accountId, ...made })
        .onConflictDoUpdate({ target: emailCodes.accountId, set: made })
      background.run('sending a code that confirms an email', () =>
        mail.send(renderEmailCode(email, formatTypedCode(code))),
      )
    },

    /** A code works once, for the address it was mailed to. */
    async confirm({ accountId }: Actor, code: string): Promise<void> {
      await limits.consume(`email-code-try:${accountId}`, allowances.invitationTries)
      await inTransaction(db, async (tx) => {
        const [used] = await tx
          .delete(emailCodes)
          .where(
            and(
              eq(emailCodes.accountId, accountId),
              eq(emailCodes.codeHash, hashSecret(code)),
              gt(emailCodes.expiresAt, clock()),
            ),
          )
          .returning({ email: emailCodes.email })
        if (!used) throw wrongCodeError()
        const confirmed = await tx
          .update(accounts)
          .set({ emailConfirmedAt: clock() })
          .where(and(eq(accounts.id, accountId), eq(accounts.email, used.email)))
          .returning({ id: accounts.id })
        if (confirmed.length === 0) throw wrongCodeError()
        await publishAccountChange(tx, accountId, 'account')
      })
    },
  }
}

function wrongCodeError(): AppError {
  const { message } = new AppError('email-code-wrong')
  return new AppError('email-code-wrong', { fields: { code: message } })
}

// No name greets: anyone who registered chose it, and the address may be a stranger's.
function renderEmailCode(to: string, code: string) {
  return {
    to,
    topic: 'account' as const,
    subject: 'Your code for Larder',
    text: `Hello,

Type this code in where you are signed in to Larder, within an hour, to confirm that this is your address:

${code}

If you have no account there, somebody mistyped an address, or used yours. Tell the code to nobody and ignore
this email: without the code your address is of no use to them.
`,
  }
}
