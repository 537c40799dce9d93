import type { Household, HouseholdSummary } from '@larder/contract/household'
import { and, asc, count, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'
import { accounts } from '../../db/tables/account'
import { householdMembers, households, invitations } from '../../db/tables/household'
import { AppError } from '../../errors'

/** Returns a household as one of its members sees it. */
export async function findHousehold(
  tx: Tx,
  { accountId, householdId }: ActingMember,
  now: string,
): Promise<Household> {
  const [household] = await tx.select().from(households).where(eq(households.id, householdId))
  const rows = await tx
    .select({
      accountId: householdMembers.accountId,
      name: accounts.name,
      role: householdMembers.role,
      joinedAt: householdMembers.joinedAt,
    })
    .from(householdMembers)
    .innerJoin(accounts, eq(accounts.id, householdMembers.accountId))
    .where(eq(householdMembers.householdId, householdId))
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.accountId))
  const members = rows.map((row) => ({ ...row, you: row.accountId === accountId }))
  const you = members.find((member) => member.you)
  if (!household || !you) throw new AppError('household-not-found')
  const { id, name, timeZone, currency, country } = household
  const open = you.role === 'owner' ? await findOpenInvitations(tx, householdId, now) : []
  return {
    id,
    name,
    timeZone,
    currency,
    ...(country !== null && { country }),
    role: you.role,
    members,
    invitations: open,
  }
}

async function findOpenInvitations(tx: Tx, householdId: string, now: string) {
  const rows = await tx
    .select({
      id: invitations.id,
      invitedBy: accounts.name,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      joined: invitations.joined,
      forSeveral: invitations.forSeveral,
    })
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(and(eq(invitations.householdId, householdId), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
  return rows.map((row) => ({ ...row, invitedBy: row.invitedBy ?? undefined }))
}

/** Returns all households of a cook in the order of joining. */
export async function findHouseholds(
  tx: Tx,
  { accountId, householdId }: ActingMember,
): Promise<HouseholdSummary[]> {
  const everybody = alias(householdMembers, 'everybody')
  const rows = await tx
    .select({
      id: households.id,
      name: households.name,
      role: householdMembers.role,
      members: count(everybody.accountId),
    })
    .from(householdMembers)
    .innerJoin(households, eq(households.id, householdMembers.householdId))
    .innerJoin(everybody, eq(everybody.householdId, householdMembers.householdId))
    .where(eq(householdMembers.accountId, accountId))
    .groupBy(households.id, householdMembers.role, householdMembers.joinedAt)
    .orderBy(asc(householdMembers.joinedAt), asc(households.id))
  return rows.map((row) => ({ ...row, current: row.id === householdId }))
}
