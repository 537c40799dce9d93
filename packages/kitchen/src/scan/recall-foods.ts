import { foodById } from '../food/food'
import { nameOfFood } from './recognised-food'
import { type FoodCandidate, maxSeenConfidence } from './rerank-guesses'

/**
 * How alike something is to a food that the household saved before; without food and name, to what it took off.
 * Example: `{ foodId: 'whole-milk', similarity: 0.93 }`.
 */
export interface Resemblance {
  readonly foodId?: string
  readonly name?: string
  /** The cosine to the mean of its examples, -1 to 1. */
  readonly similarity: number
}

/** Fitted by replays of shelves that the recogniser had not learnt from; the model card has the figures. */
const fitted = { steepness: 16, alike: 0.45, unthought: 0.01, least: 0.02 }

/** Returns whether something is so alike that it is recalled. Example: `isRecalled(0.95)` is true. */
export function isRecalled(similarity: number): boolean {
  return similarity >= fitted.alike
}

/**
 * Reorders candidates by what this household's foods looked like before: the more alike, the likelier. Together the
 * confidences are at most 1, so that of two that look alike neither is certain.
 * Example: cream at 0.6, and 0.9 alike to the yogurts saved before, is yogurt.
 */
export function recallFoods(
  candidates: readonly FoodCandidate[],
  resemblances: readonly Resemblance[],
): FoodCandidate[] {
  if (resemblances.length === 0) return [...candidates]
  const foods = new Map(candidates.map((candidate) => [keyOf(candidate), candidate]))
  let rest = Math.max(fitted.least, 1 - candidates.reduce((sum, { confidence }) => sum + confidence, 0))
  for (const { foodId, name = '', similarity } of resemblances) {
    const weight = Math.exp(fitted.steepness * (similarity - fitted.alike))
    const food = foodId === undefined ? undefined : foodById(foodId)
    const own = food ? { name: nameOfFood(food.id), foodId: food.id } : { name }
    if (own.name === '') {
      rest += rest * weight
      continue
    }
    const known = foods.get(keyOf(own)) ?? { ...own, confidence: 0 }
    const confidence = known.confidence + Math.max(known.confidence, fitted.unthought) * weight
    foods.set(keyOf(own), { ...known, confidence })
  }
  const whole = [...foods.values()].reduce((sum, { confidence }) => sum + confidence, rest)
  return [...foods.values()]
    .map((food) => ({ ...food, confidence: Math.min(maxSeenConfidence, food.confidence / whole) }))
    .sort((a, b) => b.confidence - a.confidence)
}

function keyOf({ foodId, name }: Pick<FoodCandidate, 'foodId' | 'name'>): string {
  return foodId ?? `:${name.trim().toLowerCase()}`
}
