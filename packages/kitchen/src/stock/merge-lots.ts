import { saysSameState } from '../food-safety/food-state'
import type { Amount } from '../quantity/amount'
import { compare, minus, plus, zero } from '../quantity/amount'
import { convert } from '../quantity/quantity'
import type { Lot } from './lot'
import { amountHeld, withAmount } from './stock'

/** Why two lots stay two. Example: milk with another date is 'different-date'. */
export type MergeRejection =
  | 'same-lot'
  | 'different-food'
  | 'different-place'
  | 'different-state'
  | 'different-date'
  | 'different-unit'

/** One lot out of two, or why not. Example: `{ ok: false, reason: 'different-place' }`. */
export type MergeResult =
  | { readonly ok: true; readonly lot: Lot }
  | { readonly ok: false; readonly reason: MergeRejection }

/**
 * Two lots as one, when a cook could not tell them apart: same food, place, date and state, in units that convert exactly.
 * The first keeps its id and unit, the older day counts. Example: 500 g and 1 kg of flour with the same best before.
 */
export function mergeLots(into: Lot, from: Lot): MergeResult {
  const apart = difference(into, from)
  if (apart) return { ok: false, reason: apart }
  const added = exactly(from, into.quantity.unit)
  if (!added) return { ok: false, reason: 'different-unit' }
  const amount = plus(amountHeld(into), added)
  const since = from.since < into.since ? from.since : into.since
  return { ok: true, lot: { ...withAmount(into, amount), since } }
}

/** The lots with all put together that can be; the first of each kind keeps its id. Example: three equal packs become one lot of three. */
export function mergeAllLots(lots: readonly Lot[]): Lot[] {
  const kept: Lot[] = []
  const places = new Map<string, number[]>()
  for (const lot of lots) {
    const key = lot.foodId ?? nameOf(lot)
    const alike = places.get(key) ?? []
    places.set(key, alike)
    if (alike.some((place) => putTogether(kept, place, lot))) continue
    alike.push(kept.length)
    kept.push(lot)
  }
  return kept
}

function putTogether(kept: Lot[], place: number, lot: Lot): boolean {
  const into = kept[place]
  const merged = into && mergeLots(into, lot)
  if (!merged?.ok) return false
  kept[place] = merged.lot
  return true
}

/** A lot parted in two, or why not. Example: half a pack for the freezer. */
export type SplitResult =
  | { readonly ok: true; readonly kept: Lot; readonly parted: Lot }
  | { readonly ok: false; readonly reason: 'invalid-amount' | 'insufficient' }

/** Parts so much of a lot into a lot of its own; something stays, or it is no parting. Example: `splitLot(lot, amount(250), 8)` of 600 g keeps 350 g. */
export function splitLot(lot: Lot, parted: Amount, newId: number): SplitResult {
  if (compare(parted, zero) <= 0 || newId === lot.id) return { ok: false, reason: 'invalid-amount' }
  const held = amountHeld(lot)
  if (compare(parted, held) >= 0) return { ok: false, reason: 'insufficient' }
  return {
    ok: true,
    kept: withAmount(lot, minus(held, parted)),
    parted: { ...withAmount(lot, parted), id: newId },
  }
}

function difference(a: Lot, b: Lot): MergeRejection | undefined {
  if (a.id === b.id) return 'same-lot'
  if (a.foodId !== b.foodId || (a.foodId === undefined && nameOf(a) !== nameOf(b))) return 'different-food'
  if (a.location !== b.location) return 'different-place'
  const state =
    a.openedOn === b.openedOn &&
    a.thawedOn === b.thawedOn &&
    a.frozenOn === b.frozenOn &&
    a.leftWhenFrozen === b.leftWhenFrozen &&
    (a.cooked ?? false) === (b.cooked ?? false) &&
    saysSameState(a, b)
  if (!state) return 'different-state'
  if (a.cooked && nameOf(a) !== nameOf(b)) return 'different-food'
  const date =
    a.expiry?.day === b.expiry?.day &&
    a.expiry?.kind === b.expiry?.kind &&
    a.expiry?.source === b.expiry?.source
  if (!date) return 'different-date'
  return undefined
}

// A unit of the household's own adds up with itself; a guess by density is no sum.
function exactly(lot: Lot, unit: string): Amount | undefined {
  const held = amountHeld(lot)
  if (lot.quantity.unit === unit) return held
  const converted = convert({ amount: held, unit: lot.quantity.unit }, unit)
  return converted.ok && !converted.about ? converted.quantity.amount : undefined
}

function nameOf(lot: Lot): string {
  return lot.name.trim().toLowerCase()
}
