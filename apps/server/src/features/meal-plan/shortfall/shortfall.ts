import type { HouseholdPerson } from '@larder/contract/diet'
import type { PlanShortfall } from '@larder/contract/meal-plan'
import type { PaidPrice } from '@larder/contract/shopping'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { addDays, parseCalendarDay } from '@larder/kitchen/date/day'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { Actor } from '../../../actor'
import type { Db, Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import type { KitchenLotColumns } from '../../../db/tables/inventory'
import type { Clock } from '../../../time/clock'
import { toEater } from '../../../to-eater'
import { findSecondDishes } from '../planner/second-dishes'
import { findMealsBetween, findSourceMeals } from '../week/meal-queries'
import { findPlanHousehold } from '../week/plan-household'
import { findHeldLots } from '../week/plan-stock'
import { findPlannedRecipes } from '../week/planned-recipes'
import {
  computeShortfall,
  computeShortfallCost,
  type PlanComparison,
  type ShortfallEntry,
} from './compute-shortfall'
import { toPaid } from './paid-prices'

export interface ShortfallParts {
  clock: Clock
  asLot(row: KitchenLotColumns): Lot
  peopleOf(tx: Tx, owner: ActingMember | string): Promise<HouseholdPerson[]>
  swapsAt: PlanComparison['swapsAt']
}

/** A number of days from a first day on. */
export interface DayRange {
  readonly from: string
  readonly days: number
}

export type FindShortfall = (tx: Tx, owner: ActingMember | string, days: DayRange) => Promise<PlanShortfall[]>

/** Returns what the planned meals of some days lack; uncooked meals of past days do not count. */
export function createShortfallFinder(parts: ShortfallParts): FindShortfall {
  const findEntries = createShortfallReader(parts)
  return async (tx, owner, days) => (await findEntries(tx, owner, days)).map(({ lack }) => lack)
}

function createShortfallReader({ clock, asLot, peopleOf, swapsAt }: ShortfallParts) {
  return async (
    tx: Tx,
    owner: ActingMember | string,
    { from, days }: DayRange,
  ): Promise<ShortfallEntry[]> => {
    const householdId = typeof owner === 'string' ? owner : owner.householdId
    const { today, shops } = await findPlanHousehold(tx, clock, householdId)
    const first = parseCalendarDay(from) ?? today
    const begin = first < today ? today : first
    const meals = await findMealsBetween(tx, householdId, begin, addDays(first, days))
    const lotRows = await findHeldLots(tx, householdId)
    const sources = await findSourceMeals(tx, householdId, meals)
    const recipes = await findPlannedRecipes(tx, householdId, [...meals, ...sources.values()])
    const people = await peopleOf(tx, owner)
    const seconds = findSecondDishes({ meals, sources, recipes, people, today })
    const lots = filterLotsForEaters(lotRows.map(asLot), people.map(toEater))
    return computeShortfall({ meals, recipes, people, lots, today, shops, swapsAt, seconds })
  }
}

export interface PricedShortfallParts extends ShortfallParts {
  db: Db
  /** Recently paid prices. */
  pricesOf(db: Db, householdId: string): Promise<PaidPrice[]>
}

/** The same with costs. */
export function createPricedShortfall(parts: PricedShortfallParts) {
  const findEntries = createShortfallReader(parts)
  return async (actor: Actor, days: DayRange): Promise<PlanShortfall[]> => {
    const [lacks, prices, { currency }] = await Promise.all([
      findEntries(parts.db, actor, days),
      parts.pricesOf(parts.db, actor.householdId),
      findPlanHousehold(parts.db, parts.clock, actor.householdId),
    ])
    return computeShortfallCost(lacks, toPaid(prices), currency).shortfall
  }
}
