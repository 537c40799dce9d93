import { daysToStay, type LeftHousehold } from '@larder/contract/account'
import { eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Clock, secondsLater } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { accounts as accountTable, type Bequeathed } from '../../db/tables/account'
import { invitations } from '../../db/tables/household'
import { touchAccount } from '../../db/touch'
import { AppError } from '../../errors'
import { isLastAdmin } from './last-admin'
import type { Fate, openLeavingLetters } from './leaving-letters'
import { decided, leftHouseholds } from './left-households'
import type { AccountService } from './service'

export interface LeavingParts {
  db: Db
  clock: Clock
  accounts: Pick<AccountService, 'endAllSessions' | 'expectPassword'>
  letters: ReturnType<typeof openLeavingLetters>
}

interface LeaveAsk {
  readonly email: string
  readonly currentPassword?: string | undefined
  readonly bequests: readonly Bequeathed[]
}

type Account = typeof accountTable.$inferSelect

/** How somebody goes: not at once, so that a quarrel, a stolen phone or a slip can be taken back. */
export function openLeaving({ db, clock, accounts, letters }: LeavingParts) {
  /** Tells the members of households that go, or that stay after all. */
  async function tellMembers(
    households: readonly LeftHousehold[],
    tell: (to: { name: string; email: string }, household: string) => void,
  ): Promise<void> {
    for (const { name, others } of households) {
      if (others.length === 0) continue
      const ids = others.map(({ accountId }) => accountId)
      const members = await db.select().from(accountTable).where(inArray(accountTable.id, ids))
      for (const member of members) tell(member, name)
    }
  }

  return {
    async leaving(actor: Actor) {
      const households = await leftHouseholds(db, actor.accountId)
      return { ...(actor.leavesAt !== null && { leavesAt: actor.leavesAt }), households }
    },

    async leave(
      actor: Actor,
      { email, currentPassword, bequests }: LeaveAsk,
      address: string,
    ): Promise<{ leavesAt: string }> {
      if (email.trim().toLowerCase() !== actor.email) {
        const { message } = new AppError('email-differs')
        throw new AppError('email-differs', { fields: { email: message } })
      }
      // Whoever holds somebody's phone must not be able to delete their account.
      await accounts.expectPassword(actor, currentPassword, address)
      const now = clock()
      const { before, leavesAt, households, wills } = await inTransaction(db, async (tx) => {
        if (await isLastAdmin(tx, actor.accountId)) throw new AppError('last-admin')
        const held = await accountOf(tx, actor.accountId)
        const left = await leftHouseholds(tx, actor.accountId)
        const said = decided(left, bequests)
        const day = held.leavesAt ?? secondsLater(now, daysToStay * 86_400)
        await tx
          .update(accountTable)
          .set({ leavesAt: day, bequests: said, updatedAt: now })
          .where(eq(accountTable.id, actor.accountId))
        // Whoever came in by an open code would lose what they put there, and nobody would have told them.
        const closed = doomed(left, said).map(({ id }) => id)
        await tx.delete(invitations).where(inArray(invitations.householdId, closed))
        await accounts.endAllSessions(tx, actor.accountId)
        return { before: held, leavesAt: day, households: left, wills: said }
      })
      if (before.leavesAt === null) letters.goes(actor, leavesAt, fatesOf(households, wills))
      const known = before.leavesAt === null ? [] : (before.bequests ?? [])
      const fresh = doomed(households, wills).filter(({ id }) => !isDoomed(known, id))
      await tellMembers(fresh, (to, household) => letters.householdGoes(to, actor.name, household, leavesAt))
      const spared = households.filter(({ id }) => isDoomed(known, id) && !isDoomed(wills, id))
      await tellMembers(spared, (to, household) => letters.householdStays(to, actor.name, household))
      return { leavesAt }
    },

    async stay(actor: Actor): Promise<void> {
      const { before, households } = await inTransaction(db, async (tx) => {
        const held = await accountOf(tx, actor.accountId, true)
        await tx
          .update(accountTable)
          .set({ leavesAt: null, bequests: null, updatedAt: clock() })
          .where(eq(accountTable.id, actor.accountId))
        await touchAccount(tx, actor.accountId)
        return { before: held, households: await leftHouseholds(tx, actor.accountId) }
      })
      if (before.leavesAt === null) return
      const spared = households.filter(({ id }) => isDoomed(before.bequests ?? [], id))
      await tellMembers(spared, (to, household) => letters.householdStays(to, actor.name, household))
    },
  }
}

async function accountOf(tx: Tx, id: string, held = false): Promise<Account> {
  const query = tx.select().from(accountTable).where(eq(accountTable.id, id))
  const [account] = held ? await query.for('no key update') : await query
  if (!account) throw new AppError('not-signed-in')
  return account
}

function isDoomed(wills: readonly Bequeathed[], id: string): boolean {
  return wills.some(({ householdId, to }) => householdId === id && to === undefined)
}

function doomed(households: readonly LeftHousehold[], wills: readonly Bequeathed[]): LeftHousehold[] {
  return households.filter(({ id }) => isDoomed(wills, id))
}

function fatesOf(households: readonly LeftHousehold[], wills: readonly Bequeathed[]): Fate[] {
  return households.map(({ id, name, alone, others }) => {
    const heir = wills.find(({ householdId }) => householdId === id)?.to
    const owner = others.find(({ accountId }) => accountId === heir)
    if (alone) return { household: name, words: 'it is deleted with all it holds' }
    if (isDoomed(wills, id))
      return { household: name, words: 'it is deleted with all it holds, and its members are told' }
    if (owner) return { household: name, words: `${owner.name} owns it from then on` }
    return { household: name, words: 'it goes on without you' }
  })
}
