import { isUnsizedContainer } from '../buying/assumed-pack'
import { type ShortageTolerance, shortageToleranceOf } from '../buying/shortage-tolerance'
import { memoizePairs } from '../fact-table'
import { foodById } from '../food/food'
import { toNumber } from '../quantity/amount'
import type { RecipeLine } from '../recipe/recipe'
import type { ComparableMeasure } from './comparable-measure'
import { isVague, measureOfOne } from './comparable-measure'

/**
 * The need of one recipe line.
 * Example: '2 cloves garlic' needs `{ foodId: 'garlic', measure: { in: 'g', value: 6 }, weight: 1, … }`; 'salt to
 * taste' has no measure.
 */
export interface LineNeed extends ShortageTolerance {
  /** Absent if the line was not understood. */
  readonly foodId?: string
  /** For the servings the recipe is written for; absent if any amount suffices. */
  readonly measure?: ComparableMeasure
  /** The combined need of all lines of the dish for the food, in the same measure. */
  readonly total: number
  /** A pinch or a splash: covered as soon as any of the food is in stock. */
  readonly vague: boolean
  /** Counted in packs: any pack size suffices. */
  readonly packed: boolean
  readonly optional: boolean
  /** The importance of the line for the dish. */
  readonly weight: number
  /** The weight of the line for choosing the dish's main food: grams, with meat, fish and eggs counted double. */
  readonly mainness: number
}

/**
 * The weight of a line in a dish: main ingredients 1, seasoning a half, optional lines a quarter.
 * Example: `lineWeights.seasoning` is 0.5.
 */
export const lineWeights = { main: 1, seasoning: 0.5, optional: 0.25 } as const

const seasonings: ReadonlySet<string> = new Set(['Herbs & Spices', 'Condiments', 'Oils'])

/**
 * Returns the need of a line.
 * Example: `lineNeed({ text: 'parsley, to serve', foodId: 'parsley', optional: true }).weight` is 0.25.
 */
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
 * Returns the needs of a dish's lines, with the lines of one food combined: 20 g of flour are not bought if 500 of 520
 * g are in stock. Optional lines stand alone.
 * Example: `lineNeeds(recipe.lines)[0]?.need.total`.
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
    // Fast path: most foods occur in one line.
    if (!all || all.length === 1 || !need.measure || need.optional) return { line, need }
    const alike = all.filter(({ measure }) => measure?.in === need.measure?.in)
    const { spare, cut } = alike[0] ?? need
    const total = alike.reduce((sum, { measure }) => sum + (measure?.value ?? 0), 0)
    return { line, need: { ...need, total, spare, cut } }
  })
}

/**
 * Returns the factor by which the written recipe is cooked for a number of servings.
 * Example: `timesCooked(2, 5)` is 2.5; without a wish it is 1.
 */
export function timesCooked(written: number, servingsWanted: number | undefined): number {
  if (servingsWanted === undefined || !(written > 0) || !(servingsWanted > 0)) return 1
  const scale = servingsWanted / written
  return scale >= 0.001 && scale <= 10_000 ? scale : 1
}

/** Facts that hold for every line with this food and unit. Example: `lineFacts('clove', 'garlic').one` is 3 g. */
export interface LineFacts extends ShortageTolerance {
  /** One of the unit, as a comparable measure. */
  readonly one: ComparableMeasure
  readonly vague: boolean
  readonly packed: boolean
  readonly weight: number
  /** Per gram. */
  readonly mainness: number
}

/**
 * Returns the facts that hold for every line with this food and unit; '' for no unit.
 * Example: `lineFacts('pinch', 'salt').vague`.
 */
export const lineFacts: (unit: string, foodId: string) => LineFacts = memoizePairs(computeLineFacts)

function computeLineFacts(unit: string, foodId: string): LineFacts {
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
