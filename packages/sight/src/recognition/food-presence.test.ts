import { expect, test } from 'vitest'
import { presenceProbability } from './food-presence'

const steps = [0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1]

test('more evidence of any kind makes a food likelier, never certain', () => {
  for (const second of steps) {
    for (const key of ['whole', 'far', 'placed'] as const) {
      const chances = steps.map((value) =>
        presenceProbability({ whole: 0.2, far: 0.2, placed: 0.2, [key]: value }, { food: 0.9, second }),
      )
      expect(chances).toEqual(chances.toSorted((one, other) => one - other))
    }
    const byFood = steps.map((food) =>
      presenceProbability({ whole: 0.6, far: 0.6, placed: 0.6 }, { food, second }),
    )
    expect(byFood).toEqual(byFood.toSorted((one, other) => one - other))
    expect(presenceProbability({ whole: 1, far: 1, placed: 1 }, { food: 1, second })).toBeLessThan(1)
    expect(presenceProbability({ whole: 0, far: 0, placed: 0 }, { food: 0, second })).toBeGreaterThan(0)
  }
})

test('a food that fills the picture is there; a hint at one place of a doubtful picture is not', () => {
  const filling = { whole: 0.95, far: 0.95, placed: 0.95 }
  expect(presenceProbability(filling, { food: 0.99, second: 0.1 })).toBeGreaterThan(0.95)
  const hint = { whole: 0.01, far: 0.05, placed: 0.4 }
  expect(presenceProbability(hint, { food: 0.3, second: 0.3 })).toBeLessThan(0.1)
})

test('a place says more in a picture of several foods', () => {
  const placed = { whole: 0.1, far: 0.3, placed: 0.9 }
  const beside = (second: number) => presenceProbability(placed, { food: 0.95, second })
  expect(beside(0.85)).toBeGreaterThan(beside(0.3))
  expect(beside(0.001)).toBe(beside(0))
})
