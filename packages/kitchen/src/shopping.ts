import type { Amount } from './amount'
import { compare, isZero, lesser, minus, plus, zero } from './amount'
import type { Day } from './day'
import { isUnsafe } from './freshness'
import type { Lot } from './lot'
import type { Quantity } from './quantity'
import { convert } from './quantity'

/** Something a dish or a cook asks for. Example: `{ foodId: 'all-purpose-flour', name: 'flour', quantity: so(750, 'g'), for: 'Pizza' }`. */
export interface Need {
  readonly foodId?: string
  readonly name: string
  /** Without one it is 'some'. */
  readonly quantity?: Quantity
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
 * What must be bought: all needs of a food together, across units, less what is in stock and still good. Example: 500 g of
 * flour held and 750 g needed leave 250 g to buy.
 */
export function shortfall(needs: readonly Need[], lots: readonly Lot[], today: Day): Shortfall[] {
  const held = new Map<string, Stored[]>()
  for (const lot of lots) {
    if (isUnsafe(lot, today) || lot.quantity.amount.over <= 0) continue
    const there = held.get(keyOf(lot))
    if (there) there.push({ rest: lot.quantity })
    else held.set(keyOf(lot), [{ rest: lot.quantity }])
  }
  return lacking(needs, held)
}

/** Needs of the same food put together, without looking at the stock. Example: 500 ml and 1 l of milk become 1500 ml. */
export function mergeNeeds(needs: readonly Need[]): Shortfall[] {
  return lacking(needs, new Map())
}

interface Stored {
  rest: Quantity
}

function lacking(needs: readonly Need[], held: ReadonlyMap<string, readonly Stored[]>): Shortfall[] {
  const groups = new Map<string, Need[]>()
  for (const need of needs) {
    const group = groups.get(keyOf(need))
    if (group) group.push(need)
    else groups.set(keyOf(need), [need])
  }
  return [...groups].flatMap(([key, group]) => lackingOf(group, held.get(key) ?? []))
}

interface Pile {
  quantity: Quantity
  about: boolean
  dishes: Set<string>
}

function lackingOf(group: readonly Need[], stock: readonly Stored[]): Shortfall[] {
  const first = group[0]
  if (!first) return []
  const { foodId, name } = first
  const identity = { ...(foodId === undefined ? {} : { foodId }), name }
  const piles = pilesOf(group, foodId)
  const short = piles.flatMap((pile): Shortfall[] => {
    const { rest, about } = takeFrom(stock, pile.quantity, foodId)
    if (rest.over <= 0) return []
    const quantity = { amount: rest, unit: pile.quantity.unit }
    return [{ ...identity, quantity, for: [...pile.dishes], about: pile.about || about }]
  })
  if (piles.length > 0 || stock.length > 0) return short
  return [{ ...identity, for: [...dishesOf(group)], about: false }]
}

// Needs that can be added make one pile; '2 bunches' and '100 ml' of something nobody weighed make two.
function pilesOf(group: readonly Need[], foodId: string | undefined): Pile[] {
  const piles: Pile[] = []
  for (const { quantity, for: dish } of group) {
    if (!quantity || quantity.amount.over <= 0) continue
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

function takeFrom(
  stock: readonly Stored[],
  wanted: Quantity,
  foodId: string | undefined,
): { rest: Amount; about: boolean } {
  let rest = wanted.amount
  let about = false
  for (const stored of stock) {
    if (isZero(rest)) break
    if (isZero(stored.rest.amount)) continue
    const there = convert(stored.rest, wanted.unit, foodId)
    if (!there.ok) continue
    const used = lesser(there.quantity.amount, rest)
    const back = convert({ amount: used, unit: wanted.unit }, stored.rest.unit, foodId)
    const left = back.ok ? minus(stored.rest.amount, back.quantity.amount) : zero
    stored.rest = { amount: compare(left, zero) < 0 ? zero : left, unit: stored.rest.unit }
    rest = minus(rest, used)
    about ||= there.about
  }
  return { rest, about }
}

function dishesOf(group: readonly Need[]): Set<string> {
  return new Set(group.flatMap(({ for: dish }) => (dish === undefined ? [] : [dish])))
}

function keyOf({ foodId, name }: { readonly foodId?: string; readonly name: string }): string {
  return foodId === undefined ? `name:${name.trim().toLowerCase()}` : `food:${foodId}`
}
