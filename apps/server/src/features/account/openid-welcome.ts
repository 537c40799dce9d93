import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { accounts as accountTable, openidIdentities } from '../../db/tables/account'
import { AppError } from '../../errors'
import type { Visitor } from './openid-issuer'
import type { AccountService } from './service'

export interface WelcomeParts {
  db: Db
  clock: Clock
  accounts: AccountService
}

interface Person {
  email: string
  name: string
}

const account = { id: accountTable.id, status: accountTable.status }
type Found = Pick<typeof accountTable.$inferSelect, 'id' | 'status'>

/** Somebody did the same at the same moment and was first. */
class Overtaken extends Error {}

/** Tells whose account a visitor's is; the first time, links it or makes it. */
export function openWelcome({ db, clock, accounts }: WelcomeParts) {
  async function identified(tx: Tx, { issuer, subject }: Visitor): Promise<Found | undefined> {
    const [found] = await tx
      .select(account)
      .from(openidIdentities)
      .innerJoin(accountTable, eq(accountTable.id, openidIdentities.accountId))
      .where(and(eq(openidIdentities.issuer, issuer), eq(openidIdentities.subject, subject)))
    return found
  }

  async function link(tx: Tx, { issuer, subject }: Visitor, accountId: string): Promise<void> {
    const linked = await tx
      .insert(openidIdentities)
      .values({ issuer, subject, accountId, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ accountId: openidIdentities.accountId })
    if (linked.length === 0) throw new Overtaken()
  }

  async function admitFirst(tx: Tx, visitor: Visitor, { email, name }: Person): Promise<string> {
    const found = await identified(tx, visitor)
    if (found) return active(found)
    // Held, so that it is not just being given another e-mail by whoever has it.
    const [own] = await tx
      .select(account)
      .from(accountTable)
      .where(eq(accountTable.email, email))
      .for('update')
    if (own) {
      await link(tx, visitor, active(own))
      // Whoever registered this e-mail without proof, and may not be its owner, is out.
      await accounts.replacePassword(tx, own.id, null)
      await accounts.shutOut(tx, own.id)
      return own.id
    }
    const { id } = await accounts.create(tx, { name, email, passwordHash: null })
    await link(tx, visitor, id)
    return id
  }

  return async (visitor: Visitor): Promise<string> => {
    const found = await identified(db, visitor)
    if (found) return active(found)
    const { verifiedEmail: email, name } = await visitor.profile()
    if (!email) throw new AppError('sign-in-email-unverified')
    // Whoever is overtaken finds, on looking again, what the other one has made.
    for (let tries = 3; tries > 0; tries -= 1) {
      try {
        return await inTransaction(db, (tx) => admitFirst(tx, visitor, { email, name }))
      } catch (error) {
        if (!wasOvertaken(error)) throw error
      }
    }
    throw new AppError('sign-in-refused')
  }
}

function active({ id, status }: Found): string {
  if (status !== 'active') throw new AppError('account-suspended')
  return id
}

function wasOvertaken(error: unknown): boolean {
  return error instanceof Overtaken || (error instanceof AppError && error.code === 'email-taken')
}
