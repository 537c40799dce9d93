import { backgroundIndex, labels, trainingCounts } from '../data/labels'

/** What something may be, and how sure that is, 0 … 1. Example: `{ label: 'banana', confidence: 0.93 }`. */
export interface ClassGuess {
  readonly label: string
  readonly confidence: number
}

/** What an area may be, best first, and whether it is food at all, 0 … 1. Example: `guesses[0]?.label` is 'banana'. */
export interface AreaClassification {
  readonly guesses: readonly ClassGuess[]
  readonly isFood: number
  readonly embedding: Float32Array
}

/** From here on a guess is right more often than not. Example: 0.62 is, 0.31 is not. */
export const likelyThreshold = 0.5

/** Of how many a cook may choose. */
const offered = 5

/**
 * The model learnt from hundreds of tomatoes and from two dozen plums, so it says 'tomato' too readily. Half of that is taken
 * back: a kitchen holds what it holds, however many pictures of it somebody once took.
 */
const half = 0.5
const mean = trainingCounts.reduce((sum, pictures) => sum + pictures, 0) / trainingCounts.length
const readiness = Float32Array.from(trainingCounts, (pictures, at) =>
  at === backgroundIndex ? 0 : half * Math.log(pictures / mean),
)

/** What a model answered for one area, with every food heard alike. Example: what it says of rare plums counts for more. */
export function balanceLogits(answers: ArrayLike<number>): Float32Array {
  const heard = new Float32Array(readiness.length)
  for (let at = 0; at < heard.length; at += 1) heard[at] = (answers[at] ?? 0) - (readiness[at] ?? 0)
  return heard
}

/** How likely each label is by itself; together they are 1. Example: `chancesOf(answers)[background]` is 'no food at all'. */
export function softmaxOf(answers: ArrayLike<number>): Float32Array {
  const chances = new Float32Array(answers.length)
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < answers.length; at += 1) most = Math.max(most, answers[at] ?? most)
  let sum = 0
  for (let at = 0; at < chances.length; at += 1) {
    const chance = Math.exp((answers[at] ?? most) - most)
    chances[at] = chance
    sum += chance
  }
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] ?? 0) / sum
  return chances
}

/** How much speaks for some food, whichever. Example: about 5 for a banana on a plate, below 0 for a brick wall. */
export function foodEvidence(answers: ArrayLike<number>): number {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < answers.length; at += 1)
    if (at !== backgroundIndex) most = Math.max(most, answers[at] ?? most)
  let sum = 0
  for (let at = 0; at < answers.length; at += 1)
    if (at !== backgroundIndex) sum += Math.exp((answers[at] ?? most) - most)
  return most + Math.log(sum)
}

/** Foods only, best first, as sure as they turned out to be right. Example: 'banana' 0.93, 'mango' 0.02, 'lemon' 0.01 … */
export function rankGuesses(answers: ArrayLike<number>, sureness = calibrateProbability): ClassGuess[] {
  const chances = softmaxOf(answers)
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

/** Names one area from what the model answered. Example: the crop around a cup of milk gives 'milk', 'yogurt', 'egg'. */
export function toClassification(answers: ArrayLike<number>, embedding: Float32Array): AreaClassification {
  const heard = balanceLogits(answers)
  return { guesses: rankGuesses(heard), isFood: foodProbability(heard), embedding }
}

/** How likely it is any food at all. Example: 0.99 for a banana, 0.05 for a keyboard. */
export function foodProbability(heard: ArrayLike<number>): number {
  const chance = 1 - (softmaxOf(heard)[backgroundIndex] ?? 0)
  return chance / (1 + Math.exp(-(foodEvidence(heard) - leastEvidence)))
}

const leastEvidence = -1.5

/** A model's chance turned into how often it was right with it; fitted as the model card says. */
export function calibrateProbability(chance: number): number {
  return scaleLogOdds(chance, 0.8, 1.1)
}

/** A chance moved on the scale of odds. Example: with a slope below 1, 0.99 becomes less sure and 0.1 surer. */
export function scaleLogOdds(chance: number, slope: number, shift: number): number {
  const within = Math.min(0.9999, Math.max(0.0001, chance))
  return 1 / (1 + Math.exp(-(slope * Math.log(within / (1 - within)) + shift)))
}
