import { expect, test } from 'vitest'
import { presenceProbability } from './food-presence'

const steps = [0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1]

test('more evidence of any kind makes a food likelier, never certain', () => {
  for (const key of ['whole', 'far', 'near'] as const) {
    const chances = steps.map((value) =>
      presenceProbability({ whole: 0.2, far: 0.2, near: 0.2, [key]: value }, 0.9),
    )
    expect(chances).toEqual(chances.toSorted((one, other) => one - other))
  }
  const byFood = steps.map((food) => presenceProbability({ whole: 0.6, far: 0.6, near: 0.6 }, food))
  expect(byFood).toEqual(byFood.toSorted((one, other) => one - other))
  expect(presenceProbability({ whole: 1, far: 1, near: 1 }, 1)).toBeLessThan(1)
  expect(presenceProbability({ whole: 0, far: 0, near: 0 }, 0)).toBeGreaterThan(0)
})

test('a food that fills the picture is there; a hint in one window of a doubtful picture is not', () => {
  expect(presenceProbability({ whole: 0.95, far: 0.95, near: 0.95 }, 0.99)).toBeGreaterThan(0.95)
  expect(presenceProbability({ whole: 0.01, far: 0.05, near: 0.4 }, 0.3)).toBeLessThan(0.1)
})
