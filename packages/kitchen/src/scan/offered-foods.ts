import { sameThingTable } from '../data/foods/recognised-foods'
import { lazyValue, parseList } from '../fact-table'
import { labelOfFood } from './recognised-food'
import { type FoodCandidate, maxSeenConfidence } from './rerank-guesses'

/** Other names for a thing are offered from this confidence on; the recogniser has the same floor. Example: 0.04. */
export const offerThreshold = 0.04

const sameThings = lazyValue(
  () =>
    new Set(
      sameThingTable
        .trim()
        .split('\n')
        .map((row) => parseList(row))
        .flatMap((names) => names.flatMap((one) => names.map((other) => `${one} ${other}`))),
    ),
)

/**
 * Returns what a cook is asked about, likeliest first: no thing by two names, and beside the first nothing below the floor.
 * The last step before candidates are shown, since what a household taught adds candidates and weakens others.
 * Example: of spaghetti 0.5, noodles 0.2 and onion 0.01 spaghetti 0.7 is left.
 */
export function toOfferedFoods(candidates: readonly FoodCandidate[]): FoodCandidate[] {
  return mergeSameThings(candidates).filter((food, at) => at === 0 || food.confidence >= offerThreshold)
}

function mergeSameThings(candidates: readonly FoodCandidate[]): FoodCandidate[] {
  const merged: FoodCandidate[] = []
  for (const candidate of candidates) {
    const at = merged.findIndex((likelier) => isSameThing(likelier, candidate))
    const likelier = merged[at]
    if (!likelier) merged.push(candidate)
    else {
      const confidence = Math.min(maxSeenConfidence, likelier.confidence + candidate.confidence)
      merged[at] = { ...likelier, confidence }
    }
  }
  return merged.sort((a, b) => b.confidence - a.confidence)
}

/** Returns whether two candidates are one thing by two names. Example: spaghetti and noodles, but not noodles and rice. */
export function isSameThing(one: FoodCandidate, other: FoodCandidate): boolean {
  return sameThings().has(`${toLabel(one)} ${toLabel(other)}`)
}

function toLabel({ label, foodId }: FoodCandidate): string {
  return label ?? (foodId === undefined ? undefined : labelOfFood(foodId)) ?? ''
}
