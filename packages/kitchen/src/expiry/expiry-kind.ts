import type { Category } from '../food/categories'
import type { Food, Trait } from '../food/food'
import { foodById } from '../food/food'
import { isPackOrHomemade } from '../food-safety/food-nature'
import type { NamedStockFood } from '../food-safety/food-state'
import { isPrepared, safetyLimitOf } from '../food-safety/risk-class'
import type { ExpiryKind, StorageLocation } from '../stock/lot'
import type { Condition } from './shelf-life'
import { daysOf, isByPackOnly, isSoldFrozen, keepingTimeOf, usualLocation } from './shelf-life'

/**
 * Known facts about a food that decide how it spoils. Example: `{ foodId: 'salmon' }`, `{ category: 'Dairy' }`, `{ cooked: true
 * }`.
 */
export type SpoilageFacts = NamedStockFood

/**
 * A food that keeps for fewer days than this in the fridge spoils unnoticed, so its date is about safety. Example: milk once
 * opened, 7 days.
 */
const soonUnsafeDays = 14

/**
 * Fresh dairy keeps fewer days than this in the fridge; cheese and butter that keep longer only lose quality. Example: cheddar,
 * 180 days.
 */
export const freshDairyDays = 30

/**
 * Returns whether the expiry day is about safety or quality. Use by: raw meat and fish, cooked leftovers, deli meat, fresh
 * dairy, sprouts, and anything opened or thawed that the fridge keeps for less than two weeks. Best before: shelf goods, whole
 * fruit and vegetables, bread, hard cheese, drinks without milk or juice, eggs in the shell, and everything frozen. Prepared
 * food, food of a high-risk class and unknown food count as use by in the fridge. Example: `expiryKindOf({ foodId:
 * 'ground-pork' }, 'fridge')` is 'use-by'.
 */
export function expiryKindOf(
  facts: SpoilageFacts,
  location: StorageLocation,
  condition: Condition = 'sealed',
): ExpiryKind {
  return becomesUnsafe(facts, location, condition) ? 'use-by' : 'best-before'
}

function becomesUnsafe(facts: SpoilageFacts, location: StorageLocation, condition: Condition): boolean {
  if (location === 'freezer') return false
  if (isPrepared(facts) || safetyLimitOf(facts, location, condition)) return true
  if (location === 'fridge' && condition === 'sealed' && isPackOrHomemade(facts))
    return becomesUnsafe(facts, location, 'opened')
  const food = facts.foodId === undefined ? undefined : foodById(facts.foodId)
  if (food) return location === 'pantry' ? needsFridge(food, condition) : isUnsafeInFridge(food, condition)
  if (facts.category)
    return perishable.has(facts.category) || (condition === 'thawed' && location === 'fridge')
  return location === 'fridge'
}

const perishable: ReadonlySet<Category> = new Set(['Protein', 'Dairy'])
const produce: ReadonlySet<Category> = new Set(['Vegetables', 'Fruits', 'Herbs & Spices'])
const flesh: readonly Trait[] = ['meat', 'fish', 'shellfish']

function needsFridge(food: Food, condition: Condition): boolean {
  if (isSoldFrozen(food.id)) return true
  if (keepingTimeOf(food.id, 'pantry', condition)?.until === 'days') return false
  if (condition !== 'opened' && (keepingTimeOf(food.id, 'pantry') || usualLocation(food.id) === 'pantry'))
    return false
  return isUnsafeInFridge(food, condition)
}

function isUnsafeInFridge(food: Food, condition: Condition): boolean {
  if (food.id.endsWith('-sprouts') && food.id !== 'brussels-sprouts') return true
  if (isByPackOnly(food.id)) return true
  if (condition !== 'sealed' && isUnsafeInFridge(food, 'sealed')) return true
  if (condition === 'thawed') return isUnsafeThawed(food)
  // Bread and cakes that also keep in the pantry go stale instead of unsafe.
  const outside = daysOf(keepingTimeOf(food.id, 'pantry'))
  if (outside && outside.most < freshDairyDays) return false
  const days =
    daysOf(keepingTimeOf(food.id, 'fridge', condition)) ??
    daysOf(keepingTimeOf(food.id, 'fridge')) ??
    daysOf(keepingTimeOf(food.id, 'fridge', 'opened'))
  if (condition === 'sealed') {
    if (outside || produce.has(food.category) || isInShell(food.id)) return false
    if (perishable.has(food.category)) return isFreshOrFlesh(food, days?.most)
  } else if (produce.has(food.category) && !daysOf(keepingTimeOf(food.id, 'fridge', 'opened'))) {
    return false
  }
  if (food.category === 'Beverages' && !/-(?:milk|juice|water|beverage)$/.test(food.id)) return false
  if (food.id === 'tonic-water') return false
  return days !== undefined && days.least < soonUnsafeDays
}

// Freezing damages fresh or wet food; flour, coffee and vodka are unchanged.
function isUnsafeThawed({ id, category, traits }: Food): boolean {
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
  const isShelfGood = usualLocation(id) === 'pantry' && !perishable.has(category)
  return !isShelfGood || traits.some((trait) => spoilable.includes(trait))
}

const lastingDays = 180
const spoilable: readonly Trait[] = [...flesh, 'dairy', 'egg']

const inShell: ReadonlySet<string> = new Set(['egg', 'duck-egg', 'quail-egg'])

/** Whether a food is an egg in its shell, which also keeps outside the fridge. Example: `isInShell('quail-egg')`. */
export function isInShell(foodId: string): boolean {
  return inShell.has(foodId)
}

function isFreshOrFlesh(food: Food, most: number | undefined): boolean {
  if (food.traits.some((trait) => flesh.includes(trait))) return true
  return most === undefined || most < freshDairyDays
}
