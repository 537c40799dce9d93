import { backgroundIndex, labels, trainingCounts } from '../data/labels'

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

/** The confidence from which a guess is right more often than not. Example: 0.62 is, 0.31 is not. */
export const likelyThreshold = 0.5

/** The number of guesses offered to a cook. */
const offered = 5

/**
 * The model was trained on hundreds of tomatoes and two dozen plums, so it favours 'tomato'. Half of that prior is
 * removed: the contents of a kitchen do not depend on the number of training pictures.
 */
const half = 0.5
const mean = trainingCounts.reduce((sum, pictures) => sum + pictures, 0) / trainingCounts.length
const readiness = Float32Array.from(trainingCounts, (pictures, at) =>
  at === backgroundIndex ? 0 : half * Math.log(pictures / mean),
)

/** Balances the priors of a model's output for one area. Example: what it says of rare plums counts for more. */
export function balanceLogits(logits: ArrayLike<number>): Float32Array {
  const heard = new Float32Array(readiness.length)
  for (let at = 0; at < heard.length; at += 1) heard[at] = (logits[at] ?? 0) - (readiness[at] ?? 0)
  return heard
}

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

/** Returns the evidence for any food. Example: about 5 for a banana on a plate, below 0 for a brick wall. */
export function foodEvidence(logits: ArrayLike<number>): number {
  let maxLogit = Number.NEGATIVE_INFINITY
  for (let at = 0; at < logits.length; at += 1)
    if (at !== backgroundIndex) maxLogit = Math.max(maxLogit, logits[at] ?? maxLogit)
  let sum = 0
  for (let at = 0; at < logits.length; at += 1)
    if (at !== backgroundIndex) sum += Math.exp((logits[at] ?? maxLogit) - maxLogit)
  return maxLogit + Math.log(sum)
}

/** Returns foods only, best first, with calibrated confidence. Example: 'banana' 0.93, 'mango' 0.02, 'lemon' 0.01 … */
export function rankGuesses(logits: ArrayLike<number>, sureness = calibrateProbability): ClassGuess[] {
  const chances = softmaxOf(logits)
  const order = [...chances.keys()]
    .filter((at) => at !== backgroundIndex)
    .sort((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))
  const [first = 0, ...rest] = order.slice(0, offered)
  const best = chances[first] ?? 0
  const confidence = sureness(best)
  const left = (1 - confidence) / Math.max(1e-6, 1 - best)
  return [first, ...rest].map((at) => ({
    label: labels[at] ?? '',
    confidence: at === first ? confidence : Math.min(confidence, left * (chances[at] ?? 0)),
  }))
}

/** Names an area from the model's output. Example: the crop around a cup of milk gives 'milk', 'yogurt', 'egg'. */
export function toClassification(logits: ArrayLike<number>, embedding: Float32Array): AreaClassification {
  const heard = balanceLogits(logits)
  return { guesses: rankGuesses(heard), isFood: foodProbability(heard), embedding }
}

/** Returns the probability of any food. Example: 0.99 for a banana, 0.05 for a keyboard. */
export function foodProbability(heard: ArrayLike<number>): number {
  const chance = 1 - (softmaxOf(heard)[backgroundIndex] ?? 0)
  return chance / (1 + Math.exp(-(foodEvidence(heard) - minEvidence)))
}

const minEvidence = -1.5

/** Calibrates a model's probability; fitted as the model card describes. */
export function calibrateProbability(chance: number): number {
  return scaleLogOdds(chance, 0.8, 1.1)
}

/** Shifts a probability on the log-odds scale. Example: with a slope below 1, 0.99 becomes less sure and 0.1 surer. */
export function scaleLogOdds(chance: number, slope: number, shift: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, chance))
  return 1 / (1 + Math.exp(-(slope * Math.log(within / (1 - within)) + shift)))
}
