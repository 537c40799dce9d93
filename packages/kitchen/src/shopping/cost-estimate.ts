import { toNumber } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert } from '../quantity/quantity'
import { aisleOf } from './aisles'

/** Something that was paid. Example: `{ foodId: 'whole-milk', name: 'milk', quantity: so(1, 'l'), price: 1.29, day: '2026-11-03' }`. */
export interface PriceRecord {
  readonly foodId?: string
  readonly name: string
  /** What the price bought. */
  readonly quantity: Quantity
  readonly price: number
  readonly day: string
  readonly store?: string
}

/** Something to buy. Example: `{ foodId: 'whole-milk', name: 'milk', quantity: so(500, 'ml') }`. */
export interface CostItem {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

/** What a list will cost, as far as is known. Example: `{ total: 12.4, each: [1.29, undefined], unpriced: 1 }`. */
export interface CostEstimate {
  readonly total: number
  /** For each thing its price, or nothing when it was never bought. */
  readonly each: readonly (number | undefined)[]
  readonly unpriced: number
}

/** Sold by weight: half as much costs half. All else comes in packs. */
const byWeight: ReadonlySet<string> = new Set(['Fruit & vegetables', 'Meat & fish'])
/** A pack is enough for a spoonful more than it holds. */
const spoonful = 0.05

/**
 * What things will cost by what was paid before: in this store rather than in another, lately rather than long ago. Packs are
 * bought whole, fruit, vegetables and meat by weight. Example: 250 ml of milk cost the litre that was 1.29 last week.
 */
export function estimateCost(
  things: readonly CostItem[],
  paid: readonly PriceRecord[],
  store?: string,
): CostEstimate {
  const byKey = new Map<string, PriceRecord[]>()
  for (const one of paid) {
    const its = byKey.get(keyOf(one))
    if (its) its.push(one)
    else byKey.set(keyOf(one), [one])
  }
  const each = things.map((thing) => costOf(thing, inTrust(byKey.get(keyOf(thing)) ?? [], store)))
  return {
    total: Math.round(each.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) * 100) / 100,
    each,
    unpriced: each.filter((cost) => cost === undefined).length,
  }
}

function costOf({ foodId, quantity }: CostItem, known: readonly PriceRecord[]): number | undefined {
  if (!quantity) return known[0] && rounded(known[0].price)
  for (const { quantity: bought, price } of known) {
    const wanted = convert(quantity, bought.unit, foodId)
    if (!wanted.ok) continue
    const packs = toNumber(wanted.quantity.amount) / toNumber(bought.amount)
    if (!Number.isFinite(packs)) continue
    return rounded(price * (isSoldByWeight(foodId) ? packs : Math.max(1, Math.ceil(packs - spoonful))))
  }
  return undefined
}

/** Whether a food is weighed out rather than packed. Example: `isLoose('carrot')` is true, milk comes by the bottle. */
export function isSoldByWeight(foodId: string | undefined): boolean {
  return foodId !== undefined && byWeight.has(aisleOf(foodId))
}

function inTrust(paid: readonly PriceRecord[], store: string | undefined): PriceRecord[] {
  const here = (one: PriceRecord) => (store !== undefined && one.store === store ? 0 : 1)
  return [...paid].sort((a, b) => here(a) - here(b) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

function keyOf({ foodId, name }: { readonly foodId?: string; readonly name: string }): string {
  return foodId === undefined ? `name:${name.trim().toLowerCase()}` : `food:${foodId}`
}

function rounded(money: number): number {
  return Math.round(money * 100) / 100
}
