import { hasSameState } from '../food-safety/food-state'
import type { Amount } from '../quantity/amount'
import { compare, minus, plus, zero } from '../quantity/amount'
import { convert } from '../quantity/quantity'
import type { Lot } from './lot'
import { amountHeld, withAmount } from './stock'

/** The reason two lots are not merged. Example: milk with another date is 'different-date'. */
type MergeRejection =
  | 'same-lot'
  | 'different-food'
  | 'different-place'
  | 'different-state'
  | 'different-date'
  | 'different-unit'

/** The merged lot, or the reason against it. Example: `{ ok: false, reason: 'different-place' }`. */
export type MergeResult =
  | { readonly ok: true; readonly lot: Lot }
  | { readonly ok: false; readonly reason: MergeRejection }

/**
 * Merges two lots that a cook could not tell apart: same food, place, date and state, in units that convert exactly.
 * The first keeps its id and unit; the older day counts.
 * Example: 500 g and 1 kg of flour with the same best before.
 */
export function mergeLots(into: Lot, from: Lot): MergeResult {
  const apart = findDifference(into, from)
  if (apart) return { ok: false, reason: apart }
  const added = exactAmount(from, into.quantity.unit)
  if (!added) return { ok: false, reason: 'different-unit' }
  const amount = plus(amountHeld(into), added)
  const since = from.since < into.since ? from.since : into.since
  return { ok: true, lot: { ...withAmount(into, amount), since } }
}

/**
 * Merges all lots that can be merged; the first of each kind keeps its id.
 * Example: three equal packs become one lot of three.
 */
export function mergeAllLots(lots: readonly Lot[]): Lot[] {
  const kept: Lot[] = []
  const places = new Map<string, number[]>()
  for (const lot of lots) {
    const key = lot.foodId ?? nameOf(lot)
    const alike = places.get(key) ?? []
    places.set(key, alike)
    if (alike.some((index) => mergeInto(kept, index, lot))) continue
    alike.push(kept.length)
    kept.push(lot)
  }
  return kept
}

function mergeInto(kept: Lot[], index: number, lot: Lot): boolean {
  const into = kept[index]
  const merged = into && mergeLots(into, lot)
  if (!merged?.ok) return false
  kept[index] = merged.lot
  return true
}

/** A lot split in two, or the reason against it. Example: half a pack for the freezer. */
export type SplitResult =
  | { readonly ok: true; readonly kept: Lot; readonly parted: Lot }
  | { readonly ok: false; readonly reason: 'invalid-amount' | 'insufficient' }

/** Splits an amount off a lot into a new lot; some must remain. Example: `splitLot(lot, amount(250), 8)` of 600 g keeps 350 g. */
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

function findDifference(a: Lot, b: Lot): MergeRejection | undefined {
  if (a.id === b.id) return 'same-lot'
  if (a.foodId !== b.foodId || (a.foodId === undefined && nameOf(a) !== nameOf(b))) return 'different-food'
  if (a.location !== b.location) return 'different-place'
  const state =
    a.openedOn === b.openedOn &&
    a.thawedOn === b.thawedOn &&
    a.frozenOn === b.frozenOn &&
    a.leftWhenFrozen === b.leftWhenFrozen &&
    (a.cooked ?? false) === (b.cooked ?? false) &&
    hasSameState(a, b)
  if (!state) return 'different-state'
  if (a.cooked && nameOf(a) !== nameOf(b)) return 'different-food'
  const date =
    a.expiry?.day === b.expiry?.day &&
    a.expiry?.kind === b.expiry?.kind &&
    a.expiry?.source === b.expiry?.source
  if (!date) return 'different-date'
  return undefined
}

// A unit of the household's own adds up with itself; an estimate by density is no exact sum.
function exactAmount(lot: Lot, unit: string): Amount | undefined {
  const held = amountHeld(lot)
  if (lot.quantity.unit === unit) return held
  const converted = convert({ amount: held, unit: lot.quantity.unit }, unit)
  return converted.ok && !converted.about ? converted.quantity.amount : undefined
}

function nameOf(lot: Lot): string {
  return lot.name.trim().toLowerCase()
}
