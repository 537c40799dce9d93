import type { PlanShortfall } from '@larder/contract/meal-plan'
import { filterLotsForEaters } from '@larder/kitchen/cooked-component/leftover-restrictions'
import { addDays, parseCalendarDay } from '@larder/kitchen/date/day'
import type { Actor } from '../../../actor'
import type { Db, Tx } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import type { Clock } from '../../../time/clock'
import { toEater } from '../../../to-eater'
import { findPeople } from '../../diet/people'
import { toLot } from '../../inventory/lots/lot-row'
import { findNewestPrices } from '../../shopping/prices'
import { findSecondDishes } from '../planner/second-dishes'
import { findMealsBetween, findSourceMeals } from '../week/meal-queries'
import { findPlanHousehold } from '../week/plan-household'
import { findHeldLots } from '../week/plan-stock'
import { findPlannedRecipes } from '../week/planned-recipes'
import { computeShortfall, computeShortfallCost, type ShortfallEntry } from './compute-shortfall'
import { toPaid } from './paid-prices'

/** A number of days from a first day on. */
export interface DayRange {
  readonly from: string
  readonly days: number
}

/** Returns what the planned meals of some days lack; uncooked meals of past days do not count. */
export async function findPlanShortfall(
  tx: Tx,
  clock: Clock,
  owner: ActingMember | string,
  days: DayRange,
): Promise<PlanShortfall[]> {
  return (await findShortfallEntries(tx, clock, owner, days)).map(({ lack }) => lack)
}

/** The same with costs. */
export async function findPricedShortfall(
  db: Db,
  clock: Clock,
  actor: Actor,
  days: DayRange,
): Promise<PlanShortfall[]> {
  const [lacks, prices, { currency }] = await Promise.all([
    findShortfallEntries(db, clock, actor, days),
    findNewestPrices(db, actor.householdId),
    findPlanHousehold(db, clock, actor.householdId),
  ])
  return computeShortfallCost(lacks, toPaid(prices), currency).shortfall
}

async function findShortfallEntries(
  tx: Tx,
  clock: Clock,
  owner: ActingMember | string,
  { from, days }: DayRange,
): Promise<ShortfallEntry[]> {
  const householdId = typeof owner === 'string' ? owner : owner.householdId
  const { today, shops, country } = await findPlanHousehold(tx, clock, householdId)
  const first = parseCalendarDay(from) ?? today
  const begin = first < today ? today : first
  const meals = await findMealsBetween(tx, householdId, begin, addDays(first, days))
  const lotRows = await findHeldLots(tx, householdId)
  const sources = await findSourceMeals(tx, householdId, meals)
  const recipes = await findPlannedRecipes(tx, householdId, [...meals, ...sources.values()])
  const people = await findPeople(tx, owner)
  const seconds = findSecondDishes({ meals, sources, recipes, people, today })
  const lots = filterLotsForEaters(lotRows.map(toLot), people.map(toEater))
  return computeShortfall({ meals, recipes, people, lots, today, shops, country, seconds })
}
