import { expect, test } from 'vitest'
import { labels } from '../data/labels'
import { rankGuesses } from './classification'
import type { FoodRegion } from './food-regions'
import { mergeDetections, overlapShare, secondaryConfidence } from './merge-detections'

const answersFor = (strong: Record<string, number>) =>
  Float32Array.from(labels, (label) => strong[label] ?? -4)
const area = (left: number, width: number) => ({ left, top: 0, width, height: 100 })
const wholeArea = area(0, 200)

function region(label: string, evidence: number, at = wholeArea): FoodRegion {
  return { label: labels.indexOf(label), evidence, area: at, answers: answersFor({ [label]: 6 }) }
}

const namesOf = (foods: ReturnType<typeof mergeDetections>) => foods.map(({ guesses }) => guesses[0]?.label)

test('a confident whole picture is the main food, and lies in its region', () => {
  const whole = { area: wholeArea, guesses: rankGuesses(answersFor({ banana: 8 })) }
  const foods = mergeDetections(whole, [region('banana', 5, area(0, 90))])
  expect(namesOf(foods)).toEqual(['banana'])
  expect(foods[0]).toEqual({ area: area(0, 90), guesses: whole.guesses })
})

test('other regions follow, with less confidence beside a main food', () => {
  const whole = { area: wholeArea, guesses: rankGuesses(answersFor({ banana: 8 })) }
  const regions = [region('banana', 6, area(0, 100)), region('egg', 4, area(110, 80))]
  const foods = mergeDetections(whole, regions)
  expect(namesOf(foods)).toEqual(['banana', 'egg'])
  expect(foods[1]?.guesses[0]?.confidence).toBe(secondaryConfidence(4, true))
  expect(secondaryConfidence(4, true)).toBeLessThan(secondaryConfidence(4, false))
})

test('two names for one region are one food', () => {
  const whole = { area: wholeArea, guesses: rankGuesses(answersFor({ orange: 8 })) }
  expect(namesOf(mergeDetections(whole, [region('orange', 6), region('mandarin', 4, area(20, 60))]))).toEqual(
    ['orange'],
  )
})

test('an unconfident whole picture leaves it to the regions, each food once, the strongest first', () => {
  const whole = { area: wholeArea, guesses: rankGuesses(answersFor({})) }
  const regions = [
    region('potato', 3, area(0, 60)),
    region('milk', 2, area(100, 60)),
    region('potato', 1, area(170, 30)),
  ]
  expect(namesOf(mergeDetections(whole, regions))).toEqual(['potato', 'milk'])
})

test('without any region the whole picture is used, however uncertain', () => {
  const whole = { area: wholeArea, guesses: rankGuesses(answersFor({})) }
  expect(mergeDetections(whole, [])).toEqual([whole])
})

test('overlap is the share of the smaller area', () => {
  expect(overlapShare(area(0, 100), area(20, 10))).toBe(1)
  expect(overlapShare(area(0, 100), area(50, 100))).toBe(0.5)
  expect(overlapShare(area(0, 100), area(100, 10))).toBe(0)
})
