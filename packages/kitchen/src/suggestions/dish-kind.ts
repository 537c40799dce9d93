import { dishRoleOf } from '../recipe/dish-role'
import type { Occasion, Recipe } from '../recipe/recipe'

const occasionBits: Readonly<Record<Occasion, number>> = {
  breakfast: 1,
  lunch: 2,
  dinner: 4,
  quick: 8,
  party: 16,
  healthy: 32,
}

const mealBits = occasionBits.breakfast | occasionBits.lunch | occasionBits.dinner
const besideBit = 64

/** Maximum minutes of a quick dish. Example: `quickMinutes` is 30. */
export const quickMinutes = 30

/**
 * Returns the bit of an occasion; 'beside' is for sides; an unknown occasion has none.
 * Example: `(occasionsOf(recipe) & occasionBit('lunch')) !== 0`.
 */
export function occasionBit(occasion: Occasion | 'beside'): number {
  if (occasion === 'beside') return besideBit
  return Object.hasOwn(occasionBits, occasion) ? occasionBits[occasion] : 0
}

/**
 * Returns every occasion a recipe suits, as bits. Breakfast, lunch, dinner, quick and healthy are meals: only a main or
 * a breakfast suits them; a drink is never one. A main that names neither a time of the day nor a party suits lunch and
 * dinner. It is quick within 30 minutes, and healthy if a tag says so. Sides, starters, snacks and desserts are served
 * beside a main.
 * Example: a 20-minute main has `occasionBit('quick')`.
 */
export function occasionsOf(recipe: Recipe): number {
  const role = dishRoleOf(recipe)
  let bits = 0
  for (const occasion of recipe.occasions) bits |= occasionBit(occasion)
  if (role === 'sauce') return 0
  if (role !== 'main' && role !== 'breakfast')
    return (bits & occasionBits.party) | (role === 'drink' ? 0 : besideBit)
  if (role === 'main' && (bits & (mealBits | occasionBits.party)) === 0)
    bits |= occasionBits.lunch | occasionBits.dinner
  if (role === 'breakfast') bits = (bits & ~mealBits) | occasionBits.breakfast
  const { minutes } = recipe
  if (minutes !== undefined && minutes >= 0 && minutes <= quickMinutes) bits |= occasionBits.quick
  if (recipe.tags.some((tag) => tag.trim().toLowerCase() === 'healthy')) bits |= occasionBits.healthy
  return bits
}

const afterTheKind = new Set(['with', 'and', 'in', 'on', 'for', 'from', '&'])

/**
 * Returns the kind of dish in a title: its last word before 'with' or a comma.
 * Example: `dishKindOf('Spinach Omelette with Feta')` is 'omelette'.
 */
export function dishKindOf(title: string): string | undefined {
  let last: string | undefined
  for (const word of title.slice(0, 200).toLowerCase().split(/\s+/)) {
    if (last !== undefined && (afterTheKind.has(word) || word.startsWith('('))) break
    const letters = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(word)?.[0]
    if (letters) last = letters
    if (last !== undefined && /[,:;]$/.test(word)) break
  }
  return last
}
