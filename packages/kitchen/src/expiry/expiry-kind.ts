import type { Category } from '../food/categories'
import type { Food, Trait } from '../food/food'
import { foodById } from '../food/food'
import { isPackOrHomemade } from '../food-safety/food-nature'
import type { NamedStockFood } from '../food-safety/food-state'
import { isPrepared, safetyLimitOf } from '../food-safety/risk-class'
import type { ExpiryKind, StorageLocation } from '../stock/lot'
import type { Condition } from './shelf-life'
import { daysOf, isByPackOnly, isSoldFrozen, keepingTimeOf, usualLocation } from './shelf-life'

/** What we know of something when we ask how it spoils. Example: `{ foodId: 'salmon' }`, `{ category: 'Dairy' }`, `{ cooked: true }`. */
export type SpoilageFacts = NamedStockFood

/** What spoils unseen within this many days in the fridge is a question of safety. Example: milk once opened, 7 days. */
export const soonUnsafeDays = 14

/** Fresh dairy keeps less than this many days in the fridge; cheese and butter that keep longer only lose quality. Example: cheddar, 180 days. */
export const freshDairyDays = 30

/**
 * Whether the last day is one of safety or of quality. Use by: raw meat and fish, cooked leftovers, deli meat, fresh dairy,
 * sprouts, and anything opened or thawed that the fridge keeps for less than two weeks. Best before: shelf goods, whole
 * fruit and vegetables, bread, hard cheese, drinks without milk or juice, eggs in the shell, and everything frozen. What
 * somebody prepared, what is of a high-risk class and what nobody knows counts as use by in the fridge. Example: `expiryKindOf({ foodId: 'ground-pork' }, 'fridge')` is 'use-by'.
 */
export function expiryKindOf(
  what: SpoilageFacts,
  location: StorageLocation,
  condition: Condition = 'sealed',
): ExpiryKind {
  return isUnsafeLater(what, location, condition) ? 'use-by' : 'best-before'
}

function isUnsafeLater(what: SpoilageFacts, location: StorageLocation, condition: Condition): boolean {
  if (location === 'freezer') return false
  if (isPrepared(what) || safetyLimitOf(what, location, condition)) return true
  if (location === 'fridge' && condition === 'sealed' && isPackOrHomemade(what))
    return isUnsafeLater(what, location, 'opened')
  const food = what.foodId === undefined ? undefined : foodById(what.foodId)
  if (food) return location === 'pantry' ? belongsCold(food, condition) : spoilsCold(food, condition)
  if (what.category) return perishable.has(what.category) || (condition === 'thawed' && location === 'fridge')
  return location === 'fridge'
}

const perishable: ReadonlySet<Category> = new Set(['Protein', 'Dairy'])
const produce: ReadonlySet<Category> = new Set(['Vegetables', 'Fruits', 'Herbs & Spices'])
const flesh: readonly Trait[] = ['meat', 'fish', 'shellfish']

function belongsCold(food: Food, condition: Condition): boolean {
  if (isSoldFrozen(food.id)) return true
  if (keepingTimeOf(food.id, 'pantry', condition)?.until === 'days') return false
  if (condition !== 'opened' && (keepingTimeOf(food.id, 'pantry') || usualLocation(food.id) === 'pantry'))
    return false
  return spoilsCold(food, condition)
}

function spoilsCold(food: Food, condition: Condition): boolean {
  if (food.id.endsWith('-sprouts') && food.id !== 'brussels-sprouts') return true
  if (isByPackOnly(food.id)) return true
  if (condition !== 'sealed' && spoilsCold(food, 'sealed')) return true
  if (condition === 'thawed') return spoilsThawed(food)
  // Bread and cakes that may as well stand on the shelf go stale, not bad.
  const outside = daysOf(keepingTimeOf(food.id, 'pantry'))
  if (outside && outside.most < freshDairyDays) return false
  const days =
    daysOf(keepingTimeOf(food.id, 'fridge', condition)) ??
    daysOf(keepingTimeOf(food.id, 'fridge')) ??
    daysOf(keepingTimeOf(food.id, 'fridge', 'opened'))
  if (condition === 'sealed') {
    if (outside || produce.has(food.category) || isInShell(food.id)) return false
    if (perishable.has(food.category)) return freshOrFlesh(food, days?.most)
  } else if (produce.has(food.category) && !daysOf(keepingTimeOf(food.id, 'fridge', 'opened'))) {
    return false
  }
  if (food.category === 'Beverages' && !/-(?:milk|juice|water|beverage)$/.test(food.id)) return false
  if (food.id === 'tonic-water') return false
  return days !== undefined && days.least < soonUnsafeDays
}

// Ice breaks what is fresh or wet; flour, coffee and vodka come out of the freezer as they went in.
function spoilsThawed({ id, category, traits }: Food): boolean {
  const [outside, inside] = [keepingTimeOf(id, 'pantry'), daysOf(keepingTimeOf(id, 'fridge'))]
  const opened = daysOf(keepingTimeOf(id, 'fridge', 'opened'))
  const days = daysOf(outside)
  if (outside?.until === 'indefinitely') return false
  if (produce.has(category)) {
    const lasts = (days?.least ?? 0) >= lastingDays || (inside?.least ?? 0) >= lastingDays
    return !lasts || (opened !== undefined && opened.least < soonUnsafeDays)
  }
  if (days && days.most < freshDairyDays) return false
  if (opened && opened.least < soonUnsafeDays) return true
  if (days) return false
  const shelved = usualLocation(id) === 'pantry' && !perishable.has(category)
  return !shelved || traits.some((trait) => spoilable.includes(trait))
}

const lastingDays = 180
const spoilable: readonly Trait[] = [...flesh, 'dairy', 'egg']

const inShell: ReadonlySet<string> = new Set(['egg', 'duck-egg', 'quail-egg'])

/** Whether it is an egg in its shell, which keeps out of the fridge too. Example: `isInShell('quail-egg')`. */
export function isInShell(foodId: string): boolean {
  return inShell.has(foodId)
}

function freshOrFlesh(food: Food, most: number | undefined): boolean {
  if (food.traits.some((trait) => flesh.includes(trait))) return true
  return most === undefined || most < freshDairyDays
}
