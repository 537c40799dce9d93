import type { LeftoverDish, NewItem } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { capExpiry, expiryKindOfDay, firstExpiry, type KeptFood } from '@larder/kitchen/expiry/expiry'
import type { Category } from '@larder/kitchen/food/categories'
import { foodById } from '@larder/kitchen/food/food'
import { linkFood } from '@larder/kitchen/food-names/link-food'
import { usualPlaceOf } from '@larder/kitchen/food-safety/usual-place'
import type { Expiry } from '@larder/kitchen/stock/lot'
import { parseAmountField, parseDayField, parseOpenedOn, toUnitPrice } from './input-values'
import type { LotSnapshot } from './lot-snapshot'
import { resolveFood } from './resolve-food'

/** What comes by these ways is a pack of the shop, unless its name says otherwise. */
const shopSources: ReadonlySet<NewItem['source']> = new Set([
  'receipt',
  'barcode',
  'shopping',
  'photo',
  'camera',
])

/** The lot that somebody adds, with what they left out filled in from what is known of the food, or of the dish it is left of. */
export function newLot(item: NewItem, today: Day, dish?: LeftoverDish): LotSnapshot {
  const food = resolveFood(item.name, item.foodId)
  const held = parseAmountField(item.amount, 'amount')
  const daily =
    item.dailyConsumption == null ? null : parseAmountField(item.dailyConsumption, 'dailyConsumption')
  const openedOn = item.openedOn === undefined ? null : parseOpenedOn(item.openedOn, today)
  const cooked = item.source === 'cooked'
  // What is open already was bought that day at the latest.
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

function toExpiry(item: NewItem, today: Day, kept: KeptFood): Expiry | undefined {
  if (item.expiryDate === null) return undefined
  const kind = item.expiryKind ?? expiryKindOfDay(kept)
  if (item.expiryDate !== undefined) {
    const { expirySource: source = 'you' } = item
    return capExpiry({ day: parseDayField(item.expiryDate, 'expiryDate'), source, kind }, kept)
  }
  if (item.shelfLifeDays !== undefined) {
    return { day: addDays(today, item.shelfLifeDays), source: 'you', kind }
  }
  const expiry = firstExpiry(kept)
  return expiry && { ...expiry, kind: item.expiryKind ?? expiry.kind }
}

/**
 * The shelf for something we do not surely know: that of the food it probably is; else the one of jars and bottles, where most
 * that has only a household's own name stands, and where it does the least harm: no dish is built on a condiment.
 */
function guessCategory(name: string): Category {
  const link = linkFood(name)
  return (link.known && foodById(link.foodId)?.category) || 'Condiments'
}
