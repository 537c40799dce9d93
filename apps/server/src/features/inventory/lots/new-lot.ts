import type { LeftoverDish, NewItem } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { capExpiry, expiryKindOfDay, firstExpiry, type KeptFood } from '@larder/kitchen/expiry/expiry'
import type { Category } from '@larder/kitchen/food/categories'
import { foodById } from '@larder/kitchen/food/food'
import { linkFood } from '@larder/kitchen/food-names/link-food'
import { usualPlaceOf } from '@larder/kitchen/food-safety/usual-place'
import type { Expiry } from '@larder/kitchen/stock/lot'
import { parseAmountField, parseDayField, parseOpenedOn, toUnitPrice } from './input-values'
import type { LotSnapshot } from './lot-row'
import { resolveFood } from './resolve-food'

/** Items from these sources are a shop's packs, unless the name says otherwise. */
const shopSources: ReadonlySet<NewItem['source']> = new Set([
  'receipt',
  'barcode',
  'shopping',
  'photo',
  'camera',
])

/** Returns the lot of a new item; missing fields are filled in from the food, or from the dish for leftovers. */
export function newLot(item: NewItem, today: Day, dish?: LeftoverDish): LotSnapshot {
  const food = resolveFood(item.name, item.foodId)
  const held = parseAmountField(item.amount, 'amount')
  const daily =
    item.dailyConsumption == null ? null : parseAmountField(item.dailyConsumption, 'dailyConsumption')
  const openedOn = item.openedOn === undefined ? null : parseOpenedOn(item.openedOn, today)
  const cooked = item.source === 'cooked'
  // An opened item was bought on that day at the latest.
  const since = openedOn !== null && openedOn < today ? openedOn : today
  const category = food?.category ?? item.category
  const named = {
    ...(food && { foodId: food.id }),
    name: item.name,
    ...(category && { category }),
    cooked,
    ...(dish?.riskClass !== undefined && { riskClass: dish.riskClass }),
  }
  const location =
    item.location ?? usualPlaceOf(named, { bought: shopSources.has(item.source), unit: item.unit })
  const expiry = toExpiry(item, today, {
    ...named,
    location,
    since,
    ...(openedOn !== null && { openedOn }),
  })
  return {
    foodId: food?.id ?? null,
    name: item.name,
    category: item.category ?? food?.category ?? guessCategory(item.name),
    amountNumerator: held.numerator,
    amountDenominator: held.denominator,
    unit: item.unit,
    location,
    expiryDay: expiry?.day ?? null,
    expirySource: expiry?.source ?? null,
    expiryKind: expiry?.kind ?? null,
    expiryBecause: expiry?.because ?? null,
    since,
    openedOn,
    frozenOn: null,
    leftWhenFrozen: null,
    thawedOn: null,
    cooked,
    source: item.source,
    dailyNumerator: daily?.numerator ?? null,
    dailyDenominator: daily?.denominator ?? null,
    unitPrice: item.price == null ? null : toUnitPrice(item.price, held),
    dish: dish ?? null,
  }
}

function toExpiry(item: NewItem, today: Day, food: KeptFood): Expiry | undefined {
  if (item.expiryDate === null) return undefined
  const kind = item.expiryKind ?? expiryKindOfDay(food)
  if (item.expiryDate !== undefined) {
    const { expirySource: source = 'you' } = item
    return capExpiry({ day: parseDayField(item.expiryDate, 'expiryDate'), source, kind }, food)
  }
  if (item.shelfLifeDays !== undefined) {
    return { day: addDays(today, item.shelfLifeDays), source: 'you', kind }
  }
  const expiry = firstExpiry(food)
  return expiry && { ...expiry, kind: item.expiryKind ?? expiry.kind }
}

/**
 * Guesses the category of an unknown food: that of the food it probably is, otherwise 'Condiments', where most items with a
 * household's own name belong and where it does the least harm, since no dish is built on a condiment.
 */
function guessCategory(name: string): Category {
  const link = linkFood(name)
  return (link.known && foodById(link.foodId)?.category) || 'Condiments'
}
