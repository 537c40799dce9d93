import type { Household, Invitation } from '@larder/contract/household'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { whenHouseholdGone } from '../../db/household-lock'
import {
  addHouseholdSecret,
  findHouseholdBySecret,
  removeHouseholdSecrets,
} from '../../db/queries/household-secrets'
import { addMember, setCurrentHousehold } from '../../db/queries/membership'
import { accounts } from '../../db/tables/account'
import { households, invitations } from '../../db/tables/household'
import { AppError } from '../../errors'
import { hashSecret, newId } from '../../secrets'
import { addSeconds } from '../../time/clock'
import { formatTypedCode, newTypedCode } from '../../typed-code'
import { findHousehold } from './household-queries'
import { assertEmailConfirmed, assertOwner, findMembers, isDeletedWithOwner } from './membership-rules'
import { assertHouseholdLimit, type HouseholdParts } from './service'

export interface InvitationParts extends HouseholdParts {
  publicUrl: string
  /** Whether the installation sends email. */
  sendsEmail: boolean
}

const maxMembers = 50
const maxOpenInvitations = 20
const daySeconds = 86_400

/** Invitations to a household: a code is valid until it is used, expires or is withdrawn. */
export function createInvitations({ db, clock, withHousehold, publicUrl, sendsEmail }: InvitationParts) {
  const expectKnownEmail = (tx: Tx, accountId: string) =>
    sendsEmail ? assertEmailConfirmed(tx, accountId) : undefined

  /** Returns the open invitation with this code. Expired, withdrawn and unknown codes have the same error. */
  async function findOpenInvitation(tx: Tx, code: string) {
    const codeHash = hashSecret(code)
    const householdId = await findHouseholdBySecret(tx, codeHash)
    if (householdId === undefined) throw new AppError('invitation-not-found')
    const [found] = await tx
      .select()
      .from(invitations)
      .where(
        and(
          eq(invitations.householdId, householdId),
          eq(invitations.codeHash, codeHash),
          gt(invitations.expiresAt, clock()),
        ),
      )
    if (!found) throw new AppError('invitation-not-found')
    return found
  }

  return {
    async invite(
      actor: Actor,
      { days, forSeveral }: { days: number; forSeveral: boolean },
    ): Promise<{ invitation: Invitation; code: string; link: string }> {
      const createdAt = clock()
      const code = newTypedCode()
      const invitation = {
        id: newId(),
        createdAt,
        expiresAt: addSeconds(createdAt, days * daySeconds),
        joined: 0,
        forSeveral,
      }
      await withHousehold(actor, ['household'], async (tx) => {
        assertOwner(await findMembers(tx, actor.householdId), actor.accountId)
        await expectKnownEmail(tx, actor.accountId)
        // A new member would lose their data.
        if (await isDeletedWithOwner(tx, actor.householdId)) throw new AppError('household-being-deleted')
        const [open] = await tx
          .select({ count: count() })
          .from(invitations)
          .where(and(eq(invitations.householdId, actor.householdId), gt(invitations.expiresAt, createdAt)))
        if (open && open.count >= maxOpenInvitations) throw new AppError('too-many-invitations')
        const codeHash = hashSecret(code)
        await tx.insert(invitations).values({
          ...invitation,
          householdId: actor.householdId,
          codeHash,
          invitedBy: actor.accountId,
        })
        await addHouseholdSecret(tx, actor.householdId, codeHash, invitation.expiresAt)
      })
      const formattedCode = formatTypedCode(code)
      return {
        invitation: { ...invitation, invitedBy: actor.name },
        code: formattedCode,
        // In the fragment: neither a server's log nor a referrer has it.
        link: `${publicUrl}/household#join=${formattedCode}`,
      }
    },

    async withdraw(actor: Actor, id: string): Promise<void> {
      await withHousehold(actor, ['household'], async (tx) => {
        assertOwner(await findMembers(tx, actor.householdId), actor.accountId)
        const withdrawn = await tx
          .delete(invitations)
          .where(invitationCondition(actor.householdId, id))
          .returning({ codeHash: invitations.codeHash })
        if (withdrawn.length === 0) throw new AppError('invitation-not-found')
        await removeHouseholdSecrets(
          tx,
          withdrawn.map(({ codeHash }) => codeHash),
        )
      })
    },

    async peek(actor: Actor | undefined, code: string) {
      const { householdId, invitedBy, expiresAt } = await findOpenInvitation(db, code)
      const [household] = await db
        .select({ name: households.name })
        .from(households)
        .where(eq(households.id, householdId))
      // Deleted since.
      if (!household) throw new AppError('invitation-not-found')
      const [host] = invitedBy
        ? await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, invitedBy))
        : []
      const members = await findMembers(db, householdId)
      return {
        household: household.name,
        invitedBy: host?.name,
        members: members.length,
        expiresAt,
        alreadyMember: members.some(({ accountId }) => accountId === actor?.accountId),
      }
    },

    async join({ accountId }: Actor, code: string): Promise<Household> {
      const now = clock()
      const { householdId } = await findOpenInvitation(db, code)
      return withHousehold({ householdId }, ['household', 'diet'], async (tx) => {
        // Checked again under the lock: it may have been withdrawn.
        const { id, codeHash, forSeveral } = await findOpenInvitation(tx, code)
        const members = await findMembers(tx, householdId)
        if (members.some((member) => member.accountId === accountId)) throw new AppError('already-member')
        if (members.length >= maxMembers) throw new AppError('too-many-members')
        await expectKnownEmail(tx, accountId)
        await assertHouseholdLimit(tx, accountId)
        await addMember(tx, householdId, accountId, 'member', now)
        if (forSeveral) {
          await tx
            .update(invitations)
            .set({ joined: sql`${invitations.joined} + 1` })
            .where(invitationCondition(householdId, id))
        } else {
          await tx.delete(invitations).where(invitationCondition(householdId, id))
          await removeHouseholdSecrets(tx, [codeHash])
        }
        await setCurrentHousehold(tx, accountId, householdId)
        return findHousehold(tx, { accountId, householdId }, now)
      }).catch(whenHouseholdGone(() => new AppError('invitation-not-found')))
    },
  }
}

function invitationCondition(householdId: string, id: string) {
  return and(eq(invitations.householdId, householdId), eq(invitations.id, id))
}
