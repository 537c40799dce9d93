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

/** Something a dish or a cook asks for. Example: `{ foodId: 'all-purpose-flour', name: 'flour', quantity: so(750, 'g'), for: 'Pizza' }`. */
export interface Need {
  readonly foodId?: string
  readonly name: string
  /** Without one it is 'some'. */
  readonly quantity?: Quantity
  /** A pinch or a splash: nobody buys so much of it, but it has to be there. */
  readonly pinch?: Quantity
  /** The dish that needs it. */
  readonly for?: string
}

/** One line of the shopping list. Example: 250 g of flour, for Pizza and Bread. */
export interface Shortfall {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
  /** The dishes that need it, each once. */
  readonly for: readonly string[]
  /** Whether a density or a usual piece weight stood between. */
  readonly about: boolean
}

/**
 * What must be bought: all needs of a food together, across units, less what is in stock and still good, also under another
 * name. Whoever eats is handed in, so that nothing counts that they may not eat. Example: 500 g of flour held and 750 g needed
 * leave 250 g to buy; four lemons leave no lemon juice to buy.
 */
export function findShortfall(
  needs: readonly Need[],
  lots: readonly Lot[],
  today: Day,
  eaters?: readonly Eater[],
): Shortfall[] {
  const held = new Map<string, RemainingLot[]>()
  for (const lot of lots) {
    if (isUnsafe(lot, today) || lot.quantity.amount.numerator <= 0) continue
    const there = held.get(keyOf(lot))
    if (there) there.push({ rest: lot.quantity })
    else held.set(keyOf(lot), [{ rest: lot.quantity }])
  }
  return lacking(needs, held, linksAllowedFor(eaters))
}

/** Needs of the same food put together, without looking at the stock. Example: 500 ml and 1 l of milk become 1500 ml. */
export function mergeNeeds(needs: readonly Need[]): Shortfall[] {
  return lacking(needs, new Map(), linksAllowedFor(undefined))
}

type Held = ReadonlyMap<string, readonly RemainingLot[]>

function lacking(needs: readonly Need[], held: Held, isAllowed: (link: FoodLink) => boolean): Shortfall[] {
  const groups = new Map<string, Need[]>()
  for (const need of needs) {
    const group = groups.get(keyOf(need))
    if (group) group.push(need)
    else groups.set(keyOf(need), [need])
  }
  const piles = new Map([...groups].map(([key, group]) => [group, ownTaken(group, held.get(key) ?? [])]))
  const pieces = createSharedPieces()
  // What another dish asks for by name was taken before anything stands in by another name.
  return [...groups].flatMap(([key, group]) => {
    const foodId = group[0]?.foodId
    const covering =
      foodId === undefined
        ? []
        : linksTo(foodId).flatMap((link) => {
            const stored = held.get(`food:${link.from}`)
            return stored && isAllowed(link) ? [{ link, stored }] : []
          })
    const there = (held.get(key)?.length ?? 0) > 0 || covering.length > 0
    return lackingOf(group, { piles: piles.get(group) ?? [], covering, there, pieces })
  })
}

interface Pile {
  quantity: Quantity
  about: boolean
  dishes: Set<string>
}

function ownTaken(group: readonly Need[], stock: readonly RemainingLot[]): Pile[] {
  const foodId = group[0]?.foodId
  return pilesOf(group, foodId).map((pile) => {
    const { rest, about } = takeFromOwnLots(stock, pile.quantity, foodId)
    const quantity = { amount: rest, unit: pile.quantity.unit }
    return { ...pile, quantity, about: pile.about || about }
  })
}

interface Circumstances {
  readonly piles: readonly Pile[]
  readonly covering: readonly EquivalentStock[]
  /** Whether any of it is there, by whatever name. */
  readonly there: boolean
  readonly pieces: SharedPieces
}

function lackingOf(group: readonly Need[], { piles, covering, there, pieces }: Circumstances): Shortfall[] {
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

// Needs that can be added make one pile; '2 bunches' and '100 ml' of something nobody weighed make two.
function pilesOf(group: readonly Need[], foodId: string | undefined): Pile[] {
  const piles: Pile[] = []
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
