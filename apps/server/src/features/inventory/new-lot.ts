import type { LeftoverDish, NewItem } from '@larder/contract/inventory'
import type { Category } from '@larder/kitchen/categories'
import { addDays, type Day } from '@larder/kitchen/day'
import { firstExpiry, type Kept, kindOfDay, withinLimit } from '@larder/kitchen/expiry'
import { foodById } from '@larder/kitchen/food'
import { usualPlaceOf } from '@larder/kitchen/food-safety/usual-place'
import { linkFood } from '@larder/kitchen/linking'
import type { Expiry } from '@larder/kitchen/lot'
import { foodOf } from './food-of'
import { amountFrom, dayFrom, openingDay, unitPriceOf } from './reading'
import type { LotSnapshot } from './snapshot'

/** What comes by these ways is a pack of the shop, unless its name says otherwise. */
const fromShop: ReadonlySet<NewItem['source']> = new Set([
  'receipt',
  'barcode',
  'shopping',
  'photo',
  'camera',
])

/** The lot that somebody adds, with what they left out filled in from what is known of the food, or of the dish it is left of. */
export function newLot(item: NewItem, today: Day, dish?: LeftoverDish): LotSnapshot {
  const food = foodOf(item.name, item.foodId)
  const held = amountFrom(item.amount, 'amount')
  const daily = item.dailyConsumption == null ? null : amountFrom(item.dailyConsumption, 'dailyConsumption')
  const openedOn = item.openedOn === undefined ? null : openingDay(item.openedOn, today)
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
    item.location ?? usualPlaceOf(named, { bought: fromShop.has(item.source), unit: item.unit })
  const expiry = expiryOf(item, today, {
    ...named,
    location,
    since,
    ...(openedOn !== null && { openedOn }),
  })
  return {
    foodId: food?.id ?? null,
    name: item.name,
    category: item.category ?? food?.category ?? shelfOf(item.name),
    amountOver: held.over,
    amountUnder: held.under,
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
    dailyOver: daily?.over ?? null,
    dailyUnder: daily?.under ?? null,
    unitPrice: item.price == null ? null : unitPriceOf(item.price, held),
    dish: dish ?? null,
  }
}

function expiryOf(item: NewItem, today: Day, kept: Kept): Expiry | undefined {
  if (item.expiryDate === null) return undefined
  const kind = item.expiryKind ?? kindOfDay(kept)
  if (item.expiryDate !== undefined) {
    const { expirySource: source = 'you' } = item
    return withinLimit({ day: dayFrom(item.expiryDate, 'expiryDate'), source, kind }, kept)
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
function shelfOf(name: string): Category {
  const link = linkFood(name)
  return (link.known && foodById(link.foodId)?.category) || 'Condiments'
}
