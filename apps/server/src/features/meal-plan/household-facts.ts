import type { PlanWishes } from '@larder/contract/meal-plan'
import { countryOf, type ShopMeasures } from '@larder/kitchen/country/country'
import { type PriceRegion, priceRegionOf } from '@larder/kitchen/country/price-region'
import type { Day } from '@larder/kitchen/day'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Tx } from '../../db/open'
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
  /** Where they are, by two letters; null where nobody has said it. */
  readonly country: string | null
  /** Whose pack sizes they meet in the shops there. */
  readonly shops: ShopMeasures
  /** The usual prices they reckon with where nothing is remembered. */
  readonly usualPrices: PriceRegion
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
    country: string | null
  }>(
    sql`select h.name, h.time_zone as "timeZone", h.currency, h.country, w.wishes,
        array(select account_id from household_members where household_id = h.id) as members
      from households h left join plan_wishes w on w.household_id = h.id where h.id = ${householdId}`,
  )
  const [found] = rows
  if (!found) throw new AppError('household-not-found')
  const country = countryOf(found.country)
  const { day: today, hour } = dayAndHour(clock(), found.timeZone)
  return {
    ...found,
    shops: country?.shops ?? 'metric',
    usualPrices: priceRegionOf(found.currency) ?? country?.prices ?? 'EUR',
    today,
    hour,
    wishes: found.wishes ?? usualWishes,
    members: new Set(found.members),
  }
}
