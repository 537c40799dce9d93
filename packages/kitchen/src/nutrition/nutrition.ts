import { nutritionTable } from '../data/foods/nutrition'
import { nutritionPartTable } from '../data/foods/nutrition-parts'
import { lazyValue, parseList, parseNumberColumn, parseRows } from '../fact-table'

/** A nutrient. Energy is in kcal, sodium and cholesterol in mg, all else in g. Example: 'protein'. */
export type NutrientId = (typeof nutrients)[number]

/** Every nutrient, in the order of a label. Example: `nutrients[0]` is 'kcal'. */
export const nutrients = [
  'kcal',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'satFat',
  'cholesterol',
] as const

/** Known nutrients only; an absent one is unknown. Example: `{ kcal: 23, protein: 2.86 }`. */
export type Nutrients = Readonly<Partial<Record<NutrientId, number>>>

/** The nutrition of 100 g of a food, with its source. Example: `nutritionOf('spinach')?.per100g.kcal` is 23. */
export interface NutritionFacts {
  readonly per100g: Nutrients
  /** Readable: 'USDA SR28, NDB 11457'. */
  readonly source: string
}

const table = lazyValue(() => {
  const facts = new Map<string, NutritionFacts>()
  for (const [id = '', ...columns] of parseRows(nutritionTable)) {
    const per100g: Partial<Record<NutrientId, number>> = {}
    nutrients.forEach((nutrient, column) => {
      const value = parseNumberColumn(columns[column])
      if (value !== undefined) per100g[nutrient] = value
    })
    facts.set(id, { per100g, source: parseSource(columns[nutrients.length] ?? '') })
  }
  for (const [id = '', parts] of parseRows(nutritionPartTable))
    facts.set(id, { per100g: sumOfParts(parts, facts), source: workedOut })
  return facts
})

/** The source of figures that are reckoned from the parts of a food. */
const workedOut = 'worked out from its parts'

/** Adds up the parts of 100 g of a food; a nutrient that one of them lacks is not known. */
function sumOfParts(parts: string | undefined, facts: ReadonlyMap<string, NutritionFacts>): Nutrients {
  const known = parseList(parts).map((part) => {
    const [id = '', grams] = part.split(':')
    const per100g = facts.get(id)?.per100g
    if (!per100g) throw new Error(`nobody has measured ${id}`)
    return { per100g, grams: Number(grams) }
  })
  const sums: Partial<Record<NutrientId, number>> = {}
  for (const nutrient of nutrients) {
    const sum = known.reduce(
      (total, { per100g, grams }) => total + ((per100g[nutrient] ?? Number.NaN) * grams) / 100,
      0,
    )
    if (!Number.isNaN(sum)) sums[nutrient] = Math.round(sum * 100) / 100
  }
  return sums
}

/** Returns the nutrition of a food, or undefined if no source has measured it. Example: `nutritionOf('spinach')?.source`. */
export function nutritionOf(foodId: string): NutritionFacts | undefined {
  return table().get(foodId)
}

/**
 * Returns the nutrients in a weight of the edible part.
 * Example: `nutrientsIn('spinach', 200).kcal` is 46; of a food nobody has measured, nothing is known.
 */
export function nutrientsIn(foodId: string, grams: number): Nutrients {
  const facts = nutritionOf(foodId)
  const result: Partial<Record<NutrientId, number>> = {}
  if (!facts) return result
  for (const nutrient of nutrients) {
    const per100g = facts.per100g[nutrient]
    if (per100g !== undefined) result[nutrient] = (per100g * grams) / 100
  }
  return result
}

function parseSource(code: string): string {
  if (code.startsWith('N')) return `USDA SR28, NDB ${code.slice(1)}`
  if (code.startsWith('C')) return `Anses-CIQUAL 2020, ${code.slice(1)}`
  if (code.startsWith('J')) return `Standard Tables of Food Composition in Japan, ${code.slice(1)}`
  if (code === 'L') return 'Label of the food as sold'
  if (code.startsWith('M')) return `McCance and Widdowson, CoFID 2021, ${code.slice(1)}`
  return code
}
