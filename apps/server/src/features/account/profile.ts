import type { Profile } from '@larder/contract/account'
import { and, eq, gt } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { lockAccount } from '../../db/membership'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { accounts, emailChanges } from '../../db/tables/account'
import { householdMembers, households } from '../../db/tables/household'
import { touchAccount, touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import type { EmailChange } from './email-change'

export interface ProfileParts {
  db: Db
  clock: Clock
  emailChange: EmailChange
}

export interface GivenProfile {
  readonly name: string
  readonly email: string
  readonly currentPassword?: string | undefined
}

/** What a cook sees and changes of themselves. */
export function openProfile({ db, clock, emailChange }: ProfileParts) {
  return {
    of: (actor: Actor) => profileOf(db, actor.accountId, clock()),

    /** The name holds at once, another email only once its link was opened; refused is both or neither. */
    async save(actor: Actor, given: GivenProfile, address: string): Promise<Profile> {
      const allowed = given.email === actor.email ? undefined : await emailChange.allow(actor, given, address)
      const secret = await inTransaction(db, async (tx) => {
        await rename(tx, actor.accountId, given.name, clock())
        return allowed && emailChange.book(tx, actor, allowed)
      })
      if (secret) emailChange.mailLinks({ ...actor, name: given.name }, given.email, secret)
      return profileOf(db, actor.accountId, clock())
    },

    async dropNewEmail(actor: Actor): Promise<Profile> {
      await emailChange.drop(actor)
      return profileOf(db, actor.accountId, clock())
    },
  }
}

export async function profileOf(tx: Tx, accountId: string, now: string): Promise<Profile> {
  const [found] = await tx
    .select({ account: accounts, newEmail: emailChanges.email })
    .from(accounts)
    .leftJoin(emailChanges, and(eq(emailChanges.accountId, accounts.id), gt(emailChanges.expiresAt, now)))
    .where(eq(accounts.id, accountId))
  if (!found) throw new AppError('not-signed-in')
  const { name, email, avatarId, passwordHash, leavesAt } = found.account
  return {
    name,
    email,
    ...(found.newEmail !== null && { newEmail: found.newEmail }),
    ...(avatarId !== null && { avatar: avatarId }),
    hasPassword: passwordHash !== null,
    ...(leavesAt !== null && { leavesAt }),
  }
}

/** Whoever cooks with them sees the new name at once, wherever a name stands: members, eaters, the books, the list. */
async function rename(tx: Tx, accountId: string, name: string, now: string): Promise<void> {
  // Held first, as with every change of a household, and in one order.
  const homes = await tx
    .select({ id: households.id })
    .from(households)
    .innerJoin(householdMembers, eq(householdMembers.householdId, households.id))
    .where(eq(householdMembers.accountId, accountId))
    .orderBy(households.id)
    .for('no key update', { of: households })
  const before = await lockAccount(tx, accountId)
  if (before.name === name) return
  await tx.update(accounts).set({ name, updatedAt: now }).where(eq(accounts.id, accountId))
  for (const { id } of homes) await touchHousehold(tx, id, 'household', 'diet', 'inventory', 'shopping')
  await touchAccount(tx, accountId, 'account')
}
