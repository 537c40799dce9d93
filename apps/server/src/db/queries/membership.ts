import type { MemberRole } from '@larder/contract/household'
import { countryOf } from '@larder/kitchen/country/country'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import type { Tx } from '../database'
import { publishAccountChange } from '../household-lock'
import { accounts } from '../tables/account'
import { people } from '../tables/diet'
import { cameras } from '../tables/fridge'
import { householdMembers, households } from '../tables/household'
import { renewPhotoAddresses } from './recipe-picture'

/** A cook's first household, or the replacement when none is left. */
export function newHousehold(cook: string, createdAt: string, place: Place) {
  return { id: newId(), name: `${cook}’s kitchen`, createdAt, ...columnsOf(place) }
}

/** The location of a new household. Prices are in its country's currency unless another is given. */
export interface Place {
  readonly timeZone?: string | undefined
  readonly country?: string | null | undefined
  readonly currency?: string | undefined
}

/** Returns the columns of a place; unset ones are left to the table's defaults. */
export function columnsOf({ timeZone = 'UTC', country = null, currency }: Place) {
  const money = currency ?? countryOf(country)?.currency
  return { timeZone, country, ...(money !== undefined && { currency: money }) }
}

/** Returns the place of a household, for a new one created from it. */
export async function placeOf(tx: Tx, householdId: string): Promise<Place> {
  const { timeZone, country, currency } = households
  const [place] = await tx
    .select({ timeZone, country, currency })
    .from(households)
    .where(eq(households.id, householdId))
  return place ?? {}
}

/** Adds an account to a household, also as an eater. */
export async function addMember(
  tx: Tx,
  householdId: string,
  accountId: string,
  role: MemberRole,
  at: string,
): Promise<void> {
  await tx.insert(householdMembers).values({ householdId, accountId, role, joinedAt: at })
  await tx
    .insert(people)
    .values({ id: newId(), householdId, accountId, portions: 1, diets: [], restrictions: [], createdAt: at })
}

/** Removes an account from a household. If it was the account's current one, the account switches to another, or to a new one. */
export async function removeHouseholdMember(
  tx: Tx,
  householdId: string,
  accountId: string,
  at: string,
): Promise<string> {
  const members = await tx
    .select({ id: householdMembers.accountId })
    .from(householdMembers)
    .where(eq(householdMembers.householdId, householdId))
  await tx
    .delete(householdMembers)
    .where(and(eq(householdMembers.householdId, householdId), eq(householdMembers.accountId, accountId)))
  await tx.delete(people).where(and(eq(people.householdId, householdId), eq(people.accountId, accountId)))
  await stopCameras(tx, householdId, accountId)
  if (members.length > 1)
    await renewPhotoAddresses(
      tx,
      householdId,
      members.map(({ id }) => id),
      at,
    )
  const account = await lockAccount(tx, accountId)
  if (account.currentHouseholdId !== householdId) return account.currentHouseholdId
  const [other] = await tx
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.accountId, accountId))
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.householdId))
    .limit(1)
  const next = other?.id ?? (await createReplacementHousehold(tx, householdId, account, at))
  await setCurrentHousehold(tx, accountId, next)
  return next
}

/** Ends the keys and codes of cameras that the account paired, and of those that nobody knows who paired. They can be paired again. */
async function stopCameras(tx: Tx, householdId: string, accountId: string): Promise<void> {
  const ofHousehold = eq(cameras.householdId, householdId)
  await tx
    .update(cameras)
    .set({ keyHash: null, keyBy: null })
    .where(and(ofHousehold, or(eq(cameras.keyBy, accountId), isNull(cameras.keyBy))))
  await tx
    .update(cameras)
    .set({ codeHash: null, codeExpiresAt: null, codeBy: null })
    .where(and(ofHousehold, or(eq(cameras.codeBy, accountId), isNull(cameras.codeBy))))
}

/** Makes a member an owner, beside existing owners. */
export async function makeOwner(
  tx: Tx,
  { householdId, accountId }: { householdId: string; accountId: string },
): Promise<void> {
  await tx
    .update(householdMembers)
    .set({ role: 'owner' })
    .where(and(eq(householdMembers.householdId, householdId), eq(householdMembers.accountId, accountId)))
}

/** Sets the account's current household, on every device. */
export async function setCurrentHousehold(tx: Tx, accountId: string, householdId: string): Promise<void> {
  await tx.update(accounts).set({ currentHouseholdId: householdId }).where(eq(accounts.id, accountId))
  await publishAccountChange(tx, accountId)
}

/**
 * Serialises changes of an account's households. Always taken after the household's own lock. It does not block rows that only
 * reference the account, such as a login.
 */
export async function lockAccount(tx: Tx, accountId: string) {
  const [account] = await tx
    .select({ id: accounts.id, name: accounts.name, currentHouseholdId: accounts.currentHouseholdId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update')
  if (!account) throw new AppError('not-signed-in')
  return account
}

async function createReplacementHousehold(
  tx: Tx,
  previousId: string,
  account: { id: string; name: string },
  at: string,
): Promise<string> {
  const household = newHousehold(account.name, at, await placeOf(tx, previousId))
  await tx.insert(households).values(household)
  await addMember(tx, household.id, account.id, 'owner', at)
  return household.id
}
