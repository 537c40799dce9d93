import { expect, test } from 'vitest'
import { backgroundIndex, labels } from '../data/labels'
import { calibrateProbability, logOdds, softmaxOf, toClassification, toProbability } from './classification'

const answersFor = (strong: Record<string, number>) =>
  Float32Array.from(labels, (label) => strong[label] ?? -4)
const embedding = new Float32Array(1024)

test('there are 158 foods and one label for none, each once', () => {
  expect(labels.length).toBe(159)
  expect(new Set(labels).size).toBe(159)
  expect(labels[backgroundIndex]).toBe('_background')
  expect(labels.at(-1)).toBe('zucchini')
  expect(labels.every((label) => /^[a-z_]+(-[a-z]+)*$/.test(label))).toBe(true)
})

test('probabilities sum to one for any output', () => {
  for (const answers of [answersFor({ egg: 900 }), answersFor({}), answersFor({ egg: -900 })]) {
    const sum = softmaxOf(answers).reduce((total, chance) => total + chance, 0)
    expect(sum).toBeCloseTo(1, 4)
  }
})

test('guesses are foods, best first, at least three, with probabilities of at most one in sum', () => {
  const { guesses } = toClassification(answersFor({ egg: 6, potato: 4, milk: 3, _background: 9 }), embedding)
  expect(guesses.length).toBeGreaterThanOrEqual(3)
  expect(guesses.map(({ label }) => label).slice(0, 3)).toEqual(['egg', 'potato', 'milk'])
  expect(guesses.some(({ label }) => label === '_background')).toBe(false)
  for (const [at, guess] of guesses.entries())
    expect(guess.confidence).toBeLessThanOrEqual(guesses[at - 1]?.confidence ?? 1)
  expect(guesses.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1)
})

test('stronger outputs give more confident guesses, never certain ones', () => {
  let last = 0
  for (const chance of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1]) {
    expect(calibrateProbability(chance)).toBeGreaterThanOrEqual(last)
    expect(calibrateProbability(chance)).toBeLessThan(1)
    last = calibrateProbability(chance)
  }
  expect(toProbability(logOdds(0.3))).toBeCloseTo(0.3)
})

test('food is told from a wall', () => {
  const banana = toClassification(answersFor({ banana: 6 }), embedding)
  expect(banana).toMatchObject({ guesses: [{ label: 'banana' }, {}, {}, {}, {}] })
  expect(banana.isFood).toBeGreaterThan(0.95)
  expect(toClassification(answersFor({ _background: 5 }), embedding).isFood).toBeLessThan(0.05)
})
