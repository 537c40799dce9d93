import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import { isUnsafe } from '../expiry/freshness'
import { type FoodLink, linksAllowedFor } from '../food-graph/food-link'
import { linksTo } from '../food-graph/links'
import { createSharedPieces, type SharedPieces } from '../food-graph/shared-pieces'
import { plus } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert } from '../quantity/quantity'
import type { Lot } from '../stock/lot'
import {
  type EquivalentStock,
  type RemainingLot,
  takeFromEquivalents,
  takeFromOwnLots,
} from './remaining-stock'

/**
 * A need of a dish or a cook.
 * Example: `{ foodId: 'all-purpose-flour', name: 'flour', quantity: toQuantity(750, 'g'), for: 'Pizza' }`.
 */
export interface Need {
  readonly foodId?: string
  readonly name: string
  /** Absent for 'some'. */
  readonly quantity?: Quantity
  /** A pinch or a splash: too little to buy, but some must be in stock. */
  readonly pinch?: Quantity
  /** The dish that needs it. */
  readonly for?: string
}

/** A line of the shortfall. Example: 250 g of flour, for Pizza and Bread. */
export interface Shortfall {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
  /** The dishes that need it, each once. */
  readonly for: readonly string[]
  /** Whether a density or a usual piece weight was used. */
  readonly about: boolean
}

/**
 * Returns the items to buy: all needs of a food together, across units, minus the stock that is still good, equivalents
 * included. The eaters are passed in, so that food they may not eat does not count.
 * Example: 500 g of flour held and 750 g needed leave 250 g to buy; four lemons leave no lemon juice to buy.
 */
export function findShortfall(
  needs: readonly Need[],
  lots: readonly Lot[],
  today: Day,
  eaters?: readonly Eater[],
): Shortfall[] {
  const stockState = new Map<string, RemainingLot[]>()
  for (const lot of lots) {
    if (isUnsafe(lot, today) || lot.quantity.amount.numerator <= 0) continue
    const there = stockState.get(keyOf(lot))
    if (there) there.push({ rest: lot.quantity })
    else stockState.set(keyOf(lot), [{ rest: lot.quantity }])
  }
  return computeShortfall(needs, stockState, linksAllowedFor(eaters))
}

/** Combines the needs of the same food, regardless of the stock. Example: 500 ml and 1 l of milk become 1500 ml. */
export function mergeNeeds(needs: readonly Need[]): Shortfall[] {
  return computeShortfall(needs, new Map(), linksAllowedFor(undefined))
}

type StockState = ReadonlyMap<string, readonly RemainingLot[]>

function computeShortfall(
  needs: readonly Need[],
  stockState: StockState,
  isAllowed: (link: FoodLink) => boolean,
): Shortfall[] {
  const groups = new Map<string, Need[]>()
  for (const need of needs) {
    const group = groups.get(keyOf(need))
    if (group) group.push(need)
    else groups.set(keyOf(need), [need])
  }
  const piles = new Map(
    [...groups].map(([key, group]) => [group, takeOwnStock(group, stockState.get(key) ?? [])]),
  )
  const pieces = createSharedPieces()
  // Direct needs for a food are deducted before it serves as an equivalent.
  return [...groups].flatMap(([key, group]) => {
    const foodId = group[0]?.foodId
    const covering =
      foodId === undefined
        ? []
        : linksTo(foodId).flatMap((link) => {
            const stored = stockState.get(`food:${link.from}`)
            return stored && isAllowed(link) ? [{ link, stored }] : []
          })
    const there = (stockState.get(key)?.length ?? 0) > 0 || covering.length > 0
    return groupShortfall(group, { piles: piles.get(group) ?? [], covering, there, pieces })
  })
}

interface NeedGroup {
  quantity: Quantity
  about: boolean
  dishes: Set<string>
}

function takeOwnStock(group: readonly Need[], stock: readonly RemainingLot[]): NeedGroup[] {
  const foodId = group[0]?.foodId
  return groupByUnit(group, foodId).map((pile) => {
    const { rest, about } = takeFromOwnLots(stock, pile.quantity, foodId)
    const quantity = { amount: rest, unit: pile.quantity.unit }
    return { ...pile, quantity, about: pile.about || about }
  })
}

interface GroupContext {
  readonly piles: readonly NeedGroup[]
  readonly covering: readonly EquivalentStock[]
  /** Returns whether any of it is in stock, equivalents included. */
  readonly there: boolean
  readonly pieces: SharedPieces
}

function groupShortfall(
  group: readonly Need[],
  { piles, covering, there, pieces }: GroupContext,
): Shortfall[] {
  const first = group[0]
  if (!first) return []
  const { foodId, name } = first
  const identity = { ...(foodId === undefined ? {} : { foodId }), name }
  const short = piles.flatMap((pile): Shortfall[] => {
    const { rest, about } = takeFromEquivalents(covering, pile.quantity, pieces)
    if (rest.numerator <= 0) return []
    const quantity = { amount: rest, unit: pile.quantity.unit }
    return [{ ...identity, quantity, for: [...pile.dishes], about: pile.about || about }]
  })
  if (piles.length > 0 || there) return short
  return [{ ...identity, for: [...dishesOf(group)], about: false }]
}

// Needs that can be added form one group; '2 bunches' and '100 ml' of a food without a known weight form two.
function groupByUnit(group: readonly Need[], foodId: string | undefined): NeedGroup[] {
  const piles: NeedGroup[] = []
  for (const { quantity, for: dish } of group) {
    if (!quantity || quantity.amount.numerator <= 0) continue
    const joined = piles.some((pile) => {
      const converted = convert(quantity, pile.quantity.unit, foodId)
      if (!converted.ok) return false
      const sum = plus(pile.quantity.amount, converted.quantity.amount)
      pile.quantity = { amount: sum, unit: pile.quantity.unit }
      pile.about ||= converted.about
      if (dish !== undefined) pile.dishes.add(dish)
      return true
    })
    if (!joined) piles.push({ quantity, about: false, dishes: new Set(dish === undefined ? [] : [dish]) })
  }
  return piles
}

function dishesOf(group: readonly Need[]): Set<string> {
  return new Set(group.flatMap(({ for: dish }) => (dish === undefined ? [] : [dish])))
}

function keyOf({ foodId, name }: { readonly foodId?: string; readonly name: string }): string {
  return foodId === undefined ? `name:${name.trim().toLowerCase()}` : `food:${foodId}`
}
