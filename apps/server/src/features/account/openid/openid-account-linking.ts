import { and, eq } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { recordOwnAction } from '../../../db/queries/audit-log'
import { accounts as accountTable, openidIdentities } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { admitRegistration } from '../registration/admission'
import type { AccountService } from '../service'
import { proveEmail } from '../sign-in/prove-email'
import type { OpenIdIdentity } from './openid-issuer'

export interface AccountLinkingParts {
  db: Db
  clock: Clock
  accounts: AccountService
  /** Whether the installation sends email; otherwise nobody could confirm an address. */
  sendsEmail: boolean
}

interface NewOpenIdAccount {
  email: string
  name: string
}

const accountColumns = { id: accountTable.id, status: accountTable.status, name: accountTable.name }
type FoundAccount = Pick<typeof accountTable.$inferSelect, 'id' | 'status' | 'name'>

/** A concurrent request was first. */
class RaceLostError extends Error {}

/** Returns the account of an identity; on the first sign-in, links or creates it. */
export function createAccountLinking({ db, clock, accounts, sendsEmail }: AccountLinkingParts) {
  async function findLinkedAccount(
    tx: Tx,
    { issuer, subject }: OpenIdIdentity,
  ): Promise<FoundAccount | undefined> {
    const [found] = await tx
      .select(accountColumns)
      .from(openidIdentities)
      .innerJoin(accountTable, eq(accountTable.id, openidIdentities.accountId))
      .where(and(eq(openidIdentities.issuer, issuer), eq(openidIdentities.subject, subject)))
    return found
  }

  async function link(tx: Tx, { issuer, subject }: OpenIdIdentity, accountId: string): Promise<void> {
    const linked = await tx
      .insert(openidIdentities)
      .values({ issuer, subject, accountId, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ accountId: openidIdentities.accountId })
    if (linked.length === 0) throw new RaceLostError()
  }

  async function linkOrCreate(
    tx: Tx,
    identity: OpenIdIdentity,
    { email, name }: NewOpenIdAccount,
  ): Promise<string> {
    const found = await findLinkedAccount(tx, identity)
    if (found) return activeIdOrThrow(found)
    if (sendsEmail) {
      const ofAddress = eq(accountTable.email, email)
      const [unlocked] = await tx.select({ id: accountTable.id }).from(accountTable).where(ofAddress)
      if (unlocked) await proveEmail(tx, unlocked.id, clock())
    }
    // Locked, so that its email cannot change concurrently.
    const [account] = await tx
      .select(accountColumns)
      .from(accountTable)
      .where(eq(accountTable.email, email))
      .for('update')
    if (account) {
      await link(tx, identity, activeIdOrThrow(account))
      // The email was registered without verification, possibly by somebody else: revoke all earlier access.
      await accounts.replacePassword(tx, account.id, null)
      await accounts.revokeAccess(tx, account.id)
      const author = { accountId: account.id, name: account.name, email }
      await recordOwnAction(tx, author, { action: 'linked single sign-on', at: clock() })
      return account.id
    }
    await admitRegistration(tx, undefined, clock())
    const { id } = await accounts.create(tx, { name, email, passwordHash: null, emailConfirmedAt: clock() })
    await link(tx, identity, id)
    return id
  }

  return async (identity: OpenIdIdentity): Promise<string> => {
    const found = await findLinkedAccount(db, identity)
    if (found) return activeIdOrThrow(found)
    const { verifiedEmail: email, name } = await identity.profile()
    if (!email) throw new AppError('sign-in-email-unverified')
    // After losing a race, the next try finds what the other request created.
    for (let tries = 3; tries > 0; tries -= 1) {
      try {
        return await inTransaction(db, (tx) => linkOrCreate(tx, identity, { email, name }))
      } catch (error) {
        if (!isRaceLost(error)) throw error
      }
    }
    throw new AppError('sign-in-refused')
  }
}

function activeIdOrThrow({ id, status }: Pick<FoundAccount, 'id' | 'status'>): string {
  if (status !== 'active') throw new AppError('account-suspended')
  return id
}

function isRaceLost(error: unknown): boolean {
  return error instanceof RaceLostError || (error instanceof AppError && error.code === 'email-taken')
}
