import type { PlanPreferences } from '@larder/contract/meal-plan'
import { countryOf } from '@larder/kitchen/country/country'
import { type PriceRegion, priceRegionOf } from '@larder/kitchen/country/price-region'
import type { ShopMeasures } from '@larder/kitchen/country/shop-measures'
import type { Day } from '@larder/kitchen/date/day'
import { mealTimes } from '@larder/kitchen/meal-plan/plan-request'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db, Tx } from '../../../db/database'
import type { WithHousehold } from '../../../db/household-transaction'
import { selectPlanHousehold } from '../../../db/sql/household'
import { planWishes } from '../../../db/tables/meal-plan'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'

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

/** Planning preferences of a household that has set none. */
const defaultPlanWishes: PlanPreferences = {
  meals: ['dinner'],
  maxMinutesWeekdays: null,
  maxMinutesWeekend: null,
  noRepeatWithinDays: 10,
  lean: 'balanced',
  target: { kcal: null, protein: null },
}

export function createPlanWishes({ db, withHousehold }: { db: Db; withHousehold: WithHousehold }) {
  return {
    async wishes({ householdId }: Actor): Promise<PlanPreferences> {
      const [found] = await db.select().from(planWishes).where(eq(planWishes.householdId, householdId))
      return found?.wishes ?? defaultPlanWishes
    },

    saveWishes(actor: Actor, given: PlanPreferences): Promise<PlanPreferences> {
      return withHousehold(actor, ['meal-plan'], async (tx) => {
        const wishes = { ...given, meals: mealTimes.filter((meal) => given.meals.includes(meal)) }
        const row = { wishes, updatedAt: tx.now }
        await tx
          .insert(planWishes)
          .values({ householdId: tx.householdId, ...row })
          .onConflictDoUpdate({ target: planWishes.householdId, set: row })
        return wishes
      })
    },
  }
}
