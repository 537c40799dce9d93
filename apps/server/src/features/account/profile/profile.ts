import type { AccountProfile } from '@larder/contract/account'
import { and, eq, gt } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { lockHousehold, publishAccountChange } from '../../../db/household-lock'
import { lockAccount } from '../../../db/queries/membership'
import { accounts, emailChanges } from '../../../db/tables/account'
import { householdMembers, households } from '../../../db/tables/household'
import type { Env } from '../../../env'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import type { EmailChange } from './email-change'

export interface ProfileParts {
  db: Db
  clock: Clock
  emailChange: EmailChange
  passwordMode: Env['passwords']
}

export interface ProfileInput {
  readonly name: string
  readonly email: string
  readonly currentPassword?: string | undefined
}

/** A cook's own profile. */
export function createProfile({ db, clock, emailChange, passwordMode }: ProfileParts) {
  return {
    of: (actor: Actor) => findProfile(db, actor.accountId, clock(), passwordMode),

    /** The name changes at once, the email only once its link is opened; a rejection applies to both. */
    async save(actor: Actor, given: ProfileInput, address: string): Promise<AccountProfile> {
      const allowed = given.email === actor.email ? undefined : await emailChange.allow(actor, given, address)
      const secret = await inTransaction(db, async (tx) => {
        await renameAccount(tx, actor.accountId, given.name, clock())
        return allowed && emailChange.saveRequest(tx, actor, allowed)
      })
      if (secret) emailChange.mailLinks(actor, given.email, secret)
      return findProfile(db, actor.accountId, clock(), passwordMode)
    },

    async dropNewEmail(actor: Actor): Promise<AccountProfile> {
      await emailChange.drop(actor)
      return findProfile(db, actor.accountId, clock(), passwordMode)
    },
  }
}

export async function findProfile(
  tx: Tx,
  accountId: string,
  now: string,
  passwordMode: Env['passwords'],
): Promise<AccountProfile> {
  const [found] = await tx
    .select({ account: accounts, newEmail: emailChanges.email })
    .from(accounts)
    .leftJoin(emailChanges, and(eq(emailChanges.accountId, accounts.id), gt(emailChanges.expiresAt, now)))
    .where(eq(accounts.id, accountId))
  if (!found) throw new AppError('not-signed-in')
  const { name, email, avatarId, passwordHash, deletionAt } = found.account
  return {
    name,
    email,
    ...(found.newEmail !== null && { newEmail: found.newEmail }),
    ...(avatarId !== null && { avatar: avatarId }),
    hasPassword: passwordMode === 'on' && passwordHash !== null,
    ...(deletionAt !== null && { deletionAt }),
  }
}

/** Notifies every household of the account, since names show in members, eaters, the ledger and lists. */
async function renameAccount(tx: Tx, accountId: string, name: string, now: string): Promise<void> {
  // Locked first, as in every change of a household, in a fixed order.
  const householdRows = await tx
    .select({ id: households.id })
    .from(households)
    .innerJoin(householdMembers, eq(householdMembers.householdId, households.id))
    .where(eq(householdMembers.accountId, accountId))
    .orderBy(households.id)
    .for('no key update', { of: households })
  const before = await lockAccount(tx, accountId)
  if (before.name === name) return
  await tx.update(accounts).set({ name, updatedAt: now }).where(eq(accounts.id, accountId))
  for (const { id } of householdRows)
    await lockHousehold(tx, id, 'household', 'diet', 'inventory', 'shopping')
  await publishAccountChange(tx, accountId, 'account')
}
