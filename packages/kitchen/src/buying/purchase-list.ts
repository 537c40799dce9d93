import type { ShopMeasures } from '../country/shop-measures'
import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import { isUnsafe } from '../expiry/freshness'
import { spoilsSoon } from '../expiry/perishable-lot'
import { foodById } from '../food/food'
import { amount, compare, isZero, plus, times, toNumber, zero } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import { convert, scaleQuantity, toQuantity } from '../quantity/quantity'
import { toReadableQuantity } from '../quantity/readable-quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { measureOf } from '../recipe-coverage/comparable-measure'
import type { LineCoverage, Swaps } from '../recipe-coverage/line-coverage'
import { coverageOf } from '../recipe-coverage/recipe-coverage'
import { findShortfall, mergeNeeds, type Need, type Shortfall } from '../shopping/shortfall'
import type { Lot } from '../stock/lot'
import { stockCheckThreshold } from './assumed-pack'
import { type Purchase, type PurchaseContext, purchaseFor } from './purchase'
import { toShopUnits } from './shop-units'

/** One line of a shopping list: something to buy or to check. Example: 500 g mince, which leaves 70 g. */
export interface PurchaseLine extends Shortfall {
  /** The exact shortage, before rounding to what a shop sells. */
  readonly lacking?: Quantity
  /**
   * Nothing to buy: the household holds this quantity, but its size is unknown. Example: 1 bottle, where 300 ml of oil are
   * needed and the size of the bottle is unknown.
   */
  readonly check?: Quantity
  /** Surplus of the packs, where it is worth mentioning. Example: 70 g of mince. */
  readonly leaves?: Quantity
  /** The packs, where the line's quantity does not state them. Example: one bag of 500 g, of which 250 g are needed. */
  readonly pack?: Purchase['pack']
  /**
   * The part of the packs that is needed, where the line shows a rounded amount. Example: 75 g of walnuts, where it says 100 g.
   */
  readonly needed?: Quantity
}

/**
 * The household's shops and eaters. A substitute that an eater may not eat covers nothing. Example: `{ shops: 'us', eaters }`.
 */
export interface PurchaseListContext extends PurchaseContext {
  readonly eaters?: readonly Eater[]
  /** Allowed swaps. A food is not bought if its swap is fully in stock. */
  readonly swaps?: Swaps
}

/** Surplus of a purchase, for a plan to use up. Example: 250 ml of cream. */
export interface PurchaseSurplus {
  readonly foodId: string
  readonly quantity: Quantity
  /** Whether it keeps for less than a fortnight. */
  readonly spoils: boolean
}

/**
 * Builds the shopping list: all needs together less the stock, in amounts that shops sell. Shortages too small to shop for are
 * dropped. Stock of unknown size is listed to check and never bought again. Example: with '1 bottle' of olive oil and 280 ml
 * needed it is `{ name: 'olive oil', check: 1 bottle }`.
 */
export function buildPurchaseList(
  needs: readonly Need[],
  lots: readonly Lot[],
  today: Day,
  view: PurchaseListContext = {},
): PurchaseLine[] {
  const usable = lots.filter((lot) => !isUnsafe(lot, today) && lot.quantity.amount.numerator > 0)
  const coverageByFood = new Map<string, LineCoverage[]>()
  const coverages = coverageOf(toDish(needs), usable, { ...view, today }).lines
  for (const coverage of coverages) {
    const { foodId } = coverage.line
    if (foodId !== undefined) coverageByFood.set(foodId, [...(coverageByFood.get(foodId) ?? []), coverage])
  }
  const adjustedNeeds = needs.flatMap((need, at) => reduceSwappedNeed(need, coverages[at]))
  const shortfalls = findShortfall(adjustedNeeds, usable, today, view.eaters)
  return mergeNeeds(adjustedNeeds).flatMap((need): PurchaseLine[] => {
    const shortfall = shortfalls.find((one) => keyOf(one) === keyOf(need))
    if (need.foodId === undefined) return linesWithoutFood(need, shortfall, usable, view)
    const foodCoverages = coverageByFood.get(need.foodId) ?? []
    const missing = foodCoverages.filter(({ state }) => state === 'missing' || state === 'partly')
    if (missing.some(({ line }) => isComparable(line, need)))
      return [createPurchaseLine(shortfall ?? need, view)]
    const toCheck = missing.length > 0 ? [] : foodCoverages.filter(({ state }) => state === 'held')
    if (!toCheck.some(({ line }) => isComparable(line, need))) return []
    return [createCheckLine(need, findUnsureLots(toCheck, usable))]
  })
}

