import type { PaidPrice } from '@larder/contract/shopping'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { certainThreshold } from '@larder/kitchen/food-names/link-food'
import { parseAmountText } from '@larder/kitchen/quantity/amount'
import { formatQuantity, normalizeUnit } from '@larder/kitchen/quantity/format-quantity'
import type { Quantity } from '@larder/kitchen/quantity/quantity'
import { type Aisle, aisleOf } from '@larder/kitchen/shopping/aisles'
import {
  type CostEstimate,
  type CostItem,
  estimateCost,
  type PriceRecord,
} from '@larder/kitchen/shopping/cost-estimate'
import { learnShopOrder, sortByShopOrder } from '@larder/kitchen/shopping/shop-order'
import { parseShoppingText } from '@larder/kitchen/shopping/shopping-text'
import { mergeNeeds } from '@larder/kitchen/shopping/shortfall'
import { splitShoppingText } from '@larder/kitchen/typed-text/split-shopping-text'
import { stockName } from '@larder/kitchen/typed-text/stock-name'
import { foodFacts } from '../../food/food-facts'
import { getHouseholdCountry } from '../../food/household-country'

/** A list line as the kitchen parses it. */
export interface ParsedListLine {
  readonly name: string
  /** Its name in stock, with what was done to it: 'chopped tomatoes'. */
  readonly stockName: string
  readonly quantity?: Quantity
  /** The food, when recognised with certainty. */
  readonly foodId?: string
  /** The food, when certain or probable: good enough for an icon and an aisle. */
  readonly looksLike?: string
  readonly note?: string
  readonly aisle: Aisle
}

/** The sum of several lines of one food. */
export interface LineSum {
  readonly quantity?: Quantity
  /** The sum used a density or a typical weight. */
  readonly about: boolean
}

const readingCache = new Map<string, ParsedListLine>()
const maxCachedReadings = 5000
/** The country whose measures the cached readings use. */
let cachedForCountry: string | undefined

function readLine(text: string): ParsedListLine {
  const country = getHouseholdCountry()
  if (country !== cachedForCountry) readingCache.clear()
  cachedForCountry = country
  const cached = readingCache.get(text)
  if (cached) return cached
  const parsed = parseShoppingText(text, country)
  const { name, quantity, foodId, confidence = 0, household, note } = parsed
  const reading: ParsedListLine = {
    name: name.trim() === '' ? text : name,
    stockName: stockName(parsed),
    ...(quantity && { quantity }),
    ...(foodId !== undefined && { looksLike: foodId }),
    ...(foodId !== undefined && confidence >= certainThreshold && { foodId }),
    ...(note !== undefined && { note }),
    aisle: aisleOf(foodId, household),
  }
  if (readingCache.size >= maxCachedReadings) readingCache.clear()
  readingCache.set(text, reading)
  return reading
}

/** Food knowledge for shopping lists. Its tables are large: load it with `useListFacts`. */
export const listFacts = {
  read: readLine,
  hasRead: (text: string) => readingCache.has(text),

  /** Splits a typed or pasted text into lines. */
  split: splitShoppingText,

  /** Adds a line to a sum of the same food; returns undefined when they cannot be added up. */
  together(sum: LineSum, reading: ParsedListLine): LineSum | undefined {
    const { quantity, ...food } = reading
    const [merged, ...others] = mergeNeeds([
      { ...food, ...(sum.quantity && { quantity: sum.quantity }) },
      reading,
    ])
    if (!merged || others.length > 0) return undefined
    return { ...(merged.quantity && { quantity: merged.quantity }), about: sum.about || merged.about }
  },

  /** Formats a quantity for cooks: '625 g'. */
  amountText: (quantity: Quantity) => formatQuantity(normalizeUnit(quantity)),

  /** Sorts things in the order of a shop, learned from past trips. */
  inOrder<Thing extends { readonly looksLike?: string; readonly name: string }>(
    things: readonly Thing[],
    trips: readonly (readonly string[])[],
  ): Thing[] {
    const order = learnShopOrder(
      trips.map((trip) => trip.map((foodId) => ({ aisle: aisleOf(foodId), foodId }))),
    )
    const foods = things.map((thing) => ({
      thing,
      name: thing.name,
      ...(thing.looksLike !== undefined && { foodId: thing.looksLike }),
    }))
    return sortByShopOrder(foods, order).map(({ thing }) => thing)
  },

  cost(things: readonly CostItem[], prices: readonly PaidPrice[], store: string | undefined): CostEstimate {
    return estimateCost(things, prices.flatMap(toPriceRecords), store)
  },

  foods: foodFacts,
}

export type ListFacts = typeof listFacts

function toPriceRecords({ foodId, name, amount, unit, price, day, store }: PaidPrice): PriceRecord[] {
  const parsed = parseAmountText(amount)
  if (!parsed) return []
  return [
    {
      ...(foodId !== undefined && { foodId }),
      name,
      quantity: { amount: parsed, unit: heldUnit(unit, foodId) },
      price,
      day,
      ...(store !== undefined && { store }),
    },
  ]
}
