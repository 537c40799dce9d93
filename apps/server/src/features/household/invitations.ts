import type { Household, Invitation } from '@larder/contract/household'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { secondsLater } from '../../clock'
import { actFor, addMember } from '../../db/membership'
import { inTransaction, type Tx } from '../../db/open'
import { accounts } from '../../db/tables/account'
import { households, invitations } from '../../db/tables/household'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { hashSecret, newId } from '../../secrets'
import { householdOf } from './household-view'
import { inGroups, newInvitationCode } from './invitation-code'
import { goesWithItsOwner, membersOf, refuseOthersThanOwners } from './owning'
import { type HouseholdParts, refuseOneMoreHousehold } from './service'

export interface InvitationParts extends HouseholdParts {
  publicUrl: string
}

const mostMembers = 50
const mostOpen = 20
const day = 86_400

export type Invitations = ReturnType<typeof openInvitations>

/** Ways into a household: whoever has the code may come in until it expires or is withdrawn. */
export function openInvitations({ db, clock, publicUrl }: InvitationParts) {
  /** One that is still open. An expired, a withdrawn and an invented code are all the same to whoever asks. */
  async function openBy(tx: Tx, code: string) {
    const [found] = await tx
      .select()
      .from(invitations)
      .where(and(eq(invitations.codeHash, hashSecret(code)), gt(invitations.expiresAt, clock())))
    if (!found) throw new AppError('invitation-not-found')
    return found
  }

  return {
    async invite(
      actor: Actor,
      days: number,
    ): Promise<{ invitation: Invitation; code: string; link: string }> {
      const createdAt = clock()
      const code = newInvitationCode()
      const invitation = { id: newId(), createdAt, expiresAt: secondsLater(createdAt, days * day), joined: 0 }
      await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'household')
        refuseOthersThanOwners(await membersOf(tx, actor.householdId), actor.accountId)
        // Whoever came in would lose what they put there.
        if (await goesWithItsOwner(tx, actor.householdId)) throw new AppError('household-goes')
        const [open] = await tx
          .select({ count: count() })
          .from(invitations)
          .where(and(eq(invitations.householdId, actor.householdId), gt(invitations.expiresAt, createdAt)))
        if (open && open.count >= mostOpen) throw new AppError('too-many-invitations')
        await tx.insert(invitations).values({
          ...invitation,
          householdId: actor.householdId,
          codeHash: hashSecret(code),
          invitedBy: actor.accountId,
        })
      })
      const shown = inGroups(code)
      return {
        invitation: { ...invitation, invitedBy: actor.name },
        code: shown,
        link: `${publicUrl}/household?join=${shown}`,
      }
    },

    async withdraw(actor: Actor, id: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'household')
        refuseOthersThanOwners(await membersOf(tx, actor.householdId), actor.accountId)
        const withdrawn = await tx
          .delete(invitations)
          .where(and(eq(invitations.id, id), eq(invitations.householdId, actor.householdId)))
          .returning({ id: invitations.id })
        if (withdrawn.length === 0) throw new AppError('invitation-not-found')
      })
    },

    async peek(actor: Actor, code: string) {
      const { householdId, invitedBy, expiresAt } = await openBy(db, code)
      const [household] = await db
        .select({ name: households.name })
        .from(households)
        .where(eq(households.id, householdId))
      // Gone since.
      if (!household) throw new AppError('invitation-not-found')
      const [host] = invitedBy
        ? await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, invitedBy))
        : []
      const members = await membersOf(db, householdId)
      return {
        household: household.name,
        invitedBy: host?.name,
        members: members.length,
        expiresAt,
        alreadyMember: members.some(({ accountId }) => accountId === actor.accountId),
      }
    },

    async join({ accountId }: Actor, code: string): Promise<Household> {
      const now = clock()
      return inTransaction(db, async (tx) => {
        const { householdId } = await openBy(tx, code)
        await touchHousehold(tx, householdId, 'household', 'diet').catch((error: unknown) => {
          throw error instanceof AppError ? new AppError('invitation-not-found') : error
        })
        // Again: it may have been withdrawn while we waited.
        const { id } = await openBy(tx, code)
        const members = await membersOf(tx, householdId)
        if (members.some((member) => member.accountId === accountId)) throw new AppError('already-member')
        if (members.length >= mostMembers) throw new AppError('too-many-members')
        await refuseOneMoreHousehold(tx, accountId)
        await addMember(tx, householdId, accountId, 'member', now)
        await tx
          .update(invitations)
          .set({ joined: sql`${invitations.joined} + 1` })
          .where(eq(invitations.id, id))
        await actFor(tx, accountId, householdId)
        return householdOf(tx, { accountId, householdId }, now)
      })
    },
  }
}
