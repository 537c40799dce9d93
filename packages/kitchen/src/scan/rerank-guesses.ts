import { foodById } from '../food/food'
import { findRecognisedFood, nameOfFood } from './recognised-food'

/** A guess of the recogniser. Example: `{ label: 'coriander', confidence: 0.62 }`. */
export interface LabelGuess {
  readonly label: string
  /** 0 to 1. */
  readonly confidence: number
}

/**
 * The earlier corrections of a label by a household: a food, a name of their own, or nothing if they removed it.
 * Example: `{ foodId: 'parsley', times: 2 }`, or `{ times: 1 }` for something that was not there.
 */
export interface HouseholdCorrection {
  readonly foodId?: string
  readonly name?: string
  readonly times: number
}

/** A candidate for this household. Example: `{ name: 'Parsley', foodId: 'parsley', confidence: 0.71 }`. */
export interface FoodCandidate {
  readonly name: string
  readonly foodId?: string
  /** The label it comes from, if any. */
  readonly label?: string
  readonly confidence: number
}

/** The number of corrections that weigh as much as the recogniser. */
const weightOfSeeing = 3

/** Maximum confidence of a recognition. Example: 0.99. */
export const maxSeenConfidence = 0.99

/** The confidence from which an item is preselected; below it the cook is asked. Example: 0.6. */
export const preselectThreshold = 0.6

/** Returns whether a confidence suffices for preselection. Example: `isPreselected(0.55)` is false. */
export function isPreselected(confidence: number): boolean {
  return confidence >= preselectThreshold
}

/**
 * Reorders candidates, likeliest first, by this household's earlier corrections of the first guess. More corrections
 * weigh more; an item removed repeatedly loses confidence.
 * Example: coriander at 0.5 before parsley at 0.4 is parsley after one correction.
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
  const validCorrections = corrections.filter(({ times }) => times > 0)
  const correctionCount = validCorrections.reduce((sum, { times }) => sum + times, 0)
  const whole = weightOfSeeing + correctionCount
  const seeing = weightOfSeeing / whole
  for (const { label, confidence } of guesses) {
    const food = findRecognisedFood(label)
    if (!food) continue
    const { name, foodId } = food
    const believed = seeing * Math.min(1, Math.max(0, confidence))
    add({ name, ...(foodId ? { foodId } : {}), label, confidence: believed })
  }
  for (const { foodId, name, times } of validCorrections) {
    const food = foodId === undefined ? undefined : foodById(foodId)
    const boughtName = food ? nameOfFood(food.id) : (name ?? '')
    if (boughtName !== '')
      add({ name: boughtName, ...(food ? { foodId: food.id } : {}), confidence: times / whole })
  }
  return [...candidates.values()]
    .map((candidate) => ({ ...candidate, confidence: Math.min(maxSeenConfidence, candidate.confidence) }))
    .sort((a, b) => b.confidence - a.confidence)
}
