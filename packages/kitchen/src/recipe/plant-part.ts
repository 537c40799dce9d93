import { plantPartTable } from '../data/text/plant-parts'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import type { Ingredient } from '../ingredient/ingredient'
import { onlyPrepares } from '../ingredient/name'
import { tokenizeLine } from '../ingredient/tokens'

const plantsByPart = lazyValue(() => {
  const byPart = new Map<string, ReadonlySet<string>>()
  for (const [parts, plants] of parseRows(plantPartTable)) {
    const ids = parseList(plants).flatMap((name) => findByWholeName(normalizeWords(name))?.food.id ?? [])
    for (const part of parseList(parts)) byPart.set(part, new Set(ids))
  }
  return byPart
})

/**
 * Returns the plant of a line that names only a part, if exactly one of the recipe's other foods has such parts; undefined
 * otherwise.
 * Example: `plantOfPart(parseIngredient('500 g florets'), ['broccoli', 'garlic'])` is 'broccoli', beside cauliflower too nothing.
 */
export function plantOfPart(
  { name, heading, measures: [first] }: Pick<Ingredient, 'name' | 'heading' | 'measures'>,
  others: readonly string[],
): string | undefined {
  if (heading) return undefined
  // Of '2 stems, chopped' nothing is left but what is done to them.
  const isUnnamed = name === '' || onlyPrepares(tokenizeLine(name))
  const part = isUnnamed ? (first?.unit ?? '') : normalizeWords(name).join(' ')
  const plants = plantsByPart().get(part)
  const found = plants ? new Set(others.filter((foodId) => plants.has(foodId))) : undefined
  return found?.size === 1 ? [...found][0] : undefined
}
