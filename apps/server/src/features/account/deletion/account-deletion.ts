import { deletionGraceDays, type HouseholdOfDeletedAccount } from '@larder/contract/account'
import { eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { recordOwnAction } from '../../../db/queries/audit-log'
import { accounts as accountTable, type HouseholdHandover } from '../../../db/tables/account'
import { invitations } from '../../../db/tables/household'
import { AppError } from '../../../errors'
import { addSeconds, type Clock } from '../../../time/clock'
import type { AccountService } from '../service'
import type { Confirmation } from '../sign-in/confirmation'
import type { createAccountDeletionEmails, HouseholdOutcome } from './account-deletion-emails'
import { findDeletionHouseholds, resolveHandovers } from './deletion-households'
import { isLastAdmin } from './last-admin'

export interface AccountDeletionParts {
  db: Db
  clock: Clock
  accounts: Pick<AccountService, 'endAllSessions'>
  confirmation: Pick<Confirmation, 'expectOwner'>
  emails: ReturnType<typeof createAccountDeletionEmails>
}

interface AccountDeletionInput {
  readonly email: string
  readonly currentPassword?: string | undefined
  readonly handovers: readonly HouseholdHandover[]
}

type Account = typeof accountTable.$inferSelect

/** Schedules account deletion. A grace period allows it to be cancelled after a quarrel, a stolen phone or a mistake. */
export function createAccountDeletion({ db, clock, accounts, confirmation, emails }: AccountDeletionParts) {
  /** Notifies the members of households that are deleted, or kept after all. */
  async function notifyMembers(
    households: readonly HouseholdOfDeletedAccount[],
    notify: (to: { name: string; email: string }, household: string) => void,
  ): Promise<void> {
    for (const { name, others } of households) {
      if (others.length === 0) continue
      const ids = others.map(({ accountId }) => accountId)
      const members = await db.select().from(accountTable).where(inArray(accountTable.id, ids))
      for (const member of members) notify(member, name)
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
      // Access to somebody's phone must not be enough to delete their account.
      await confirmation.expectOwner(actor, currentPassword, address)
      const now = clock()
      const { before, deletionAt, households, resolved } = await inTransaction(db, async (tx) => {
        if (await isLastAdmin(tx, actor.accountId)) throw new AppError('last-admin')
        const account = await findAccount(tx, actor.accountId)
        const households = await findDeletionHouseholds(tx, actor.accountId)
        const resolved = resolveHandovers(households, handovers)
        const day = account.deletionAt ?? addSeconds(now, deletionGraceDays * 86_400)
        await tx
          .update(accountTable)
          .set({ deletionAt: day, householdHandovers: resolved, updatedAt: now })
          .where(eq(accountTable.id, actor.accountId))
        // Anyone who joined by an open invitation would lose their data without notice.
        const deletedIds = toDeletedHouseholds(households, resolved).map(({ id }) => id)
        await tx.delete(invitations).where(inArray(invitations.householdId, deletedIds))
        await accounts.endAllSessions(tx, actor.accountId)
        if (account.deletionAt === null)
          await recordOwnAction(tx, actor, { action: 'scheduled deletion', at: now })
        return { before: account, deletionAt: day, households, resolved }
      })
      if (before.deletionAt === null)
        emails.sendScheduled(actor, deletionAt, describeOutcomes(households, resolved))
      const previousHandovers = before.deletionAt === null ? [] : (before.householdHandovers ?? [])
      const newlyDeleted = toDeletedHouseholds(households, resolved).filter(
        ({ id }) => !isDeletedWithAccount(previousHandovers, id),
      )
      await notifyMembers(newlyDeleted, (to, household) =>
        emails.sendHouseholdDeletion(to, actor.name, household, deletionAt),
      )
      const keptHouseholds = households.filter(
        ({ id }) => isDeletedWithAccount(previousHandovers, id) && !isDeletedWithAccount(resolved, id),
      )
      await notifyMembers(keptHouseholds, (to, household) =>
        emails.sendHouseholdKept(to, actor.name, household),
      )
      return { deletionAt }
    },

    async cancel(actor: Actor): Promise<void> {
      const { before, households } = await inTransaction(db, async (tx) => {
        const account = await findAccount(tx, actor.accountId, true)
        await tx
          .update(accountTable)
          .set({ deletionAt: null, householdHandovers: null, updatedAt: clock() })
          .where(eq(accountTable.id, actor.accountId))
        await publishAccountChange(tx, actor.accountId)
        if (account.deletionAt !== null)
          await recordOwnAction(tx, actor, { action: 'cancelled deletion', at: clock() })
        return { before: account, households: await findDeletionHouseholds(tx, actor.accountId) }
      })
      if (before.deletionAt === null) return
      const keptHouseholds = households.filter(({ id }) =>
        isDeletedWithAccount(before.householdHandovers ?? [], id),
      )
      await notifyMembers(keptHouseholds, (to, household) =>
        emails.sendHouseholdKept(to, actor.name, household),
      )
    },
  }
}

async function findAccount(tx: Tx, id: string, isLocked = false): Promise<Account> {
  const query = tx.select().from(accountTable).where(eq(accountTable.id, id))
  const [account] = isLocked ? await query.for('no key update') : await query
  if (!account) throw new AppError('not-signed-in')
  return account
}

function isDeletedWithAccount(resolved: readonly HouseholdHandover[], id: string): boolean {
  return resolved.some(({ householdId, to }) => householdId === id && to === undefined)
}

function toDeletedHouseholds(
  households: readonly HouseholdOfDeletedAccount[],
  resolved: readonly HouseholdHandover[],
): HouseholdOfDeletedAccount[] {
  return households.filter(({ id }) => isDeletedWithAccount(resolved, id))
}

function describeOutcomes(
  households: readonly HouseholdOfDeletedAccount[],
  resolved: readonly HouseholdHandover[],
): HouseholdOutcome[] {
  return households.map(({ id, name, alone, others }) => {
    const successor = resolved.find(({ householdId }) => householdId === id)?.to
    const owner = others.find(({ accountId }) => accountId === successor)
    if (alone) return { household: name, words: 'it is deleted with everything in it' }
    if (isDeletedWithAccount(resolved, id))
      return { household: name, words: 'it is deleted with everything in it, and its members are told' }
    if (owner) return { household: name, words: `${owner.name} owns it from then on` }
    return { household: name, words: 'it continues without you' }
  })
}
