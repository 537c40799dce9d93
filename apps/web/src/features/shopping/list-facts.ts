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
import { foodFacts } from '../../food/food-facts'
import { getHouseholdCountry } from '../../food/household-country'

/** What a line says, as the kitchen reads it. */
export interface ParsedListLine {
  readonly name: string
  readonly quantity?: Quantity
  /** The food it surely is. */
  readonly foodId?: string
  /** The food it surely or probably is: good enough for a picture and an aisle. */
  readonly looksLike?: string
  readonly note?: string
  readonly aisle: Aisle
}

/** Several lines of one food, together. */
export interface LineSum {
  readonly quantity?: Quantity
  /** A density or a usual weight stood between. */
  readonly about: boolean
}

const readingCache = new Map<string, ParsedListLine>()
const maxCachedReadings = 5000
/** The country whose measures they were read in. */
let cachedForCountry: string | undefined

function read(text: string): ParsedListLine {
  const country = getHouseholdCountry()
  if (country !== cachedForCountry) readingCache.clear()
  cachedForCountry = country
  const known = readingCache.get(text)
  if (known) return known
  const { name, quantity, foodId, confidence = 0, household, note } = parseShoppingText(text, country)
  const reading: ParsedListLine = {
    name: name.trim() === '' ? text : name,
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

/** What the kitchen knows of the things on a list. Its tables are large: take it by `useListFacts`. */
export const listFacts = {
  read,
  hasRead: (text: string) => readingCache.has(text),

  /** The things in a typed or pasted text, each a line of its own. */
  split: splitShoppingText,

  /** One more of a food with what there is of it already, where they can be added up. */
  together(sum: LineSum, reading: ParsedListLine): LineSum | undefined {
    const { quantity, ...food } = reading
    const [whole, ...others] = mergeNeeds([
      { ...food, ...(sum.quantity && { quantity: sum.quantity }) },
      reading,
    ])
    if (!whole || others.length > 0) return undefined
    return { ...(whole.quantity && { quantity: whole.quantity }), about: sum.about || whole.about }
  },

  /** As a cook reads it: '625 g'. */
  amountText: (quantity: Quantity) => formatQuantity(normalizeUnit(quantity)),

  /** Things in the order of a shop, as the trips there have taught it. */
  inOrder<Thing extends { readonly looksLike?: string; readonly name: string }>(
    things: readonly Thing[],
    trips: readonly (readonly string[])[],
  ): Thing[] {
    const order = learnShopOrder(
      trips.map((trip) => trip.map((foodId) => ({ aisle: aisleOf(foodId), foodId }))),
    )
    const named = things.map((thing) => ({
      thing,
      name: thing.name,
      ...(thing.looksLike !== undefined && { foodId: thing.looksLike }),
    }))
    return sortByShopOrder(named, order).map(({ thing }) => thing)
  },

  cost(things: readonly CostItem[], prices: readonly PaidPrice[], store: string | undefined): CostEstimate {
    return estimateCost(things, prices.flatMap(paidFrom), store)
  },

  foods: foodFacts,
}

export type ListFacts = typeof listFacts

function paidFrom({ foodId, name, amount, unit, price, day, store }: PaidPrice): PriceRecord[] {
  const read = parseAmountText(amount)
  if (!read) return []
  return [
    {
      ...(foodId !== undefined && { foodId }),
      name,
      quantity: { amount: read, unit: heldUnit(unit, foodId) },
      price,
      day,
      ...(store !== undefined && { store }),
    },
  ]
}
