import { expect, test } from 'vitest'
import { labels } from '../data/labels'
import { findFoodPlaces } from './food-places'

const columns = 6
const rows = 4
const cells = columns * rows
const size = { width: 600, height: 400 }

function detector(food: string, cell: number, away: readonly number[]) {
  const places = new Float32Array((labels.length - 1) * cells).fill(-9)
  places[(labels.indexOf(food) - 1) * cells + cell] = 3
  const sides = Float32Array.from({ length: 4 * cells }, (_, at) =>
    Math.log(away[Math.floor(at / cells)] ?? 1),
  )
  return findFoodPlaces({ places, sides, columns, rows }, size)
}

test('a food is where its likeliest cell says, as far as its four sides', () => {
  const places = detector('lemon', 2 * columns + 3, [1.5, 0.5, 0.5, 1.5])
  expect(places).toHaveLength(labels.length - 1)
  const lemon = places.find(({ label }) => labels[label] === 'lemon')
  expect(lemon?.placed).toBeCloseTo(0.953, 3)
  expect(lemon?.area).toEqual({ left: 200, top: 200, width: 200, height: 200 })
  expect(places.filter(({ placed }) => placed > 0.01)).toHaveLength(1)
})

test('an area ends at the picture', () => {
  const lemon = detector('lemon', 0, [9, 9, 99, 99]).find(({ placed }) => placed > 0.5)
  expect(lemon?.area).toEqual({ left: 0, top: 0, width: 600, height: 400 })
})
