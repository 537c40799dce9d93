import type { AdminUser } from '@larder/contract/admin'
import { type Page, pageOf } from '@larder/contract/paging'
import { asc, eq, or } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/open'
import { holdHomes } from '../../db/remove-account'
import { removePerson } from '../../db/remove-person'
import { givePlan } from '../../db/settle-plan'
import { accounts, sessions } from '../../db/tables/account'
import { touchAccount } from '../../db/touch'
import { untilThrough } from '../../db/until-through'
import { AppError } from '../../errors'
import { noteAct } from './acts'
import { openLetters } from './letters'
import type { AdminParts } from './parts'
import { findUsers, type UserAsk, userBy, usersBy } from './user-rows'

type Account = typeof accounts.$inferSelect

/** What admins do to accounts. Doing again what is done already changes nothing and is not written down. */
export function openUsers(
  parts: Pick<AdminParts, 'db' | 'clock' | 'mail' | 'mailLeaves' | 'background' | 'endPayments'>,
) {
  const { db, clock } = parts
  const letters = openLetters(parts)
  const seenBy = (actor: Actor, now: string) => ({ you: actor.accountId, now })

  async function change(
    actor: Actor,
    id: string,
    deed: (tx: Tx, user: Account, now: string) => Promise<void>,
    held: (tx: Tx, id: string) => Promise<Account> = heldUser,
  ): Promise<AdminUser> {
    const now = clock()
    return inTransaction(db, async (tx) => {
      await deed(tx, await held(tx, id), now)
      return userBy(tx, id, seenBy(actor, now))
    })
  }

  return {
    async list(actor: Actor, ask: UserAsk): Promise<{ data: AdminUser[]; page: Page }> {
      const now = clock()
      const { ids, total } = await findUsers(db, ask, now)
      return { data: await usersBy(db, ids, seenBy(actor, now)), page: pageOf(ask, total) }
    },

    async suspend(actor: Actor, id: string, reason: string): Promise<AdminUser> {
      refuseYourself(actor, id)
      let told: Account | undefined
      const user = await change(
        actor,
        id,
        async (tx, before, now) => {
          if (before.status === 'suspended') return
          const set = { status: 'suspended' as const, suspendedReason: reason, updatedAt: now }
          await tx.update(accounts).set(set).where(eq(accounts.id, id))
          await tx.delete(sessions).where(eq(sessions.accountId, id))
          await touchAccount(tx, id)
          await noteAct(tx, actor, { deed: 'suspended', ...called(before), note: reason, at: now })
          told = before
        },
        (tx) => heldBesidesAdmins(tx, actor, id),
      )
      if (told) letters.suspended(told, reason)
      return user
    },

    reactivate: (actor: Actor, id: string): Promise<AdminUser> =>
      change(actor, id, async (tx, before, now) => {
        if (before.status === 'active') return
        const set = { status: 'active' as const, suspendedReason: null, updatedAt: now }
        await tx.update(accounts).set(set).where(eq(accounts.id, id))
        await noteAct(tx, actor, { deed: 'reactivated', ...called(before), at: now })
      }),

    changePlan: (actor: Actor, id: string, plan: AdminUser['subscription']): Promise<AdminUser> =>
      change(actor, id, async (tx, before, now) => {
        const had = await givePlan(tx, id, plan, now)
        if (!had) return
        const note = `${had.by === 'trial' ? 'trial' : had.plan} → ${plan}`
        await noteAct(tx, actor, { deed: 'changed plan', ...called(before), note, at: now })
      }),

    async changeRole(actor: Actor, id: string, role: AdminUser['role']): Promise<AdminUser> {
      refuseYourself(actor, id)
      return change(
        actor,
        id,
        async (tx, before, now) => {
          if (before.role === role) return
          await tx.update(accounts).set({ role, updatedAt: now }).where(eq(accounts.id, id))
          const deed = role === 'admin' ? ('promoted' as const) : ('demoted' as const)
          await noteAct(tx, actor, { deed, ...called(before), at: now })
        },
        (tx) => heldBesidesAdmins(tx, actor, id),
      )
    },

    async remove(actor: Actor, id: string, { email, reason }: { email: string; reason: string }) {
      refuseYourself(actor, id)
      const now = clock()
      const held = async (tx: Tx) => {
        const user = await heldBesidesAdmins(tx, actor, id)
        if (user.email !== email.trim().toLowerCase()) throw new AppError('email-differs')
        return user
      }
      // Nobody goes on paying for an account that is gone; and what is refused ends no payment.
      await inTransaction(db, held)
      await parts.endPayments(id)
      const gone = await untilThrough(() =>
        inTransaction(db, async (tx) => {
          const homes = await holdHomes(tx, id)
          const before = await held(tx)
          await noteAct(tx, actor, { deed: 'deleted account', ...called(before), note: reason, at: now })
          // Last, so that even this act does not say who it was.
          await removePerson(tx, { ...before, bequests: [] }, homes, now)
          return before
        }),
      )
      letters.deleted(gone, reason)
    },
  }
}

function refuseYourself({ accountId }: Actor, id: string): void {
  if (accountId === id) throw new AppError('not-yourself')
}

function called({ id, name, email }: Account): { about: string; aboutId: string } {
  return { about: `${name} (${email})`, aboutId: id }
}

async function heldUser(tx: Tx, id: string): Promise<Account> {
  const [user] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  if (!user) throw new AppError('user-not-found')
  return user
}

/**
 * An account that may be kept out, together with all admins, so that two who would keep each other out do not each count on
 * the other. Somebody who can sign in and does not leave stays admin, and only they may go on.
 */
async function heldBesidesAdmins(tx: Tx, actor: Actor, id: string): Promise<Account> {
  const held = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.role, 'admin')))
    .orderBy(asc(accounts.id))
    .for('no key update')
  const user = held.find((one) => one.id === id)
  if (!user) throw new AppError('user-not-found')
  const admins = held.filter((one) => one.role === 'admin' && one.status === 'active')
  // Who is about to go will not be there for long.
  if (!admins.some((one) => one.id !== id && one.leavesAt === null)) throw new AppError('last-admin')
  if (!admins.some((one) => one.id === actor.accountId)) throw new AppError('admins-only')
  return user
}
