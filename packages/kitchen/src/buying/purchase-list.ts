import type { ShopMeasures } from '../country/country'
import type { Day } from '../date/day'
import type { Eater } from '../diet/eater'
import { isUnsafe } from '../expiry/freshness'
import { foodById } from '../food/food'
import { spoilsSoon } from '../meal-plan/pack-weight'
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

/** One line of a shopping list that can be bought, or looked after. Example: 500 g mince, which leaves 70 g. */
export interface PurchaseLine extends Shortfall {
  /** Exactly what is lacking, before it became something a shop sells. */
  readonly lacking?: Quantity
  /**
   * Nothing to buy: this is in the house, and nobody knows whether it is enough. Example: 1 bottle, where 300 ml of oil are
   * needed and nobody said how large the bottle is.
   */
  readonly check?: Quantity
  /** What the packs leave over, where that is worth a word. Example: 70 g of mince. */
  readonly leaves?: Quantity
  /** The packs, where the line does not say them. Example: one bag of 500 g, of which 250 g are needed. */
  readonly pack?: Purchase['pack']
  /** What of those packs is needed, where the line says a rounder amount. Example: 75 g of walnuts, where it says 100 g. */
  readonly needed?: Quantity
}

/** Which shops, and who eats: what they may not eat covers nothing by another name. Example: `{ shops: 'us', eaters }`. */
export interface PurchaseListContext extends PurchaseContext {
  readonly eaters?: readonly Eater[]
  /** What may stand in for a food: where all of it is in the house, the food is not bought. */
  readonly swaps?: Swaps
}

/** What is left over of something bought, for a plan that wants to use it. Example: 250 ml of cream. */
export interface PurchaseSurplus {
  readonly foodId: string
  readonly quantity: Quantity
  /** It does not keep for a fortnight. */
  readonly spoils: boolean
}

/**
 * What to shop for: all needs together less the stock, in amounts that shops sell. What nobody would shop for is forgotten, and
 * what is there in an unknown amount is to be checked, never bought again. Example: with '1 bottle' of olive oil and 280 ml
 * needed it is `{ name: 'olive oil', check: 1 bottle }`.
 */
export function buildPurchaseList(
  needs: readonly Need[],
  lots: readonly Lot[],
  today: Day,
  view: PurchaseListContext = {},
): PurchaseLine[] {
  const good = lots.filter((lot) => !isUnsafe(lot, today) && lot.quantity.amount.numerator > 0)
  const lines = new Map<string, LineCoverage[]>()
  const dish = coverageOf(asDish(needs), good, { ...view, today }).lines
  for (const coverage of dish) {
    const { foodId } = coverage.line
    if (foodId !== undefined) lines.set(foodId, [...(lines.get(foodId) ?? []), coverage])
  }
  const asked = needs.flatMap((need, at) => withoutSwap(need, dish[at]))
  const short = findShortfall(asked, good, today, view.eaters)
  return mergeNeeds(asked).flatMap((need): PurchaseLine[] => {
    const still = short.find((one) => keyOf(one) === keyOf(need))
    if (need.foodId === undefined) return unread(need, still, good, view)
    const all = lines.get(need.foodId) ?? []
    const lacks = all.filter(({ state }) => state === 'missing' || state === 'partly')
    if (lacks.some(({ line }) => isLike(line, need))) return [boughtLine(still ?? need, view)]
    const toCheck = lacks.length > 0 ? [] : all.filter(({ state }) => state === 'held')
    if (!toCheck.some(({ line }) => isLike(line, need))) return []
    return [checkLine(need, unsureLots(toCheck, good))]
  })
}

// All that is needed as one dish: whatever a recipe page calls missing, the list calls missing too.
function asDish(needs: readonly Need[]): Recipe {
  const lines = needs.map(({ foodId, name, pinch, quantity = pinch }) => ({
    text: name,
    ...(foodId !== undefined && { foodId }),
    ...(quantity && { quantity }),
  }))
  return { id: 0, title: '', servings: 1, occasions: [], tags: [], lines }
}

// What a swap stands in for is not asked for; the part of it that is there is still used.
function withoutSwap(need: Need, coverage: LineCoverage | undefined): Need[] {
  if (coverage?.state !== 'swapped') return [need]
  const { quantity } = need
  const there = amount(Math.floor(coverage.part * 1000), 1000)
  return quantity && !isZero(there) ? [{ ...need, quantity: scaleQuantity(quantity, there) }] : []
}

// Of what cannot be added, such as two bunches and 100 ml of something nobody has weighed, each has its own line.
function isLike({ quantity }: RecipeLine, need: Shortfall): boolean {
  return !quantity || !need.quantity || convert(quantity, need.quantity.unit, need.foodId).ok
}

// What nobody understood is known by its words alone.
function unread(
  need: Shortfall,
  still: Shortfall | undefined,
  lots: readonly Lot[],
  view: PurchaseContext,
): PurchaseLine[] {
  if (!still) return []
  const { quantity } = need
  const own = lots.filter((lot) => isSame(lot, need))
  const unsure = own.filter((lot) => quantity && !convert(lot.quantity, quantity.unit).ok)
  return [unsure.length > 0 ? checkLine(need, unsure) : boughtLine(still, view)]
}

