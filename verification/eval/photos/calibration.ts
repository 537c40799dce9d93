import { seededRandom } from '@larder/kitchen/seeded-random'

/** One answer: how sure it was, and whether it was right. */
export interface CalibrationSample {
  readonly confidence: number
  readonly isRight: boolean
}

/** Answers of about the same confidence. */
export interface ConfidenceBin {
  readonly from: number
  readonly count: number
  /** How sure they were on average, and how many were right, 0 … 1. */
  readonly sure: number
  readonly right: number
}

const bins = 10

/** Answers by confidence, in tenths. */
export function binByConfidence(answers: readonly CalibrationSample[]): ConfidenceBin[] {
  return Array.from({ length: bins }, (_, at): ConfidenceBin => {
    const some = answers.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === at)
    const count = some.length
    return {
      from: at / bins,
      count,
      sure: count === 0 ? 0 : some.reduce((sum, { confidence }) => sum + confidence, 0) / count,
      right: count === 0 ? 0 : some.filter(({ isRight }) => isRight).length / count,
    }
  }).filter(({ count }) => count > 0)
}

/** By how much, on average over all answers, confidence differs from how often they are right. */
export function calibrationError(answers: readonly CalibrationSample[]): number {
  const off = binByConfidence(answers).reduce(
    (sum, { count, sure, right }) => sum + count * Math.abs(sure - right),
    0,
  )
  return answers.length === 0 ? 0 : off / answers.length
}

const draws = 400

/** Where the calibration error lies with a certainty of 95 %: the error of as many answers drawn again from these. */
export function calibrationInterval(answers: readonly CalibrationSample[]): readonly [number, number] {
  const random = seededRandom(29)
  const errors = Array.from({ length: draws }, () =>
    calibrationError(answers.flatMap(() => answers[Math.floor(random() * answers.length)] ?? [])),
  ).sort((a, b) => a - b)
  return [errors[Math.floor(draws * 0.025)] ?? 0, errors[Math.floor(draws * 0.975)] ?? 0]
}

/** '0.9: 147 × 97 → 98 %': from there, so many, so sure, so often right. */
export function formatReliability(answers: readonly CalibrationSample[]): string {
  return binByConfidence(answers)
    .map(({ from, count, sure, right }) => `${from}: ${count} × ${percent(sure)} → ${percent(right)}`)
    .join(', ')
}

function percent(share: number): string {
  return (100 * share).toFixed(0)
}
