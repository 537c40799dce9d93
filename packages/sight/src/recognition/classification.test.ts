import { expect, test } from 'vitest'
import { backgroundIndex, labels, trainingCounts } from '../data/labels'
import {
  balanceLogits,
  calibrateProbability,
  foodEvidence,
  foodProbability,
  rankGuesses,
  scaleLogOdds,
  softmaxOf,
  toClassification,
} from './classification'

const answersFor = (strong: Record<string, number>) =>
  Float32Array.from(labels, (label) => strong[label] ?? -4)
const embedding = new Float32Array(1024)

test('there are 110 foods and one label for none, each once, each with its number of training pictures', () => {
  expect(labels.length).toBe(111)
  expect(new Set(labels).size).toBe(111)
  expect(labels[backgroundIndex]).toBe('_background')
  expect(labels.at(-1)).toBe('zucchini')
  expect(labels.every((label) => /^[a-z_]+(-[a-z]+)*$/.test(label))).toBe(true)
  expect(trainingCounts.every((pictures) => Number.isInteger(pictures) && pictures > 0)).toBe(true)
})

test('probabilities sum to one for any output', () => {
  for (const answers of [answersFor({ egg: 900 }), answersFor({}), answersFor({ egg: -900 })]) {
    const sum = softmaxOf(answers).reduce((total, chance) => total + chance, 0)
    expect(sum).toBeCloseTo(1, 4)
  }
})

test('a food with few training pictures gains weight, the background does not', () => {
  const heard = balanceLogits(answersFor({ plum: 2, tomato: 2, _background: 1 }))
  expect(heard[labels.indexOf('plum')]).toBeGreaterThan(heard[labels.indexOf('tomato')] ?? 0)
  expect(heard[backgroundIndex]).toBe(1)
})

test('guesses are foods, best first, at least three, with probabilities of at most one in sum', () => {
  const guesses = rankGuesses(answersFor({ egg: 6, potato: 4, milk: 3, _background: 9 }))
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
  expect(scaleLogOdds(0.5, 2, 0)).toBe(0.5)
})

test('food gives more evidence than a wall', () => {
  const banana = balanceLogits(answersFor({ banana: 6 }))
  const wall = balanceLogits(answersFor({ _background: 5 }))
  expect(foodEvidence(banana)).toBeGreaterThan(foodEvidence(wall))
  expect(foodProbability(banana)).toBeGreaterThan(0.95)
  expect(foodProbability(wall)).toBeLessThan(0.05)
  expect(toClassification(answersFor({ banana: 6 }), embedding)).toMatchObject({
    guesses: [{ label: 'banana' }, {}, {}, {}, {}],
  })
})
