import { isUnsizedContainer } from '../buying/assumed-pack'
import { type ShortageTolerance, shortageToleranceOf } from '../buying/shortage-tolerance'
import { memoizePairs } from '../fact-table'
import { foodById } from '../food/food'
import { toNumber } from '../quantity/amount'
import type { RecipeLine } from '../recipe/recipe'
import type { ComparableMeasure } from './comparable-measure'
import { isVague, measureOfOne } from './comparable-measure'

/**
 * What one line of a recipe asks of the kitchen. Example: '2 cloves garlic' needs `{ foodId: 'garlic', measure: { in: 'g',
 * value: 6 }, weight: 1, … }`; 'salt to taste' has no measure.
 */
export interface LineNeed extends ShortageTolerance {
  /** Absent when the line was not understood. */
  readonly foodId?: string
  /** For the servings the recipe is written for; absent when any of it will do. */
  readonly measure?: ComparableMeasure
  /** What all lines of the dish need of the food together, counted as the measure is. */
  readonly total: number
  /** A pinch or a splash: there as soon as any of the food is. */
  readonly vague: boolean
  /** Asked for by the pack: a pack is as large as any other. */
  readonly packed: boolean
  readonly optional: boolean
  /** How much the dish depends on this line. */
  readonly weight: number
  /** How much the line makes its food the one the dish is called after: grams, where meat, fish and eggs count double. */
  readonly mainness: number
}

/** How much a line counts in a dish: what it is made of whole, seasoning half, what may be left out a quarter. Example: `lineWeights.seasoning` is 0.5. */
export const lineWeights = { main: 1, seasoning: 0.5, optional: 0.25 } as const

const seasonings: ReadonlySet<string> = new Set(['Herbs & Spices', 'Condiments', 'Oils'])

/** What a line asks for. Example: `lineNeed({ text: 'parsley, to serve', foodId: 'parsley', optional: true }).weight` is 0.25. */
export function lineNeed(line: RecipeLine): LineNeed {
  const { foodId, quantity } = line
  const optional = line.optional === true
  if (foodId === undefined) {
    const weight = optional ? lineWeights.optional : lineWeights.main
    return { ...unread, optional, weight }
  }
  const facts = lineFacts(quantity?.unit ?? '', foodId)
  const { vague, packed, spare, cut } = facts
  const weight = optional ? lineWeights.optional : facts.weight
  const value = quantity ? facts.one.value * toNumber(quantity.amount) : 0
  if (!(value > 0 && value < Number.POSITIVE_INFINITY))
    return { foodId, total: 0, spare, cut, vague, packed, optional, weight, mainness: 0 }
  const mainness = optional ? 0 : value * facts.mainness
  const measure = { in: facts.one.in, value }
  return { foodId, measure, total: value, spare, cut, vague, packed, optional, weight, mainness }
}

const unread = { total: 0, spare: 0, cut: 0, vague: false, packed: false, mainness: 0 } as const

/**
 * What the lines of a dish ask for, those of one food judged together: nobody shops for 20 g of flour where 500 of 520 g are
 * there. What may be left out stands alone. Example: `lineNeeds(recipe.lines)[0]?.need.total`.
 */
export function lineNeeds(lines: readonly RecipeLine[]): { line: RecipeLine; need: LineNeed }[] {
  const places = lines.map((line) => ({ line, need: lineNeed(line) }))
  const ofFood = new Map<string | undefined, LineNeed[]>()
  for (const { need } of places) {
    if (!need.measure || need.optional) continue
    const others = ofFood.get(need.foodId)
    if (others) others.push(need)
    else ofFood.set(need.foodId, [need])
  }
  return places.map(({ line, need }) => {
    const all = ofFood.get(need.foodId)
    // Most foods stand in one line.
    if (!all || all.length === 1 || !need.measure || need.optional) return { line, need }
    const alike = all.filter(({ measure }) => measure?.in === need.measure?.in)
    const { spare, cut } = alike[0] ?? need
    const total = alike.reduce((sum, { measure }) => sum + (measure?.value ?? 0), 0)
    return { line, need: { ...need, total, spare, cut } }
  })
}

/** How many times the written recipe is cooked for so many servings. Example: `timesCooked(2, 5)` is 2.5; without a wish it is 1. */
export function timesCooked(written: number, wanted: number | undefined): number {
  if (wanted === undefined || !(written > 0) || !(wanted > 0)) return 1
  const scale = wanted / written
  return scale >= 0.001 && scale <= 10_000 ? scale : 1
}

/** What holds for every line that asks for a food in a unit. Example: `lineFacts('clove', 'garlic').one` is 3 g. */
export interface LineFacts extends ShortageTolerance {
  /** One of the unit, comparable. */
  readonly one: ComparableMeasure
  readonly vague: boolean
  readonly packed: boolean
  readonly weight: number
  /** For each gram. */
  readonly mainness: number
}

/** What holds for every line that asks for a food in a unit; '' when it names none. Example: `lineFacts('pinch', 'salt').vague`. */
export const lineFacts: (unit: string, foodId: string) => LineFacts = memoizePairs(workedOut)

function workedOut(unit: string, foodId: string): LineFacts {
  const food = foodById(foodId)
  const isSeasoning = food !== undefined && seasonings.has(food.category)
  const one = measureOfOne(unit, foodId)
  const isMain = !isSeasoning && one.in === 'g' && foodId !== 'water'
  return {
    one,
    ...shortageToleranceOf(unit, foodId),
    vague: isVague(unit),
    packed: isUnsizedContainer(unit),
    weight: isSeasoning ? lineWeights.seasoning : lineWeights.main,
    mainness: isMain ? (food?.category === 'Protein' ? 2 : 1) : 0,
  }
}
