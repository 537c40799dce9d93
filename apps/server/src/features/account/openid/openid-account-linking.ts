import { and, eq } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { accounts as accountTable, openidIdentities } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import type { AccountService } from '../service'
import type { OpenIdIdentity } from './openid-issuer'

export interface AccountLinkingParts {
  db: Db
  clock: Clock
  accounts: AccountService
}

interface NewOpenIdAccount {
  email: string
  name: string
}

const accountColumns = { id: accountTable.id, status: accountTable.status }
type FoundAccount = Pick<typeof accountTable.$inferSelect, 'id' | 'status'>

/** Somebody did the same at the same moment and was first. */
class RaceLostError extends Error {}

/** Tells whose account a visitor's is; the first time, links it or makes it. */
export function createAccountLinking({ db, clock, accounts }: AccountLinkingParts) {
  async function identified(tx: Tx, { issuer, subject }: OpenIdIdentity): Promise<FoundAccount | undefined> {
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

  async function admitFirst(
    tx: Tx,
    visitor: OpenIdIdentity,
    { email, name }: NewOpenIdAccount,
  ): Promise<string> {
    const found = await identified(tx, visitor)
    if (found) return activeIdOrThrow(found)
    // Held, so that it is not just being given another e-mail by whoever has it.
    const [own] = await tx
      .select(accountColumns)
      .from(accountTable)
      .where(eq(accountTable.email, email))
      .for('update')
    if (own) {
      await link(tx, visitor, activeIdOrThrow(own))
      // Whoever registered this e-mail without proof, and may not be its owner, is out.
      await accounts.replacePassword(tx, own.id, null)
      await accounts.revokeAccess(tx, own.id)
      return own.id
    }
    const { id } = await accounts.create(tx, { name, email, passwordHash: null })
    await link(tx, visitor, id)
    return id
  }

  return async (visitor: OpenIdIdentity): Promise<string> => {
    const found = await identified(db, visitor)
    if (found) return activeIdOrThrow(found)
    const { verifiedEmail: email, name } = await visitor.profile()
    if (!email) throw new AppError('sign-in-email-unverified')
    // Whoever is overtaken finds, on looking again, what the other one has made.
    for (let tries = 3; tries > 0; tries -= 1) {
      try {
        return await inTransaction(db, (tx) => admitFirst(tx, visitor, { email, name }))
      } catch (error) {
        if (!isRaceLost(error)) throw error
      }
    }
    throw new AppError('sign-in-refused')
  }
}

function activeIdOrThrow({ id, status }: FoundAccount): string {
  if (status !== 'active') throw new AppError('account-suspended')
  return id
}

function isRaceLost(error: unknown): boolean {
  return error instanceof RaceLostError || (error instanceof AppError && error.code === 'email-taken')
}
