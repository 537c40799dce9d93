import { describe, expect, test } from 'vitest'
import { aDish, aSlot } from '../../testing/week-builders'
import type { PlanTarget } from '../plan-request'
import {
  buildNutritionTargets,
  dayPenalty,
  nutrientPerServing,
  type plannedNutrients,
  targetDeviation,
} from './nutrition-targets'

const rice = aDish(1, { 'white-rice': 100 })
const mystery = aDish(2, { 'a-food-of-tomorrow': 100 })

const boardFor = (target: PlanTarget | undefined, slots = [aSlot(0)]) =>
  buildNutritionTargets({ slots, recipes: [rice, mystery], target, weight: 6 })

describe('targets', () => {
  test.each([
    [undefined, []],
    [{}, []],
    [{ kcal: 0, fat: -4, sugar: Number.NaN }, []],
    [{ sodium: 2000, kcal: 2000 }, ['kcal', 'sodium']],
  ])('%j aims at %j', (target, aims) => {
    expect(boardFor(target).aims).toEqual(aims)
  })

  test('without one nothing is computed', () => {
    expect(boardFor(undefined).perServing).toHaveLength(0)
    expect(dayPenalty(boardFor(undefined), new Float64Array(0))).toBe(0)
  })
})

describe('the deviation of a dish', () => {
  test('is a part of the target of its day’s planned meals', () => {
    const targets = boardFor({ kcal: 2000 }, [aSlot(0, 'lunch'), aSlot(0, 'dinner')])
    const kcal = nutrientPerServing(targets, 0, 0)
    expect(kcal).toBeGreaterThan(300)
    expect(targetDeviation(targets, 0, 0, 0)).toBeCloseTo((kcal - 700) / 1300)
    expect(targetDeviation(targets, 1, 0, 0)).toBeCloseTo((kcal - 600) / 1300)
  })

  test('two dishes of one meal share its target', () => {
    const slots = [aSlot(0), { ...aSlot(0), id: 'side' }]
    expect([...boardFor({ kcal: 1000 }, slots).share]).toEqual([150, 150])
  })

  test('a dish without figures has no deviation', () => {
    expect(targetDeviation(boardFor({ kcal: 2000 }), 0, 1, 0)).toBe(0)
  })
})

describe('the penalty of a day', () => {
  const loss = (nutrient: (typeof plannedNutrients)[number], lead: number) =>
    dayPenalty(boardFor({ [nutrient]: 100 }), Float64Array.of(lead))

  test.each([
    ['kcal', 0.5, 3],
    ['kcal', -0.5, 3],
    ['kcal', 4, 6],
    ['protein', 0.5, 0],
    ['protein', -0.5, 3],
    ['fiber', -2, 6],
    ['sugar', 0.5, 3],
    ['sugar', -0.5, 0],
    ['sodium', 0.1, 0.6],
    ['fat', 0, 0],
  ] as const)('%s %d off loses %d', (nutrient, lead, lost) => {
    expect(loss(nutrient, lead)).toBeCloseTo(lost)
  })

  test('several targets are averaged', () => {
    expect(dayPenalty(boardFor({ kcal: 100, protein: 100 }), Float64Array.of(1, 1))).toBeCloseTo(3)
  })
})
