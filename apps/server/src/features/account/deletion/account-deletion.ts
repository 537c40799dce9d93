import { deletionGraceDays, type HouseholdOfLeaver } from '@larder/contract/account'
import { eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { accounts as accountTable, type HouseholdHandover } from '../../../db/tables/account'
import { invitations } from '../../../db/tables/household'
import { AppError } from '../../../errors'
import { addSeconds, type Clock } from '../../../time/clock'
import type { AccountService } from '../service'
import type { createAccountDeletionEmails, HouseholdOutcome } from './account-deletion-emails'
import { findDeletionHouseholds, resolveHandovers } from './deletion-households'
import { isLastAdmin } from './last-admin'

export interface AccountDeletionParts {
  db: Db
  clock: Clock
  accounts: Pick<AccountService, 'endAllSessions' | 'expectPassword'>
  emails: ReturnType<typeof createAccountDeletionEmails>
}

interface AccountDeletionInput {
  readonly email: string
  readonly currentPassword?: string | undefined
  readonly handovers: readonly HouseholdHandover[]
}

type Account = typeof accountTable.$inferSelect

/** How somebody goes: not at once, so that a quarrel, a stolen phone or a slip can be taken back. */
export function createAccountDeletion({ db, clock, accounts, emails: letters }: AccountDeletionParts) {
  /** Tells the members of households that go, or that stay after all. */
  async function tellMembers(
    households: readonly HouseholdOfLeaver[],
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
    async status(actor: Actor) {
      const households = await findDeletionHouseholds(db, actor.accountId)
      return { ...(actor.deletionAt !== null && { deletionAt: actor.deletionAt }), households }
    },

    async schedule(
      actor: Actor,
      { email, currentPassword, handovers }: AccountDeletionInput,
      address: string,
    ): Promise<{ deletionAt: string }> {
      if (email.trim().toLowerCase() !== actor.email) {
        const { message } = new AppError('email-differs')
        throw new AppError('email-differs', { fields: { email: message } })
      }
      // Whoever holds somebody's phone must not be able to delete their account.
      await accounts.expectPassword(actor, currentPassword, address)
      const now = clock()
      const { before, deletionAt, households, wills } = await inTransaction(db, async (tx) => {
        if (await isLastAdmin(tx, actor.accountId)) throw new AppError('last-admin')
        const held = await findAccount(tx, actor.accountId)
        const left = await findDeletionHouseholds(tx, actor.accountId)
        const said = resolveHandovers(left, handovers)
        const day = held.deletionAt ?? addSeconds(now, deletionGraceDays * 86_400)
        await tx
          .update(accountTable)
          .set({ deletionAt: day, householdHandovers: said, updatedAt: now })
          .where(eq(accountTable.id, actor.accountId))
        // Whoever came in by an open code would lose what they put there, and nobody would have told them.
        const closed = toDeletedHouseholds(left, said).map(({ id }) => id)
        await tx.delete(invitations).where(inArray(invitations.householdId, closed))
        await accounts.endAllSessions(tx, actor.accountId)
        return { before: held, deletionAt: day, households: left, wills: said }
      })
      if (before.deletionAt === null)
        letters.sendScheduled(actor, deletionAt, describeOutcomes(households, wills))
      const known = before.deletionAt === null ? [] : (before.householdHandovers ?? [])
      const fresh = toDeletedHouseholds(households, wills).filter(
        ({ id }) => !isDeletedWithAccount(known, id),
      )
      await tellMembers(fresh, (to, household) =>
        letters.sendHouseholdDeletion(to, actor.name, household, deletionAt),
      )
      const spared = households.filter(
        ({ id }) => isDeletedWithAccount(known, id) && !isDeletedWithAccount(wills, id),
      )
      await tellMembers(spared, (to, household) => letters.sendHouseholdKept(to, actor.name, household))
      return { deletionAt }
    },

    async cancel(actor: Actor): Promise<void> {
      const { before, households } = await inTransaction(db, async (tx) => {
        const held = await findAccount(tx, actor.accountId, true)
        await tx
          .update(accountTable)
          .set({ deletionAt: null, householdHandovers: null, updatedAt: clock() })
          .where(eq(accountTable.id, actor.accountId))
        await publishAccountChange(tx, actor.accountId)
        return { before: held, households: await findDeletionHouseholds(tx, actor.accountId) }
      })
      if (before.deletionAt === null) return
      const spared = households.filter(({ id }) => isDeletedWithAccount(before.householdHandovers ?? [], id))
      await tellMembers(spared, (to, household) => letters.sendHouseholdKept(to, actor.name, household))
    },
  }
}

async function findAccount(tx: Tx, id: string, held = false): Promise<Account> {
  const query = tx.select().from(accountTable).where(eq(accountTable.id, id))
  const [account] = held ? await query.for('no key update') : await query
  if (!account) throw new AppError('not-signed-in')
  return account
}

function isDeletedWithAccount(wills: readonly HouseholdHandover[], id: string): boolean {
  return wills.some(({ householdId, to }) => householdId === id && to === undefined)
}

function toDeletedHouseholds(
  households: readonly HouseholdOfLeaver[],
  wills: readonly HouseholdHandover[],
): HouseholdOfLeaver[] {
  return households.filter(({ id }) => isDeletedWithAccount(wills, id))
}

function describeOutcomes(
  households: readonly HouseholdOfLeaver[],
  wills: readonly HouseholdHandover[],
): HouseholdOutcome[] {
  return households.map(({ id, name, alone, others }) => {
    const heir = wills.find(({ householdId }) => householdId === id)?.to
    const owner = others.find(({ accountId }) => accountId === heir)
    if (alone) return { household: name, words: 'it is deleted with all it holds' }
    if (isDeletedWithAccount(wills, id))
      return { household: name, words: 'it is deleted with all it holds, and its members are told' }
    if (owner) return { household: name, words: `${owner.name} owns it from then on` }
    return { household: name, words: 'it goes on without you' }
  })
}
