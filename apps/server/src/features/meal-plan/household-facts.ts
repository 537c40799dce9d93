import type { PlanWishes } from '@larder/contract/meal-plan'
import type { ShopMeasures } from '@larder/kitchen/buying/usual-pack'
import type { Day } from '@larder/kitchen/day'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Tx } from '../../db/open'
import { usShops } from '../../db/us-shops'
import { AppError } from '../../errors'
import { dayAndHour } from '../../household-day'
import { usualWishes } from './wishes'

/** What a plan asks of a household. */
export interface HouseholdFacts {
  readonly name: string
  readonly timeZone: string
  readonly currency: string
  /** The day and the hour it is where they cook. */
  readonly today: Day
  readonly hour: number
  readonly wishes: PlanWishes
  /** Whose pack sizes they meet in the shops: as the owner reads amounts, else as they write dates. */
  readonly shops: ShopMeasures
  /** Accounts whose recipes may be read here. */
  readonly members: ReadonlySet<string>
}

export async function factsOf(tx: Tx, clock: Clock, householdId: string): Promise<HouseholdFacts> {
  const { rows } = await tx.execute<{
    name: string
    timeZone: string
    currency: string
    wishes: PlanWishes | null
    members: string[]
    isUs: boolean
  }>(
    sql`select h.name, h.time_zone as "timeZone", h.currency, w.wishes,
        array(select account_id from household_members where household_id = h.id) as members,
        ${sql.raw(usShops)} as "isUs"
      from households h left join plan_wishes w on w.household_id = h.id where h.id = ${householdId}`,
  )
  const [found] = rows
  if (!found) throw new AppError('household-not-found')
  const { isUs, ...facts } = found
  const { day: today, hour } = dayAndHour(clock(), found.timeZone)
  return {
    ...facts,
    shops: isUs ? 'us' : 'metric',
    today,
    hour,
    wishes: found.wishes ?? usualWishes,
    members: new Set(found.members),
  }
}
