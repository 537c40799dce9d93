import { foodById } from '../food/food'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'

const forms: Readonly<Record<string, readonly string[]>> = {
  can: ['canned', 'tinned'],
  jar: ['pickled', 'jarred', 'canned'],
}

/**
 * Returns the preserved form of a food in a tin or a jar, or undefined if the food has none or is one already.
 * Example: `preservedFood('cucumber', 'jar')` are pickles, `preservedFood('tomato', 'can')` canned tomatoes, of water
 * in a glass nothing.
 */
export function preservedFood(foodId: string, container: string): string | undefined {
  const food = foodById(foodId)
  if (!food || !preservable.has(food.category)) return undefined
  for (const form of forms[container] ?? [])
    for (const name of [food.name, ...food.aliases]) {
      const match = findByWholeName(normalizeWords(`${form} ${name}`))
      if (match && match.how !== 'misspelt') return match.food.id
    }
  return undefined
}

// A glass of milk or water is not a preserved food.
const preservable: ReadonlySet<string> = new Set(['Vegetables', 'Fruits', 'Legumes', 'Protein'])
