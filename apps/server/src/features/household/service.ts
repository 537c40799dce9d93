import type { Household, HouseholdSummary } from '@larder/contract/household'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Db, inTransaction, type Tx } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import { deleteHouseholds } from '../../db/queries/delete-households'
import {
  addMember,
  columnsOf,
  lockAccount,
  type Place,
  placeOf,
  removeHouseholdMember,
  setCurrentHousehold,
} from '../../db/queries/membership'
import { householdMembers, households } from '../../db/tables/household'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import type { Clock } from '../../time/clock'
import { findHousehold, findHouseholds } from './household-queries'
import { assertOwner, assertOwnerRemains, departureFeatures, findMembers } from './membership-rules'

export interface HouseholdParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
}

interface HouseholdChanges {
  name?: string | undefined
  timeZone?: string | undefined
  currency?: string | undefined
  country?: string | undefined
  likelyCountry?: string | undefined
}

const maxHouseholds = 20

export function createHouseholds({ db, clock, withHousehold }: HouseholdParts) {
  return {
    list: (actor: Actor): Promise<HouseholdSummary[]> => findHouseholds(db, actor),

    current: (actor: Actor): Promise<Household> => findHousehold(db, actor, clock()),

    async create(actor: Actor, { name, ...given }: { name: string } & Place) {
      const createdAt = clock()
      return inTransaction(db, async (tx) => {
        await assertHouseholdLimit(tx, actor.accountId)
        const place = await placeOf(tx, actor.householdId)
        const household = { id: newId(), name, createdAt, ...columnsOf(withDefaultPlace(place, given)) }
        await tx.insert(households).values(household)
        await addMember(tx, household.id, actor.accountId, 'owner', createdAt)
        await setCurrentHousehold(tx, actor.accountId, household.id)
        return findHousehold(tx, { ...actor, householdId: household.id }, createdAt)
      })
    },

    async update(actor: Actor, { likelyCountry, ...given }: HouseholdChanges): Promise<Household> {
      // Time zone, currency and country affect every list.
      const otherFeatures =
        given.timeZone || given.currency || given.country || likelyCountry
          ? ['inventory', 'notifications']
          : []
      return withHousehold(actor, ['household', ...otherFeatures], async (tx) => {
        assertOwner(await findMembers(tx, actor.householdId), actor.accountId)
        const country =
          given.country ?? (likelyCountry && sql`coalesce(${households.country}, ${likelyCountry})`)
        const changes = { ...given, country }
        if (Object.values(changes).some((change) => change !== undefined))
          await tx.update(households).set(changes).where(eq(households.id, actor.householdId))
        return findHousehold(tx, actor, clock())
      })
    },

    async enter({ accountId }: Actor, householdId: string): Promise<Household> {
      return inTransaction(db, async (tx) => {
        // A concurrent removal of this member also locks the account, so the two are serialised.
        await lockAccount(tx, accountId)
        const members = await findMembers(tx, householdId)
        if (!members.some((member) => member.accountId === accountId))
          throw new AppError('household-not-found')
        await setCurrentHousehold(tx, accountId, householdId)
        return findHousehold(tx, { accountId, householdId }, clock())
      })
    },

    async leave({ accountId }: Actor, householdId: string): Promise<Household> {
      const now = clock()
      return withHousehold({ accountId, householdId }, departureFeatures, async (tx) => {
        const members = await findMembers(tx, householdId)
        const isLast = members.length === 1
        if (!isLast) assertOwnerRemains(members, accountId)
        const nextHouseholdId = await removeHouseholdMember(tx, householdId, accountId, now)
        if (isLast) await deleteHouseholds(tx, [householdId])
        return findHousehold(tx, { accountId, householdId: nextHouseholdId }, now)
      })
    },
  }
}

/** Locks the account, so that concurrent requests cannot exceed the limit. */
export async function assertHouseholdLimit(tx: Tx, accountId: string): Promise<void> {
  await lockAccount(tx, accountId)
  const memberships = await tx
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.accountId, accountId))
  if (memberships.length >= maxHouseholds) throw new AppError('too-many-households')
}

/** A new household defaults to the location of the current one; another country has its own currency. */
function withDefaultPlace(
  place: Place,
  { timeZone = place.timeZone, country = place.country }: Place,
): Place {
  return { timeZone, country, ...(country === place.country && { currency: place.currency }) }
}
