import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { recordOwnAction } from '../../../db/queries/audit-log'
import { accounts, emailChanges, passwordResets } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { BackgroundTasks } from '../../../jobs/background-tasks'
import type { Mailer } from '../../../mail/mailer'
import { hashSecret, newSecret } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'
import { wrongPasswordError } from '../service'
import type { Confirmation } from '../sign-in/confirmation'
import { renderConfirmEmail, renderEmailHasChanged, renderEmailWillChange } from './email-change-emails'

const linkLifetimeSeconds = 24 * 3600

export interface EmailChangeParts {
  db: Db
  clock: Clock
  mail: Mailer
  confirmation: Pick<Confirmation, 'expectOwner'>
  background: BackgroundTasks
  limits: RateLimiter
  allowances: RateLimits
  publicUrl: string
  /** Whether the installation sends email; a link that the operator handed over proves nothing about the address. */
  sendsEmail: boolean
}

/** An allowed new email and the password hash that was verified for it. */
export interface AllowedEmailChange {
  readonly email: string
  readonly passwordHash: string | null
}

export type EmailChange = ReturnType<typeof createEmailChange>

/** Email changes: requested with the password, effective once the mailed link is opened. */
export function createEmailChange(parts: EmailChangeParts) {
  const { db, clock, mail, background, limits, allowances, publicUrl } = parts

  async function isTaken(tx: Tx, email: string): Promise<boolean> {
    return (await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))).length > 0
  }

  return {
    /** Rejects requests that are not allowed; guesses are counted before the check. */
    async allow(
      actor: Actor,
      { email, currentPassword }: { email: string; currentPassword?: string | undefined },
      address: string,
    ): Promise<AllowedEmailChange> {
      const passwordHash = await parts.confirmation.expectOwner(actor, currentPassword, address)
      await limits.consume(`email-change:${actor.accountId}`, allowances.emailChanges)
      if (await isTaken(db, email)) throw emailTakenError()
      return { email, passwordHash }
    },

    /**
     * Stores the requested email in place of an earlier request; returns the secret of its link. The caller has locked the
     * account, so that a password replaced meanwhile is not accepted.
     */
    async saveRequest(
      tx: Tx,
      { accountId }: Actor,
      { email, passwordHash }: AllowedEmailChange,
    ): Promise<string> {
      const [account] = await tx
        .select({ passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(eq(accounts.id, accountId))
      // Without a verified password, the cook has confirmed who they are.
      if (passwordHash !== null && account?.passwordHash !== passwordHash) throw wrongPasswordError()
      const secret = newSecret()
      const change = {
        email,
        secretHash: hashSecret(secret),
        expiresAt: addSeconds(clock(), linkLifetimeSeconds),
      }
      await tx
        .insert(emailChanges)
        .values({ accountId, ...change })
        .onConflictDoUpdate({ target: emailChanges.accountId, set: change })
      await publishAccountChange(tx, accountId, 'account')
      return secret
    },

    /** The link goes to the new address and a notice to the old one, whose owner may not be the requester. */
    mailLinks({ email: old }: Pick<Actor, 'email'>, email: string, secret: string): void {
      const link = `${publicUrl}/confirm-email#secret=${secret}`
      background.run('sending the email confirmation link', () => mail.send(renderConfirmEmail(email, link)))
      background.run('notifying the old email of a requested change', () =>
        mail.send(renderEmailWillChange(old, { email, publicUrl })),
      )
    },

    /** A link works once. Sessions stay: the requester was signed in and knew the password. */
    async confirm(secret: string): Promise<{ email: string }> {
      const isValid = and(
        eq(emailChanges.secretHash, hashSecret(secret)),
        gt(emailChanges.expiresAt, clock()),
      )
      const { before, email } = await inTransaction(db, async (tx) => {
        // The account is locked first, as in a new request, so that the two cannot deadlock.
        const [account] = await tx
          .select({ id: accounts.id, before: accounts.email, name: accounts.name, status: accounts.status })
          .from(accounts)
          .where(
            inArray(accounts.id, tx.select({ id: emailChanges.accountId }).from(emailChanges).where(isValid)),
          )
          .for('update')
        if (account?.status !== 'active') throw new AppError('email-link-spent')
        const accountId = account.id
        const [change] = await tx.delete(emailChanges).where(isValid).returning()
        if (!change) throw new AppError('email-link-spent')
        await replaceEmail(tx, accountId, { email: change.email, isProven: parts.sendsEmail }, clock())
        // Links mailed to the old address become invalid.
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
        const author = { accountId, name: account.name, email: change.email }
        await recordOwnAction(tx, author, { action: 'changed email', at: clock() })
        await publishAccountChange(tx, accountId, 'account')
        return { ...account, email: change.email }
      })
      if (before !== email)
        background.run('notifying the old email of the change', () =>
          mail.send(renderEmailHasChanged(before, { email, publicUrl })),
        )
      return { email }
    },

    async drop({ accountId }: Actor): Promise<void> {
      await inTransaction(db, async (tx) => {
        await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
        await publishAccountChange(tx, accountId, 'account')
      })
    },
  }
}

/** On a conflict the other account that took the address was first. */
async function replaceEmail(
  tx: Tx,
  accountId: string,
  { email, isProven }: { email: string; isProven: boolean },
  now: string,
): Promise<void> {
  const emailConfirmedAt = isProven ? now : null
  try {
    await tx
      .update(accounts)
      .set({ email, emailConfirmedAt, updatedAt: now })
      .where(eq(accounts.id, accountId))
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTakenError()
    throw error
  }
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}

function emailTakenError(): AppError {
  const message = 'There is already an account with this email.'
  return new AppError('email-taken', { message, fields: { email: message } })
}
