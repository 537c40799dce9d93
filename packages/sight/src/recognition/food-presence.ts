import { logOdds, toProbability } from './classification'

/**
 * What the views say of one food: its probability in the whole picture, in the best window of the distant view, and at
 * the likeliest place that the detector finds.
 */
export interface FoodEvidence {
  readonly whole: number
  readonly far: number
  readonly placed: number
}

/** What the views say of the picture: the chance that it shows any food, and what the detector gives its second likeliest food. */
interface PictureEvidence {
  readonly food: number
  readonly second: number
}

/** Fitted on pictures of one food, of several and of none together; the model card has the figures. */
const weights = {
  bias: -0.53,
  whole: 0.713,
  far: 0.216,
  placed: 0.62,
  food: 0.163,
  second: 0.449,
  placedBySecond: 0.113,
}
/** Below this a second food tells nothing more. */
const leastSecond = 0.05

/**
 * Returns the probability that a food is in the picture. Where the detector finds a second food, a place says more.
 * Example: a food that fills the picture in all views has 0.99, one that a single window hints at 0.1.
 */
export function presenceProbability(
  { whole, far, placed }: FoodEvidence,
  { food, second }: PictureEvidence,
): number {
  const crowd = logOdds(Math.max(leastSecond, second))
  return toProbability(
    weights.bias +
      weights.whole * logOdds(whole) +
      weights.far * logOdds(far) +
      (weights.placed + weights.placedBySecond * crowd) * logOdds(placed) +
      weights.food * logOdds(food) +
      weights.second * crowd,
  )
}
