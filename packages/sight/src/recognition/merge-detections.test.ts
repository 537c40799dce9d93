import { expect, test } from 'vitest'
import { labels } from '../data/labels'
import { type DetectionCandidate, mergeDetections, overlapShare } from './merge-detections'

const area = (left: number, width: number) => ({ left, top: 0, width, height: 100 })
const wholeArea = area(0, 200)

const candidate = (label: string, presence: number, at = wholeArea): DetectionCandidate => ({
  label: labels.indexOf(label),
  presence,
  area: at,
})
const namesOf = (candidates: readonly DetectionCandidate[]) =>
  mergeDetections(candidates).map(({ guesses }) => guesses.map(({ label }) => label))

test('foods in different places are told, the likeliest first', () => {
  expect(namesOf([candidate('egg', 0.6, area(110, 80)), candidate('banana', 0.9, area(0, 100))])).toEqual([
    ['banana'],
    ['egg'],
  ])
})

test('two names for one place are one food with two guesses', () => {
  expect(namesOf([candidate('mandarin', 0.4, area(20, 60)), candidate('orange', 0.9)])).toEqual([
    ['orange', 'mandarin'],
  ])
})

test('what is hardly likely is neither a food nor another name', () => {
  expect(namesOf([candidate('orange', 0.9), candidate('onion', 0.02)])).toEqual([['orange']])
  expect(namesOf([candidate('orange', 0.9, area(0, 60)), candidate('onion', 0.2, area(100, 60))])).toEqual([
    ['orange'],
  ])
})

test('where nothing is likely, the likeliest is asked about; where nothing is known, nothing is', () => {
  expect(namesOf([candidate('plum', 0.12), candidate('cherry', 0.11)])).toEqual([['plum', 'cherry']])
  expect(namesOf([candidate('plum', 0.05)])).toEqual([])
  expect(namesOf([])).toEqual([])
})

test('overlap is the share of the smaller area', () => {
  expect(overlapShare(area(0, 100), area(20, 10))).toBe(1)
  expect(overlapShare(area(0, 100), area(50, 100))).toBe(0.5)
  expect(overlapShare(area(0, 100), area(100, 10))).toBe(0)
})
