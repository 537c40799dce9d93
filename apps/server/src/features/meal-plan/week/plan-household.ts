import type { PlanPreferences } from '@larder/contract/meal-plan'
import { countryOf } from '@larder/kitchen/country/country'
import { type PriceRegion, priceRegionOf } from '@larder/kitchen/country/price-region'
import type { ShopMeasures } from '@larder/kitchen/country/shop-measures'
import type { Day } from '@larder/kitchen/date/day'
import type { Tx } from '../../../db/database'
import { selectPlanHousehold } from '../../../db/sql/household'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'
import { defaultPlanWishes } from '../planner/plan-wishes'

/** The facts of a household that planning needs. */
export interface PlanHousehold {
  readonly name: string
  readonly timeZone: string
  readonly currency: string
  /** The local day and hour. */
  readonly today: Day
  readonly hour: number
  readonly wishes: PlanPreferences
  /** Two-letter country code; null when not set. */
  readonly country: string | null
  /** Measures of the pack sizes sold there. */
  readonly shops: ShopMeasures
  /** Usual prices for foods without a stored price. */
  readonly usualPrices: PriceRegion
  /** Accounts whose recipes the household may read. */
  readonly members: ReadonlySet<string>
}

export async function findPlanHousehold(tx: Tx, clock: Clock, householdId: string): Promise<PlanHousehold> {
  const [found] = await selectPlanHousehold(tx, householdId)
  if (!found) throw new AppError('household-not-found')
  const country = countryOf(found.country)
  const { day: today, hour } = localDayAndHour(clock(), found.timeZone)
  return {
    ...found,
    shops: country?.shops ?? 'metric',
    usualPrices: priceRegionOf(found.currency) ?? country?.prices ?? 'EUR',
    today,
    hour,
    wishes: found.wishes ?? defaultPlanWishes,
    members: new Set(found.members),
  }
}
