import type { PaidPrice } from '@larder/contract/shopping'
import { type Aisle, aisleOf } from '@larder/kitchen/aisles'
import { readAmount } from '@larder/kitchen/amount'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { surely } from '@larder/kitchen/linking'
import { type Estimate, estimateCost, type Paid, type ToBuy } from '@larder/kitchen/price-memory'
import type { Quantity } from '@larder/kitchen/quantity'
import { formatQuantity, tidy } from '@larder/kitchen/quantity-text'
import { inShopOrder, learnOrder } from '@larder/kitchen/shop-order'
import { mergeNeeds } from '@larder/kitchen/shopping'
import { readShoppingText } from '@larder/kitchen/shopping-text'
import { splitShoppingText } from '@larder/kitchen/typed-text/splitting'
import { foodFacts } from '../../food/food-facts'
import { householdCountry } from '../../food/household-country'

/** What a line says, as the kitchen reads it. */
export interface Reading {
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
export interface Sum {
  readonly quantity?: Quantity
  /** A density or a usual weight stood between. */
  readonly about: boolean
}

const readings = new Map<string, Reading>()
const mostKept = 5000
/** The country whose measures they were read in. */
let readIn: string | undefined

function read(text: string): Reading {
  const country = householdCountry()
  if (country !== readIn) readings.clear()
  readIn = country
  const known = readings.get(text)
  if (known) return known
  const { name, quantity, foodId, confidence = 0, household, note } = readShoppingText(text, country)
  const reading: Reading = {
    name: name.trim() === '' ? text : name,
    ...(quantity && { quantity }),
    ...(foodId !== undefined && { looksLike: foodId }),
    ...(foodId !== undefined && confidence >= surely && { foodId }),
    ...(note !== undefined && { note }),
    aisle: aisleOf(foodId, household),
  }
  if (readings.size >= mostKept) readings.clear()
  readings.set(text, reading)
  return reading
}

/** What the kitchen knows of the things on a list. Its tables are large: take it by `useListFacts`. */
export const listFacts = {
  read,
  hasRead: (text: string) => readings.has(text),

  /** The things in a typed or pasted text, each a line of its own. */
  split: splitShoppingText,

  /** One more of a food with what there is of it already, where they can be added up. */
  together(sum: Sum, reading: Reading): Sum | undefined {
    const { quantity, ...food } = reading
    const [whole, ...others] = mergeNeeds([
      { ...food, ...(sum.quantity && { quantity: sum.quantity }) },
      reading,
    ])
    if (!whole || others.length > 0) return undefined
    return { ...(whole.quantity && { quantity: whole.quantity }), about: sum.about || whole.about }
  },

  /** As a cook reads it: '625 g'. */
  amountText: (quantity: Quantity) => formatQuantity(tidy(quantity)),

  /** Things in the order of a shop, as the trips there have taught it. */
  inOrder<Thing extends { readonly looksLike?: string; readonly name: string }>(
    things: readonly Thing[],
    trips: readonly (readonly string[])[],
  ): Thing[] {
    const order = learnOrder(trips.map((trip) => trip.map((foodId) => ({ aisle: aisleOf(foodId), foodId }))))
    const named = things.map((thing) => ({
      thing,
      name: thing.name,
      ...(thing.looksLike !== undefined && { foodId: thing.looksLike }),
    }))
    return inShopOrder(named, order).map(({ thing }) => thing)
  },

  cost(things: readonly ToBuy[], prices: readonly PaidPrice[], store: string | undefined): Estimate {
    return estimateCost(things, prices.flatMap(paidFrom), store)
  },

  foods: foodFacts,
}

export type ListFacts = typeof listFacts

function paidFrom({ foodId, name, amount, unit, price, day, store }: PaidPrice): Paid[] {
  const read = readAmount(amount)
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
