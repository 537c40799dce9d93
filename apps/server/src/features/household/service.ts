import type { Household, HouseholdSummary } from '@larder/contract/household'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import {
  actFor,
  addMember,
  columnsOf,
  dropMember,
  lockAccount,
  type Place,
  placeOf,
} from '../../db/membership'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { householdMembers, households } from '../../db/tables/household'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { householdOf, householdsOf } from './household-view'
import { membersOf, refuseOthersThanOwners, refuseWithoutOwner } from './owning'

export interface HouseholdParts {
  db: Db
  clock: Clock
}

interface Changes {
  name?: string | undefined
  timeZone?: string | undefined
  currency?: string | undefined
  country?: string | undefined
  likelyCountry?: string | undefined
}

const mostHouseholds = 20

export type HouseholdService = ReturnType<typeof openHouseholds>

export function openHouseholds({ db, clock }: HouseholdParts) {
  return {
    list: (actor: Actor): Promise<HouseholdSummary[]> => householdsOf(db, actor),

    current: (actor: Actor): Promise<Household> => householdOf(db, actor, clock()),

    async create(actor: Actor, { name, ...said }: { name: string } & Place) {
      const createdAt = clock()
      return inTransaction(db, async (tx) => {
        await refuseOneMoreHousehold(tx, actor.accountId)
        const place = await placeOf(tx, actor.householdId)
        const household = { id: newId(), name, createdAt, ...columnsOf(nextTo(place, said)) }
        await tx.insert(households).values(household)
        await addMember(tx, household.id, actor.accountId, 'owner', createdAt)
        await actFor(tx, actor.accountId, household.id)
        return householdOf(tx, { ...actor, householdId: household.id }, createdAt)
      })
    },

    async update(actor: Actor, { likelyCountry, ...said }: Changes): Promise<Household> {
      // Where days begin, what money is called and whose packs are bought shows in every list.
      const elsewhere =
        said.timeZone || said.currency || said.country || likelyCountry ? ['inventory', 'notifications'] : []
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'household', ...elsewhere)
        refuseOthersThanOwners(await membersOf(tx, actor.householdId), actor.accountId)
        const country =
          said.country ?? (likelyCountry && sql`coalesce(${households.country}, ${likelyCountry})`)
        const changes = { ...said, country }
        if (Object.values(changes).some((change) => change !== undefined))
          await tx.update(households).set(changes).where(eq(households.id, actor.householdId))
        return householdOf(tx, actor, clock())
      })
    },

    async enter({ accountId }: Actor, householdId: string): Promise<Household> {
      return inTransaction(db, async (tx) => {
        // Whoever removes this member waits for the account as well, and so comes before or after, not in between.
        await lockAccount(tx, accountId)
        const members = await membersOf(tx, householdId)
        if (!members.some((member) => member.accountId === accountId))
          throw new AppError('household-not-found')
        await actFor(tx, accountId, householdId)
        return householdOf(tx, { accountId, householdId }, clock())
      })
    },

    async leave({ accountId }: Actor, householdId: string): Promise<Household> {
      const now = clock()
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, { accountId, householdId }, 'household', 'diet')
        const members = await membersOf(tx, householdId)
        const isLast = members.length === 1
        if (!isLast) refuseWithoutOwner(members, accountId)
        const next = await dropMember(tx, householdId, accountId, now)
        if (isLast) await tx.delete(households).where(eq(households.id, householdId))
        return householdOf(tx, { accountId, householdId: next }, now)
      })
    },
  }
}

/** Under the account's lock, so that two at once do not both find room for the last one. */
export async function refuseOneMoreHousehold(tx: Tx, accountId: string): Promise<void> {
  await lockAccount(tx, accountId)
  const own = await tx
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.accountId, accountId))
  if (own.length >= mostHouseholds) throw new AppError('too-many-households')
}

/** Another household is where the one before it is, unless somebody says otherwise; another country has its own money. */
function nextTo(place: Place, { timeZone = place.timeZone, country = place.country }: Place): Place {
  return { timeZone, country, ...(country === place.country && { currency: place.currency }) }
}