// Treats all needs as one dish, so that the list and the recipe page agree on what is missing.
function toDish(needs: readonly Need[]): Recipe {
  const coverageByFood = needs.map(({ foodId, name, pinch, quantity = pinch }) => ({
    text: name,
    ...(foodId !== undefined && { foodId }),
    ...(quantity && { quantity }),
  }))
  return { id: 0, title: '', servings: 1, occasions: [], tags: [], lines: coverageByFood }
}

// A food replaced by a swap is not bought; the part of it in stock is still used.
function reduceSwappedNeed(need: Need, coverage: LineCoverage | undefined): Need[] {
  if (coverage?.state !== 'swapped') return [need]
  const { quantity } = need
  const converted = amount(Math.floor(coverage.part * 1000), 1000)
  return quantity && !isZero(converted) ? [{ ...need, quantity: scaleQuantity(quantity, converted) }] : []
}

// Needs whose units cannot be added, such as two bunches and 100 ml of a food without a known weight, keep separate lines.
function isComparable({ quantity }: RecipeLine, need: Shortfall): boolean {
  return !quantity || !need.quantity || convert(quantity, need.quantity.unit, need.foodId).ok
}

// A line without a food is matched by its name only.
function linesWithoutFood(
  need: Shortfall,
  shortfall: Shortfall | undefined,
  lots: readonly Lot[],
  view: PurchaseContext,
): PurchaseLine[] {
  if (!shortfall) return []
  const { quantity } = need
  const ownLots = lots.filter((lot) => isLotOf(lot, need))
  const unsure = ownLots.filter((lot) => quantity && !convert(lot.quantity, quantity.unit).ok)
  return [unsure.length > 0 ? createCheckLine(need, unsure) : createPurchaseLine(shortfall, view)]
}

/**
 * Returns the surplus of the shopping, so that a plan can use it, above all what spoils. Example: for 250 ml of the 500 ml
 * cream that was bought, `[{ foodId: 'heavy-cream', quantity: toQuantity(250, 'ml'), spoils: true }]`.
 */
export function purchaseSurplusOf(
  needs: readonly Need[],
  lots: readonly Lot[],
  today: Day,
  view: PurchaseListContext = {},
): PurchaseSurplus[] {
  return buildPurchaseList(needs, lots, today, view).flatMap(
    ({ foodId, lacking, check }): PurchaseSurplus[] => {
      if (foodId === undefined || !lacking || check) return []
      const { surplus } = purchaseFor(lacking, foodId, view)
      return surplus && !isZero(surplus.amount)
        ? [{ foodId, quantity: surplus, spoils: spoilsSoon(foodId) }]
        : []
    },
  )
}

// Returns the lots to check: those of the food itself, else those of foods that cover it.
function findUnsureLots(coverageByFood: readonly LineCoverage[], lots: readonly Lot[]): Lot[] {
  const isUnsure = (lot: Lot) =>
    coverageByFood.some(
      ({ needed }) =>
        stockCheckThreshold(lot) !== undefined ||
        measureOf(lot.quantity, lot.foodId ?? '')?.in !== needed?.in,
    )
  const ownLots = lots
    .filter(({ foodId }) => coverageByFood.some(({ line }) => line.foodId === foodId))
    .filter(isUnsure)
  const linkedFoodIds = coverageByFood.flatMap((line) => line.by ?? []).map(({ link }) => link.from)
  const others = lots.filter((lot) => linkedFoodIds.includes(lot.foodId ?? '') && isUnsure(lot))
  return ownLots.length > 0 ? ownLots : others
}

