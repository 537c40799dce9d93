import { foodById } from '../food/food'
import { edibleShare } from '../nutrition/dish-nutrition'
import { nutritionOf } from '../nutrition/nutrition'
import { toNumber } from '../quantity/amount'
import { portionOf } from '../quantity/portion'
import { gramsPerUnit } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'

/** What diets count in a dish. Example: `figuresOf(recipe).netCarbs` are the grams in the whole dish. */
export interface DietFigures {
  readonly kcal: number
  readonly carbs: number
  /** Carbohydrate without fibre. */
  readonly netCarbs: number
  readonly fat: number
  /** Grams of all that could be weighed. */
  readonly grams: number
  /** The line that matters and could not be weighed or measured, if any: the figures are then 'at least'. */
  readonly missing?: RecipeLine
}

/** What one food gives in 100 g, as far as diets count it. Example: `perHundred('rice')?.netCarbs`. */
export interface FiguresPer100g {
  readonly kcal: number
  readonly carbs: number
  readonly netCarbs: number
  readonly fat: number
  readonly sugar: number
}

/** Unmeasured lines may make up this part of a dish without changing a verdict. */
const mostUnmeasured = 0.05
/** A food with less energy in 100 g is not missed when nobody weighed it: herbs, lemon, leaves. */
const lightKcal = 50

/** The figures of a whole dish, from its lines. Example: `figuresOf(recipe).fat / recipe.servings`. */
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
    const known = line.foodId === undefined ? undefined : knownOf(line.foodId)
    const weight = known && weigh(line, known)
    if (weight === undefined) {
      if (!known?.isNegligible) missing ??= line
      continue
    }
    grams += weight
    const facts = known?.facts
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
  if (unmeasured > mostUnmeasured * grams) missing ??= unmeasuredLine
  return { kcal, carbs, netCarbs, fat, grams, ...(missing ? { missing } : {}) }
}

/** What a line weighs on the plate, or nothing. Example: `gramsOfLine(line)` of '2 bananas' is 236. */
export function gramsOfLine(line: RecipeLine): number | undefined {
  const known = line.foodId === undefined ? undefined : knownOf(line.foodId)
  return known && weigh(line, known)
}

/** What 100 g of a food give, or nothing when nobody measured it. Example: `perHundred('olive-oil')?.fat` is 100. */
export function figuresPer100g(foodId: string): FiguresPer100g | undefined {
  return knownOf(foodId)?.facts
}

/** All that is asked of a food again and again, looked up once. */
interface Known {
  readonly id: string
  readonly facts: FiguresPer100g | undefined
  /** Not missed when nobody weighed it. */
  readonly isNegligible: boolean
  readonly isEatenWhole: boolean
  /** NaN for a unit without a weight. */
  readonly gramsPerUnit: Map<string, number>
}

const mostUnits = 100

const remembered = new Map<string, Known>()

function knownOf(foodId: string): Known | undefined {
  const known = remembered.get(foodId)
  if (known) return known
  const food = foodById(foodId)
  const facts = food && measured(foodId)
  const made = food && {
    id: foodId,
    facts,
    isNegligible: food.category === 'Herbs & Spices' || (facts !== undefined && facts.kcal <= lightKcal),
    isEatenWhole: portionOf(foodId).edible === 1,
    gramsPerUnit: new Map<string, number>(),
  }
  // Only our own foods are remembered: strangers' ids come without end.
  if (made) remembered.set(foodId, made)
  return made
}

function weigh({ quantity, text }: RecipeLine, known: Known): number | undefined {
  if (!quantity) return undefined
  const { amount, unit } = quantity
  let each = known.gramsPerUnit.get(unit)
  if (each === undefined) {
    each = gramsPerUnit(unit, known.id) ?? Number.NaN
    // Units without a weight come without end, as people write them.
    if (known.gramsPerUnit.size < mostUnits) known.gramsPerUnit.set(unit, each)
  }
  if (Number.isNaN(each)) return undefined
  // What is eaten whole needs no look at how it was prepared.
  return each * toNumber(amount) * (known.isEatenWhole ? 1 : edibleShare(unit, known.id, text))
}

function measured(foodId: string): FiguresPer100g | undefined {
  const facts = nutritionOf(foodId)
  if (!facts) return undefined
  const { kcal, carbs, fat, fiber = 0, sugar = 0 } = facts.per100g
  if (kcal === undefined || carbs === undefined || fat === undefined) return undefined
  // The American table counts fibre among the carbohydrates, the French one does not.
  const netCarbs = facts.source.startsWith('USDA') ? Math.max(0, carbs - fiber) : carbs
  return { kcal, carbs, netCarbs, fat, sugar }
}
