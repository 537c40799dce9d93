import { logOdds, toProbability } from './classification'

/** What the views say of one food: its probability in the whole picture and in the best window of the two views. */
export interface FoodEvidence {
  readonly whole: number
  readonly far: number
  readonly near: number
}

/** Fitted on pictures of one food, of several and of none together; the model card has the figures. */
const weights = { bias: -1.806, whole: 0.363, far: 0.324, near: 0.603, food: 0.324 }

/**
 * Returns the probability that a food is in the picture. `food` is the chance that the picture shows any food.
 * Example: a food that fills the picture in all views has 0.99, one that a single window hints at 0.1.
 */
export function presenceProbability({ whole, far, near }: FoodEvidence, food: number): number {
  return toProbability(
    weights.bias +
      weights.whole * logOdds(whole) +
      weights.far * logOdds(far) +
      weights.near * logOdds(near) +
      weights.food * logOdds(food),
  )
}
