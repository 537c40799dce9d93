import type { Household, HouseholdSummary } from '@larder/contract/household'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { actFor, addMember, dropMember, lockAccount } from '../../db/membership'
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
}

const mostHouseholds = 20

export type HouseholdService = ReturnType<typeof openHouseholds>

export function openHouseholds({ db, clock }: HouseholdParts) {
  return {
    list: (actor: Actor): Promise<HouseholdSummary[]> => householdsOf(db, actor),

    current: (actor: Actor): Promise<Household> => householdOf(db, actor, clock()),

    async create(actor: Actor, { name, timeZone }: { name: string; timeZone?: string | undefined }) {
      const createdAt = clock()
      return inTransaction(db, async (tx) => {
        await refuseOneMoreHousehold(tx, actor.accountId)
        const household = {
          id: newId(),
          name,
          timeZone: timeZone ?? (await zoneOf(tx, actor.householdId)),
          createdAt,
        }
        await tx.insert(households).values(household)
        await addMember(tx, household.id, actor.accountId, 'owner', createdAt)
        await actFor(tx, actor.accountId, household.id)
        return householdOf(tx, { ...actor, householdId: household.id }, createdAt)
      })
    },

    async update(actor: Actor, { name, timeZone, currency }: Changes): Promise<Household> {
      // Where days begin and what money is called shows in every list.
      const elsewhere = timeZone || currency ? ['inventory', 'notifications'] : []
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'household', ...elsewhere)
        refuseOthersThanOwners(await membersOf(tx, actor.householdId), actor.accountId)
        if (name || timeZone || currency)
          await tx
            .update(households)
            .set({ name, timeZone, currency })
            .where(eq(households.id, actor.householdId))
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

async function zoneOf(tx: Tx, householdId: string): Promise<string> {
  const [household] = await tx
    .select({ timeZone: households.timeZone })
    .from(households)
    .where(eq(households.id, householdId))
  return household?.timeZone ?? 'UTC'
}
