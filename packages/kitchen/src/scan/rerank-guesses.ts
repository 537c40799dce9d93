import { foodById } from '../food/food'
import { findRecognisedFood, nameOfFood } from './recognised-food'

/** One thing a recogniser takes something for. Example: `{ label: 'coriander', confidence: 0.62 }`. */
export interface LabelGuess {
  readonly label: string
  /** 0 to 1. */
  readonly confidence: number
}

/**
 * What a household made of a label and how often: a food, a name of their own, or nothing at all when they took it off.
 * Example: `{ foodId: 'parsley', times: 2 }`, or `{ times: 1 }` for something that was not there.
 */
export interface HouseholdCorrection {
  readonly foodId?: string
  readonly name?: string
  readonly times: number
}

/** What something may be for this household. Example: `{ name: 'Parsley', foodId: 'parsley', confidence: 0.71 }`. */
export interface FoodCandidate {
  readonly name: string
  readonly foodId?: string
  /** The label that speaks for it, where one does. */
  readonly label?: string
  readonly confidence: number
}

/** So many times of hearing the cook weigh as much as what is seen. */
const weightOfSeeing = 3

/** Nothing that was only seen is certain. Example: 0.99. */
export const maxSeenConfidence = 0.99

/** From here on something is chosen beforehand; below it the cook is asked. Example: 0.6. */
export const preselectThreshold = 0.6

/** Whether something is sure enough to be chosen beforehand. Example: `tickedBeforehand(0.55)` is false. */
export function isPreselected(confidence: number): boolean {
  return confidence >= preselectThreshold
}

/**
 * What something may be, likeliest first, once what this household made of the first guess before has its say. The more often
 * they said so the more it counts; what they take off again and again is believed less. Example: coriander at 0.5 before
 * parsley at 0.4 is parsley after one correction.
 */
export function rerankGuesses(
  guesses: readonly LabelGuess[],
  corrections: readonly HouseholdCorrection[] = [],
): FoodCandidate[] {
  const candidates = new Map<string, FoodCandidate>()
  const add = (candidate: FoodCandidate) => {
    const key = candidate.foodId ?? `:${candidate.name.trim().toLowerCase()}`
    const known = candidates.get(key)
    const confidence = (known?.confidence ?? 0) + candidate.confidence
    candidates.set(key, { ...(known ?? candidate), confidence })
  }
  const told = corrections.filter(({ times }) => times > 0)
  const heard = told.reduce((sum, { times }) => sum + times, 0)
  const whole = weightOfSeeing + heard
  const seeing = weightOfSeeing / whole
  for (const { label, confidence } of guesses) {
    const food = findRecognisedFood(label)
    if (!food) continue
    const { name, foodId } = food
    const believed = seeing * Math.min(1, Math.max(0, confidence))
    add({ name, ...(foodId ? { foodId } : {}), label, confidence: believed })
  }
  for (const { foodId, name, times } of told) {
    const food = foodId === undefined ? undefined : foodById(foodId)
    const said = food ? nameOfFood(food.id) : (name ?? '')
    if (said !== '') add({ name: said, ...(food ? { foodId: food.id } : {}), confidence: times / whole })
  }
  return [...candidates.values()]
    .map((candidate) => ({ ...candidate, confidence: Math.min(maxSeenConfidence, candidate.confidence) }))
    .sort((a, b) => b.confidence - a.confidence)
}
