import { labels } from '../data/labels'
import type { PixelArea } from '../image/image'
import type { ClassGuess } from './classification'

/** A food in a picture: its area and guesses, best first. Example: bananas in the left half, 0.93. */
export interface FoodDetection {
  readonly area: PixelArea
  readonly guesses: readonly ClassGuess[]
}

/** A food that may be in the picture, with the probability that it is. Example: `{ label: 9, presence: 0.93, area }`. */
export interface DetectionCandidate {
  readonly label: number
  readonly presence: number
  readonly area: PixelArea
}

/** The share of overlap from which two areas show the same thing. */
const sameThing = 0.6
/** The probability from which a food is reported. */
const reportFrom = 0.35
/** Where no food is reported, the likeliest is offered as a question from this probability on. */
const askFrom = 0.1
/** Other names for the same thing are offered from this probability on: the kitchen's `offerThreshold`. */
const offerFrom = 0.04
const maxGuesses = 5

/**
 * Returns the foods of a picture, likeliest first. Two names for one place are one food with two guesses, and each food
 * is returned once.
 * Example: an orange 0.9 and a mandarin 0.4 in the same place are one food, 'orange' or 'mandarin'.
 */
export function mergeDetections(candidates: readonly DetectionCandidate[]): FoodDetection[] {
  const ordered = [...candidates].sort((one, other) => other.presence - one.presence)
  const likely = ordered.filter(({ presence }) => presence >= reportFrom)
  const first = ordered.filter(({ presence }) => presence >= askFrom).slice(0, 1)
  const foods: DetectionCandidate[] = []
  for (const candidate of likely.length > 0 ? likely : first)
    if (!foods.some(({ area }) => overlapShare(area, candidate.area) > sameThing)) foods.push(candidate)
  return foods.map((food) => ({
    area: food.area,
    guesses: [
      food,
      ...ordered.filter(
        (other) =>
          !foods.includes(other) &&
          other.presence >= offerFrom &&
          overlapShare(food.area, other.area) > sameThing,
      ),
    ]
      .slice(0, maxGuesses)
      .map(({ label, presence }) => ({ label: labels[label] ?? '', confidence: presence })),
  }))
}

/** Returns the share of the smaller area within the larger. Example: 1 for an area within another, 0 side by side. */
export function overlapShare(one: PixelArea, other: PixelArea): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  const smaller = Math.min(one.width * one.height, other.width * other.height)
  return across > 0 && down > 0 ? (across * down) / smaller : 0
}