/**
 * What the shopping leaves over, so that a plan can use it: most of all what spoils. Example: for 250 ml of the 500 ml cream
 * that was bought, `[{ foodId: 'heavy-cream', quantity: so(250, 'ml'), spoils: true }]`.
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
      const { surplus: over } = purchaseFor(lacking, foodId, view)
      return over && !isZero(over.amount) ? [{ foodId, quantity: over, spoils: spoilsSoon(foodId) }] : []
    },
  )
}

// The lots somebody should look at: those of the food itself, else those of what covers it by another name.
function unsureLots(lines: readonly LineCoverage[], lots: readonly Lot[]): Lot[] {
  const isUnsure = (lot: Lot) =>
    lines.some(
      ({ needed }) =>
        stockCheckThreshold(lot) !== undefined ||
        measureOf(lot.quantity, lot.foodId ?? '')?.in !== needed?.in,
    )
  const own = lots.filter(({ foodId }) => lines.some(({ line }) => line.foodId === foodId)).filter(isUnsure)
  const by = lines.flatMap((line) => line.by ?? []).map(({ link }) => link.from)
  const others = lots.filter((lot) => by.includes(lot.foodId ?? '') && isUnsure(lot))
  return own.length > 0 ? own : others
}

function checkLine({ quantity, ...need }: Shortfall, lots: readonly Lot[]): PurchaseLine {
  const [first] = lots
  const alike = lots.filter(({ foodId }) => foodId === first?.foodId)
  const check = alike.reduce<Quantity | undefined>((sum, { quantity: held }) => {
    if (!sum) return held
    const more = convert(held, sum.unit, first?.foodId)
    return more.ok ? { amount: plus(sum.amount, more.quantity.amount), unit: sum.unit } : sum
  }, undefined)
  // What is looked after is what stands in the house: the cumin seeds, where ground cumin is asked for.
  const food = first?.foodId !== need.foodId ? foodById(first?.foodId ?? '') : undefined
  const named = food ? { ...need, foodId: food.id, name: food.name } : need
  return { ...named, ...(quantity && { lacking: quantity }), ...(check && { check }) }
}

/** Less than this part of what was bought is no leftover worth a word. */
const leastLeft = 0.15

function boughtLine(short: Shortfall, view: PurchaseContext): PurchaseLine {
  const { quantity: lacking, foodId } = short
  if (!lacking) return short
  const { quantity, surplus: over, pack } = purchaseFor(lacking, foodId, view)
  const said = pack && convert(quantity, pack.size.unit, foodId)
  // 'leaves 38 g of cumin' is no news, 'a bag of 500 g leaves 250 g' is.
  const isPart =
    pack && said?.ok && compare(said.quantity.amount, times(pack.size.amount, amount(pack.count))) < 0
  const isTold =
    over && foodId !== undefined && (isPart || spoilsSoon(foodId)) && isMuch(over, lacking, foodId)
  const about = short.about && (!pack || isPart === true)
  const line = { ...short, about, quantity, lacking }
  if (!isTold) return line
  const { shops = 'metric' } = view
  return isPart
    ? { ...line, pack, ...ofPacks(pack, { quantity, lacking, foodId, shops }) }
    : { ...line, leaves: toShopUnits(over, shops) }
}

interface PartOfPacks {
  readonly quantity: Quantity
  readonly lacking: Quantity
  readonly foodId: string
  readonly shops: ShopMeasures
}

// What is needed and what is left are the packs together, as they are read: 75 g and 125 g of a bag of 200 g.
function ofPacks(pack: NonNullable<Purchase['pack']>, { quantity, lacking, foodId, shops }: PartOfPacks) {
  const inGrams = (some: Quantity) => {
    const there = convert(some, 'g', foodId)
    return there.ok ? toNumber(there.quantity.amount) : 0
  }
  const exact = toQuantity(inGrams(lacking), 'g')
  const needed = shops === 'us' ? toShopUnits(exact, shops) : toReadableQuantity(exact)
  const left = inGrams(pack.size) * pack.count - inGrams(needed)
  const leaves = toShopUnits(toQuantity(Math.round(Math.max(0, left)), 'g'), shops)
  return { leaves, ...(Math.round(inGrams(quantity)) !== Math.round(inGrams(needed)) && { needed }) }
}

function isMuch(over: Quantity, lacking: Quantity, foodId: string): boolean {
  if (isZero(over.amount)) return false
  const needed = convert(lacking, over.unit, foodId)
  const all = needed.ok ? plus(needed.quantity.amount, over.amount) : over.amount
  return compare(over.amount, zero) > 0 && toNumber(over.amount) >= toNumber(all) * leastLeft
}

function isSame(lot: Lot, { foodId, name }: Pick<Shortfall, 'foodId' | 'name'>): boolean {
  return foodId === undefined
    ? lot.foodId === undefined && lot.name.trim().toLowerCase() === name.trim().toLowerCase()
    : lot.foodId === foodId
}

function keyOf({ foodId, name, quantity }: Pick<Shortfall, 'foodId' | 'name' | 'quantity'>): string {
  return `${foodId ?? `name:${name.trim().toLowerCase()}`}\t${quantity?.unit ?? ''}`
}
