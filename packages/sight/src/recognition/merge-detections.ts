import type { PixelArea } from '../image/image'
import { type ClassGuess, likelyThreshold, rankGuesses } from './classification'
import type { FoodRegion } from './food-regions'

/** A food in a picture: its area and guesses, best first. Example: bananas in the left half, 0.93. */
export interface FoodDetection {
  readonly area: PixelArea
  readonly guesses: readonly ClassGuess[]
}

/** The share of overlap from which two areas show the same thing. */
const sameThing = 0.6

/**
 * Returns the foods of a picture, likeliest first. If the whole picture is confident, it names the main food; the
 * regions show its position and further foods. Two names for one region are one food with two guesses, and each food is
 * returned once.
 * Example: a whole that is 'banana' and regions 'banana' and 'egg' give a banana and an egg.
 */
export function mergeDetections(whole: FoodDetection, regions: readonly FoodRegion[]): FoodDetection[] {
  const main = whole.guesses[0]
  const first =
    main && main.confidence >= likelyThreshold
      ? { ...whole, area: areaOf(main.label, regions) ?? whole.area }
      : undefined
  const others: FoodDetection[] = []
  for (const { area, evidence, answers } of regions) {
    const guesses = rankGuesses(answers, () => secondaryConfidence(evidence, first !== undefined))
    const isTold = [...(first ? [first] : []), ...others].some(
      (food) => food.guesses[0]?.label === guesses[0]?.label || overlapShare(food.area, area) > sameThing,
    )
    if (!isTold) others.push({ area, guesses })
  }
  if (first) return [first, ...others]
  return others.length > 0 ? others : [whole]
}

function areaOf(label: string, regions: readonly FoodRegion[]): PixelArea | undefined {
  return regions.find(({ answers }) => rankGuesses(answers)[0]?.label === label)?.area
}

/**
 * Returns the confidence of a food that only a region shows, from its evidence. Beside a main food it needs more: most
 * pictures of one food show nothing else. Fitted as the model card describes.
 * Example: 0.82 for an evidence of 4 where there is no main food.
 */
export function secondaryConfidence(evidence: number, hasMain: boolean): number {
  return 1 / (1 + Math.exp((hasMain ? 1.2 : 0.5) - evidence / 2))
}

/** Returns the share of the smaller area within the larger. Example: 1 for an area within another, 0 side by side. */
export function overlapShare(one: PixelArea, other: PixelArea): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return across > 0 && down > 0 ? (across * down) / smaller : 0
}