function createCheckLine({ quantity, ...need }: Shortfall, lots: readonly Lot[]): PurchaseLine {
  const [first] = lots
  const sameFood = lots.filter(({ foodId }) => foodId === first?.foodId)
  const check = sameFood.reduce<Quantity | undefined>((sum, { quantity: held }) => {
    if (!sum) return held
    const more = convert(held, sum.unit, first?.foodId)
    return more.ok ? { amount: plus(sum.amount, more.quantity.amount), unit: sum.unit } : sum
  }, undefined)
  // The line names the food in stock: cumin seeds, where ground cumin is needed.
  const food = first?.foodId !== need.foodId ? foodById(first?.foodId ?? '') : undefined
  const named = food ? { ...need, foodId: food.id, name: food.name } : need
  return { ...named, ...(quantity && { lacking: quantity }), ...(check && { check }) }
}

/** Minimum share of a purchase that counts as a leftover worth mentioning. */
const minSurplusShare = 0.15

function createPurchaseLine(shortfalls: Shortfall, view: PurchaseContext): PurchaseLine {
  const { quantity: lacking, foodId } = shortfalls
  if (!lacking) return shortfalls
  const { quantity, surplus, pack } = purchaseFor(lacking, foodId, view)
  const shown = pack && convert(quantity, pack.size.unit, foodId)
  // 'leaves 38 g of cumin' is not worth mentioning, 'a bag of 500 g leaves 250 g' is.
  const isPart =
    pack && shown?.ok && compare(shown.quantity.amount, times(pack.size.amount, amount(pack.count))) < 0
  const isMentioned =
    surplus &&
    foodId !== undefined &&
    (isPart || spoilsSoon(foodId)) &&
    isWorthMentioning(surplus, lacking, foodId)
  const about = shortfalls.about && (!pack || isPart === true)
  const line = { ...shortfalls, about, quantity, lacking }
  if (!isMentioned) return line
  const { shops = 'metric' } = view
  return isPart
    ? { ...line, pack, ...splitPacks(pack, { quantity, lacking, foodId, shops }) }
    : { ...line, leaves: toShopUnits(surplus, shops) }
}

interface PartOfPacks {
  readonly quantity: Quantity
  readonly lacking: Quantity
  readonly foodId: string
  readonly shops: ShopMeasures
}

// The displayed needed and left amounts add up to the packs: 75 g and 125 g of a bag of 200 g.
function splitPacks(pack: NonNullable<Purchase['pack']>, { quantity, lacking, foodId, shops }: PartOfPacks) {
  const inGrams = (some: Quantity) => {
    const converted = convert(some, 'g', foodId)
    return converted.ok ? toNumber(converted.quantity.amount) : 0
  }
  const exact = toQuantity(inGrams(lacking), 'g')
  const needed = shops === 'us' ? toShopUnits(exact, shops) : toReadableQuantity(exact)
  const left = inGrams(pack.size) * pack.count - inGrams(needed)
  const leaves = toShopUnits(toQuantity(Math.round(Math.max(0, left)), 'g'), shops)
  return { leaves, ...(Math.round(inGrams(quantity)) !== Math.round(inGrams(needed)) && { needed }) }
}

function isWorthMentioning(surplus: Quantity, lacking: Quantity, foodId: string): boolean {
  if (isZero(surplus.amount)) return false
  const needed = convert(lacking, surplus.unit, foodId)
  const foodCoverages = needed.ok ? plus(needed.quantity.amount, surplus.amount) : surplus.amount
  return (
    compare(surplus.amount, zero) > 0 && toNumber(surplus.amount) >= toNumber(foodCoverages) * minSurplusShare
  )
}

function isLotOf(lot: Lot, { foodId, name }: Pick<Shortfall, 'foodId' | 'name'>): boolean {
  return foodId === undefined
    ? lot.foodId === undefined && lot.name.trim().toLowerCase() === name.trim().toLowerCase()
    : lot.foodId === foodId
}

function keyOf({ foodId, name, quantity }: Pick<Shortfall, 'foodId' | 'name' | 'quantity'>): string {
  return `${foodId ?? `name:${name.trim().toLowerCase()}`}\t${quantity?.unit ?? ''}`
}
