import { toNumber } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert } from '../quantity/quantity'
import { aisleOf } from './aisles'

/**
 * A price that was paid.
 * Example: `{ foodId: 'whole-milk', name: 'milk', quantity: toQuantity(1, 'l'), price: 1.29, day: '2026-11-03' }`.
 */
export interface PriceRecord {
  readonly foodId?: string
  readonly name: string
  /** The quantity the price is for. */
  readonly quantity: Quantity
  readonly price: number
  readonly day: string
  readonly store?: string
}

/** An item to buy. Example: `{ foodId: 'whole-milk', name: 'milk', quantity: toQuantity(500, 'ml') }`. */
export interface CostItem {
  readonly foodId?: string
  readonly name: string
  readonly quantity?: Quantity
}

/** The estimated cost of a list. Example: `{ total: 12.4, each: [1.29, undefined], unpriced: 1 }`. */
export interface CostEstimate {
  readonly total: number
  /** The price of each item, or undefined if it was never bought. */
  readonly each: readonly (number | undefined)[]
  readonly unpriced: number
}

/** Sold by weight: half as much costs half. All else is sold in packs. */
const byWeight: ReadonlySet<string> = new Set(['Fruit & vegetables', 'Meat & fish'])
/** A pack suffices for slightly more than it holds. */
const spoonful = 0.05

/**
 * Estimates the cost of items from earlier prices: this store before others, recent before old. Packs are bought whole,
 * fruit, vegetables and meat by weight.
 * Example: 250 ml of milk cost the litre that was 1.29 last week.
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
  const each = things.map((thing) => costOf(thing, sortByRelevance(byKey.get(keyOf(thing)) ?? [], store)))
  return {
    total: Math.round(each.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) * 100) / 100,
    each,
    unpriced: each.filter((cost) => cost === undefined).length,
  }
}

function costOf({ foodId, quantity }: CostItem, known: readonly PriceRecord[]): number | undefined {
  if (!quantity) return known[0] && roundMoney(known[0].price)
  for (const { quantity: bought, price } of known) {
    const wanted = convert(quantity, bought.unit, foodId)
    if (!wanted.ok) continue
    const packs = toNumber(wanted.quantity.amount) / toNumber(bought.amount)
    if (!Number.isFinite(packs)) continue
    return roundMoney(price * (isSoldByWeight(foodId) ? packs : Math.max(1, Math.ceil(packs - spoonful))))
  }
  return undefined
}

/**
 * Returns whether a food is sold by weight rather than packed.
 * Example: `isSoldByWeight('carrot')` is true, milk comes by the bottle.
 */
export function isSoldByWeight(foodId: string | undefined): boolean {
  return foodId !== undefined && byWeight.has(aisleOf(foodId))
}

function sortByRelevance(paid: readonly PriceRecord[], store: string | undefined): PriceRecord[] {
  const here = (one: PriceRecord) => (store !== undefined && one.store === store ? 0 : 1)
  return [...paid].sort((a, b) => here(a) - here(b) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

function keyOf({ foodId, name }: { readonly foodId?: string; readonly name: string }): string {
  return foodId === undefined ? `name:${name.trim().toLowerCase()}` : `food:${foodId}`
}

function roundMoney(money: number): number {
  return Math.round(money * 100) / 100
}
