import { foodById } from '../food/food'
import { edibleShare } from '../nutrition/dish-nutrition'
import { measuredAs } from '../nutrition/measured-as'
import { nutritionOf } from '../nutrition/nutrition'
import { toNumber } from '../quantity/amount'
import { portionOf } from '../quantity/portion'
import { gramsPerUnit } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'

/**
 * Nutrition figures of a whole dish that diets count. Example: `dietFiguresOf(recipe).netCarbs` are the grams in the whole
 * dish.
 */
export interface DietFigures {
  readonly kcal: number
  readonly carbs: number
  /** Carbohydrate without fibre. */
  readonly netCarbs: number
  readonly fat: number
  /** Total grams of all lines with a known weight. */
  readonly grams: number
  /** First relevant line without a known weight or figures, if any. The figures are then lower bounds. */
  readonly missing?: RecipeLine
}

/** Nutrition figures of a food per 100 g, as far as diets count them. Example: `figuresPer100g('rice')?.netCarbs`. */
export interface FiguresPer100g {
  readonly kcal: number
  readonly carbs: number
  readonly netCarbs: number
  readonly fat: number
  readonly sugar: number
}

/** Maximum share of a dish that lines without figures may have without changing a verdict. */
const maxUnmeasuredShare = 0.05
/** Foods with at most this energy per 100 g are negligible when unweighed: herbs, lemon, leaves. */
const lightKcal = 50

/** Computes the figures of a whole dish from its lines. Example: `dietFiguresOf(recipe).fat / recipe.servings`. */
export function dietFiguresOf({ lines }: Pick<Recipe, 'lines'>): DietFigures {
  let kcal = 0
  let carbs = 0
  let netCarbs = 0
  let fat = 0
  let grams = 0
  let unmeasured = 0
  let missing: RecipeLine | undefined
  let unmeasuredLine: RecipeLine | undefined
  for (const line of lines) {
    const known = line.foodId === undefined ? undefined : lookUpFood(line.foodId)
    const weight = known && weighLine(line, known)
    if (weight === undefined) {
      if (!known?.isNegligible) missing ??= line
      continue
    }
    grams += weight
    const facts = known && figuresOfLine(line, known)
    if (!facts) {
      if (known?.isNegligible) continue
      unmeasured += weight
      unmeasuredLine ??= line
      continue
    }
    kcal += (facts.kcal * weight) / 100
    carbs += (facts.carbs * weight) / 100
    netCarbs += (facts.netCarbs * weight) / 100
    fat += (facts.fat * weight) / 100
  }
  if (unmeasured > maxUnmeasuredShare * grams) missing ??= unmeasuredLine
  return { kcal, carbs, netCarbs, fat, grams, ...(missing ? { missing } : {}) }
}

/** Returns the edible weight of a line in grams, or undefined. Example: `gramsOfLine(line)` of '2 bananas' is 236. */
export function gramsOfLine(line: RecipeLine): number | undefined {
  const known = line.foodId === undefined ? undefined : lookUpFood(line.foodId)
  return known && weighLine(line, known)
}

/**
 * Returns the figures of 100 g of a food, or undefined if they are unknown. Example: `figuresPer100g('olive-oil')?.fat` is 100.
 */
export function figuresPer100g(foodId: string): FiguresPer100g | undefined {
  return lookUpFood(foodId)?.facts
}

/** Cached facts of a food. */
interface CachedFood {
  readonly id: string
  readonly facts: FiguresPer100g | undefined
  /** May be unweighed without changing a verdict. */
  readonly isNegligible: boolean
  readonly isEatenWhole: boolean
  /** NaN for a unit without a weight. */
  readonly gramsPerUnit: Map<string, number>
}

const maxCachedUnits = 100

const cache = new Map<string, CachedFood>()

function lookUpFood(foodId: string): CachedFood | undefined {
  const known = cache.get(foodId)
  if (known) return known
  const food = foodById(foodId)
  const facts = food && readFigures(foodId)
  const entry = food && {
    id: foodId,
    facts,
    isNegligible: food.category === 'Herbs & Spices' || (facts !== undefined && facts.kcal <= lightKcal),
    isEatenWhole: portionOf(foodId).edible === 1,
    gramsPerUnit: new Map<string, number>(),
  }
  // Caches only foods of the table, because unknown ids are unbounded.
  if (entry) cache.set(foodId, entry)
  return entry
}

function weighLine({ quantity, text }: RecipeLine, known: CachedFood): number | undefined {
  if (!quantity) return undefined
  const { amount, unit } = quantity
  let gramsEach = known.gramsPerUnit.get(unit)
  if (gramsEach === undefined) {
    gramsEach = gramsPerUnit(unit, known.id) ?? Number.NaN
    // Limits the cache, because users may write any number of units.
    if (known.gramsPerUnit.size < maxCachedUnits) known.gramsPerUnit.set(unit, gramsEach)
  }
  if (Number.isNaN(gramsEach)) return undefined
  // A food that is eaten whole needs no check of its preparation.
  return gramsEach * toNumber(amount) * (known.isEatenWhole ? 1 : edibleShare(unit, known.id, text))
}

/** Figures of the kinds that a line may name. */
const kinds = new Map<string, FiguresPer100g | undefined>()

function figuresOfLine({ text }: RecipeLine, { id, facts }: CachedFood): FiguresPer100g | undefined {
  const row = measuredAs(id, text)
  if (row === id) return facts
  if (!kinds.has(row)) kinds.set(row, readFigures(row))
  return kinds.get(row)
}

function readFigures(foodId: string): FiguresPer100g | undefined {
  const facts = nutritionOf(foodId)
  if (!facts) return undefined
  const { kcal, carbs, fat, fiber = 0, sugar = 0 } = facts.per100g
  if (kcal === undefined || carbs === undefined || fat === undefined) return undefined
  // The American and Japanese tables include fibre in the carbohydrates, the French and British ones do not.
  const netCarbs = /CIQUAL|CoFID/.test(facts.source) ? carbs : Math.max(0, carbs - fiber)
  return { kcal, carbs, netCarbs, fat, sugar }
}
