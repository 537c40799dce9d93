import type { Person } from '@larder/contract/diet'
import type { PlanShortfall } from '@larder/contract/meal-plan'
import type { PaidPrice } from '@larder/contract/shopping'
import { lotsForEaters } from '@larder/kitchen/cooked-component/brought'
import { addDays, day } from '@larder/kitchen/day'
import type { Lot } from '@larder/kitchen/lot'
import type { Actor } from '../../actor'
import { asEater } from '../../as-eater'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { KitchenColumns } from '../../db/tables/inventory'
import type { Hand } from '../../db/touch'
import { factsOf } from './household-facts'
import { type Compared, costOf, type Lack, lacksOf } from './lacks'
import { mealsBetween, sourcesOf } from './meal-row'
import { paidIn } from './paid'
import { recipesOf } from './planned-recipes'
import { secondDishesIn } from './second-dishes'
import { heldBy } from './stock'

export interface ShortfallParts {
  clock: Clock
  asLot(row: KitchenColumns): Lot
  peopleOf(tx: Tx, whose: Hand | string): Promise<Person[]>
  swapsAt: Compared['swapsAt']
}

/** Which days: so many from one on. */
export interface Days {
  readonly from: string
  readonly days: number
}

export type ShortfallOf = (tx: Tx, whose: Hand | string, days: Days) => Promise<PlanShortfall[]>

/** Exactly what the planned meals of some days lack. What was not cooked on a day that is over is not bought for. */
export function openShortfall(parts: ShortfallParts): ShortfallOf {
  const lacksIn = openLacks(parts)
  return async (tx, whose, days) => (await lacksIn(tx, whose, days)).map(({ lack }) => lack)
}

function openLacks({ clock, asLot, peopleOf, swapsAt }: ShortfallParts) {
  return async (tx: Tx, whose: Hand | string, { from, days }: Days): Promise<Lack[]> => {
    const householdId = typeof whose === 'string' ? whose : whose.householdId
    const { today, shops } = await factsOf(tx, clock, householdId)
    const first = day(from) ?? today
    const begin = first < today ? today : first
    const meals = await mealsBetween(tx, householdId, begin, addDays(first, days))
    const held = await heldBy(tx, householdId)
    const sources = await sourcesOf(tx, householdId, meals)
    const recipes = await recipesOf(tx, householdId, [...meals, ...sources.values()])
    const people = await peopleOf(tx, whose)
    const seconds = secondDishesIn({ meals, sources, recipes, people, today })
    const lots = lotsForEaters(held.map(asLot), people.map(asEater))
    return lacksOf({ meals, recipes, people, lots, today, shops, swapsAt, seconds })
  }
}

export interface PricedParts extends ShortfallParts {
  db: Db
  /** What was paid lately. */
  pricesOf(db: Db, householdId: string): Promise<PaidPrice[]>
}

/** The same with what it costs. */
export function openPricedShortfall(parts: PricedParts) {
  const lacksIn = openLacks(parts)
  return async (actor: Actor, days: Days): Promise<PlanShortfall[]> => {
    const [lacks, prices, { currency }] = await Promise.all([
      lacksIn(parts.db, actor, days),
      parts.pricesOf(parts.db, actor.householdId),
      factsOf(parts.db, parts.clock, actor.householdId),
    ])
    return costOf(lacks, paidIn(prices), currency).shortfall
  }
}
