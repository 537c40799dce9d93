import type { NewItem } from '@larder/contract/inventory'
import type { Category } from '@larder/kitchen/categories'
import { addDays, type Day } from '@larder/kitchen/day'
import { estimateExpiry, type Kept, kindOfDay } from '@larder/kitchen/expiry'
import { type Food, foodById } from '@larder/kitchen/food'
import { linkFood } from '@larder/kitchen/linking'
import type { Expiry, Location } from '@larder/kitchen/lot'
import { usualLocation } from '@larder/kitchen/shelf-life'
import { foodOf } from './food-of'
import { amountFrom, dayFrom, openingDay, unitPriceOf } from './reading'
import type { LotSnapshot } from './snapshot'

/** The lot that somebody adds, with what they left out filled in from what is known of the food. */
export function newLot(item: NewItem, today: Day): LotSnapshot {
  const food = foodOf(item.name, item.foodId)
  const held = amountFrom(item.amount, 'amount')
  const daily = item.dailyConsumption == null ? null : amountFrom(item.dailyConsumption, 'dailyConsumption')
  const openedOn = item.openedOn === undefined ? null : openingDay(item.openedOn, today)
  const cooked = item.source === 'cooked'
  const location = item.location ?? placeOf(food, item.category, cooked)
  // What is open already was bought that day at the latest.
  const since = openedOn !== null && openedOn < today ? openedOn : today
  const category = food?.category ?? item.category
  const expiry = expiryOf(item, today, {
    ...(food && { foodId: food.id }),
    ...(category && { category }),
    location,
    since,
    cooked,
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
    dish: null,
  }
}

function expiryOf(item: NewItem, today: Day, kept: Kept): Expiry | undefined {
  if (item.expiryDate === null) return undefined
  const estimate = estimateExpiry(kept)
  const kind = item.expiryKind ?? kindOfDay(kept)
  if (item.expiryDate !== undefined) {
    return { day: dayFrom(item.expiryDate, 'expiryDate'), source: item.expirySource ?? 'you', kind }
  }
  if (item.shelfLifeDays !== undefined) {
    return { day: addDays(today, item.shelfLifeDays), source: 'you', kind }
  }
  return estimate.ok ? { ...estimate.expiry, kind } : undefined
}

const fresh: ReadonlySet<Category | undefined> = new Set(['Vegetables', 'Fruits', 'Protein', 'Dairy'])

function placeOf(food: Food | undefined, category: Category | undefined, cooked: boolean): Location {
  if (cooked) return 'fridge'
  if (food) return usualLocation(food.id)
  return fresh.has(category) ? 'fridge' : 'pantry'
}

/**
 * The shelf for something we do not surely know: that of the food it probably is; else the one of jars and bottles, where most
 * that has only a household's own name stands, and where it does the least harm: no dish is built on a condiment.
 */
function shelfOf(name: string): Category {
  const link = linkFood(name)
  return (link.known && foodById(link.foodId)?.category) || 'Condiments'
}
