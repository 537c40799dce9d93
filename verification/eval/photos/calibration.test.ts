import { expect, test } from 'vitest'
import { binByConfidence, calibrationError, calibrationInterval, formatReliability } from './calibration'

const answers = (confidence: number, right: number, wrong: number) => [
  ...new Array(right).fill({ confidence, isRight: true }),
  ...new Array(wrong).fill({ confidence, isRight: false }),
]

test('nine of ten right at 0.9 is no error; always right is one of a tenth', () => {
  expect(calibrationError(answers(0.9, 9, 1))).toBeCloseTo(0)
  expect(calibrationError(answers(0.9, 10, 0))).toBeCloseTo(0.1)
  expect(calibrationError([])).toBe(0)
})

test('the interval holds the error, and is the same each time', () => {
  const some = answers(0.9, 70, 30)
  const [low, high] = calibrationInterval(some)
  expect(low).toBeLessThan(calibrationError(some))
  expect(high).toBeGreaterThan(calibrationError(some))
  expect(high - low).toBeLessThan(0.25)
  expect(calibrationInterval(some)).toEqual([low, high])
})

test('each bin weighs as much as it holds', () => {
  expect(calibrationError([...answers(0.9, 9, 1), ...answers(0.2, 0, 30)])).toBeCloseTo((30 * 0.2) / 40)
})

test('bins are tenths, and what is certain is in the last', () => {
  expect(binByConfidence([...answers(1, 1, 0), ...answers(0.95, 0, 1), ...answers(0.05, 0, 2)])).toEqual([
    { from: 0, count: 2, sure: 0.05, right: 0 },
    { from: 0.9, count: 2, sure: 0.975, right: 0.5 },
  ])
  expect(formatReliability(answers(0.8, 3, 1))).toBe('0.8: 4 × 80 → 75')
})
