import { backgroundIndex, labels } from '../data/labels'

/** A guess with its confidence, 0 … 1. Example: `{ label: 'banana', confidence: 0.93 }`. */
export interface ClassGuess {
  readonly label: string
  readonly confidence: number
}

/** The guesses for an area, best first, and the probability that it is food, 0 … 1. Example: `guesses[0]?.label` is 'banana'. */
export interface AreaClassification {
  readonly guesses: readonly ClassGuess[]
  readonly isFood: number
  readonly embedding: Float32Array
}

/** The number of guesses offered to a cook. */
const offered = 5

/** Returns the probability of each label; together they are 1. Example: `softmaxOf(answers)[background]` is 'no food at all'. */
export function softmaxOf(logits: ArrayLike<number>): Float32Array {
  const chances = new Float32Array(logits.length)
  let maxLogit = Number.NEGATIVE_INFINITY
  for (let at = 0; at < logits.length; at += 1) maxLogit = Math.max(maxLogit, logits[at] ?? maxLogit)
  let sum = 0
  for (let at = 0; at < chances.length; at += 1) {
    const chance = Math.exp((logits[at] ?? maxLogit) - maxLogit)
    chances[at] = chance
    sum += chance
  }
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] ?? 0) / sum
  return chances
}

/** Returns foods only, best first, with calibrated confidence. Example: 'banana' 0.93, 'mango' 0.02, 'lemon' 0.01 … */
function rankGuesses(logits: ArrayLike<number>): ClassGuess[] {
  const chances = softmaxOf(logits)
  const order = [...chances.keys()]
    .filter((at) => at !== backgroundIndex)
    .sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
  const [first = 0, ...rest] = order.slice(0, offered)
  const best = chances[first] ?? 0
  const confidence = calibrateProbability(best)
  const left = (1 - confidence) / Math.max(1e-6, 1 - best)
  return [first, ...rest].map((at) => ({
    label: labels[at] ?? '',
    confidence: at === first ? confidence : Math.min(confidence, left * (chances[at] ?? 0)),
  }))
}

/** Names an area from the model's output. Example: the crop around a cup of milk gives 'milk', 'yogurt', 'egg'. */
export function toClassification(logits: ArrayLike<number>, embedding: Float32Array): AreaClassification {
  return { guesses: rankGuesses(logits), isFood: 1 - (softmaxOf(logits)[backgroundIndex] ?? 0), embedding }
}

/** Calibrates a model's probability; fitted as the model card describes. */
export function calibrateProbability(chance: number): number {
  return toProbability(1.68 * logOdds(chance) + 2.45)
}

/** Returns the log-odds of a probability, within ± 9.2. Example: `logOdds(0.5)` is 0. */
export function logOdds(chance: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, chance))
  return Math.log(within / (1 - within))
}

/** Returns the probability of log-odds. Example: `toProbability(0)` is 0.5. */
export function toProbability(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
