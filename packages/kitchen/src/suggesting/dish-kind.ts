import type { Occasion, Recipe } from '../recipe'

const occasionBits: Readonly<Record<Occasion, number>> = {
  breakfast: 1,
  lunch: 2,
  dinner: 4,
  quick: 8,
  party: 16,
  healthy: 32,
}

/** A dish at the table within so many minutes is a quick one. Example: `quickMinutes` is 30. */
export const quickMinutes = 30

/** The bit of an occasion; an unknown word has none. Example: `(occasionsOf(recipe) & occasionBit('lunch')) !== 0`. */
export function occasionBit(occasion: Occasion): number {
  return Object.hasOwn(occasionBits, occasion) ? occasionBits[occasion] : 0
}

/**
 * Every occasion a recipe suits, as bits: those it names, quick when it takes 30 minutes or less, healthy when a tag says
 * so; a main dish that names none suits lunch and dinner. A dessert or a drink is neither lunch nor dinner, whatever it names,
 * and a quick meal only when it says so; of the drinks only those that fill are more than something for a party. Example: a
 * 20-minute dish has `occasionBit('quick')`.
 */
export function occasionsOf(recipe: Recipe): number {
  const { course, minutes } = recipe
  const isMeal = course !== 'Dessert' && course !== 'Drink'
  let bits = 0
  for (const occasion of recipe.occasions) bits |= occasionBit(occasion)
  if (!isMeal) bits &= ~(occasionBits.lunch | occasionBits.dinner)
  if (course === 'Drink' && !recipe.tags.some((tag) => filling.has(tag))) bits &= occasionBits.party
  if (bits === 0 && course === 'Main Dish') bits = occasionBits.lunch | occasionBits.dinner
  if (isMeal && minutes !== undefined && minutes >= 0 && minutes <= quickMinutes) bits |= occasionBits.quick
  if (recipe.tags.some((tag) => tag.trim().toLowerCase() === 'healthy')) bits |= occasionBits.healthy
  return bits
}

const filling: ReadonlySet<string> = new Set(['smoothie', 'shake', 'milkshake', 'lassi'])

const afterTheKind = new Set(['with', 'and', 'in', 'on', 'for', 'from', '&'])

/** What kind of dish a title names: its last word before 'with' or a comma. Example: `kindOf('Spinach Omelette with Feta')` is 'omelette'. */
export function kindOf(title: string): string | undefined {
  let last: string | undefined
  for (const word of title.slice(0, 200).toLowerCase().split(/\s+/)) {
    if (last !== undefined && (afterTheKind.has(word) || word.startsWith('('))) break
    const letters = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(word)?.[0]
    if (letters) last = letters
    if (last !== undefined && /[,:;]$/.test(word)) break
  }
  return last
}
