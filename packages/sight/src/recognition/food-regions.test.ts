import { expect, test } from 'vitest'
import { backgroundIndex, labels } from '../data/labels'
import { averageCentre, averageWindows, type ClassMap, toClassMap } from './class-map'
import type { FoodPlace } from './food-places'
import { findFoodRegions } from './food-regions'

const size = { width: 700, height: 700 }
const egg = labels.indexOf('egg')
const banana = labels.indexOf('banana')

/** A map with a food at some positions, and nothing elsewhere. */
function mapOf(side: number, foodAt: (x: number, y: number) => number | undefined): ClassMap {
  const answers = new Float32Array(side * side * labels.length).fill(-6)
  for (let place = 0; place < side * side; place += 1) {
    const food = foodAt(((place % side) + 0.5) / side, (Math.floor(place / side) + 0.5) / side)
    answers[place * labels.length + (food ?? backgroundIndex)] = 5
  }
  return { columns: side, rows: side, answers }
}

/** The whole picture says nothing. */
const silent = new Float32Array(labels.length)
/** Nor does the detector, of any food. */
const nowhere = labels.slice(1).map(
  (_, food): FoodPlace => ({
    label: food + 1,
    placed: 0.001,
    area: { left: 0, top: 0, width: 9, height: 9 },
  }),
)
const leftEggs = (x: number) => (x < 0.45 ? egg : undefined)
const leftEggsRightBananas = (x: number) => (x < 0.5 ? egg : banana)

test('a model’s planes become values by position', () => {
  const planes = new Float32Array(labels.length * 2)
  planes[backgroundIndex * 2 + 1] = 3
  const { answers } = toClassMap(planes, 2, 1)
  expect(answers[labels.length + backgroundIndex]).toBe(3)
})

test('windows are means, and no wider than the map', () => {
  const map: ClassMap = { columns: 3, rows: 1, answers: new Float32Array(3 * labels.length) }
  map.answers.set([1], 0)
  map.answers.set([5], labels.length)
  const windows = averageWindows(map, 2)
  expect([windows.columns, windows.rows]).toEqual([2, 1])
  expect([windows.answers[0], windows.answers[labels.length]]).toEqual([3, 2.5])
  expect(averageCentre(map)[0]).toBe(5)
})

test('two foods side by side are two regions, each in its place', () => {
  const regions = findFoodRegions(
    mapOf(7, leftEggsRightBananas),
    mapOf(14, leftEggsRightBananas),
    silent,
    nowhere,
    size,
  )
  expect(new Set(regions.map(({ label }) => label))).toEqual(new Set([egg, banana]))
  const eggs = regions.find(({ label }) => label === egg)?.area
  const bananas = regions.find(({ label }) => label === banana)?.area
  expect(eggs?.left).toBe(0)
  expect((eggs?.left ?? 0) + (eggs?.width ?? 0)).toBeLessThan(500)
  expect((bananas?.left ?? 0) + (bananas?.width ?? 0)).toBe(700)
  expect(bananas?.left).toBeGreaterThan(200)
  for (const area of [eggs, bananas]) expect(area?.height).toBe(700)
})

test('what each view says is told apart', () => {
  const nothing = () => undefined
  const [farOnly] = findFoodRegions(mapOf(7, leftEggs), mapOf(14, nothing), silent, nowhere, size)
  expect(farOnly).toMatchObject({ label: egg, whole: 0 })
  expect(farOnly?.far).toBeGreaterThan(0.9)
  expect(farOnly?.placed).toBeLessThan(0.01)
  const [nearOnly] = findFoodRegions(mapOf(7, nothing), mapOf(14, leftEggs), silent, nowhere, size)
  expect(nearOnly).toMatchObject({ label: egg, whole: 0, placed: 0.001 })
  expect(nearOnly?.far).toBeLessThan(0.01)
  const whole = Float32Array.from(labels, (_, label) => (label === banana ? 0.8 : 0))
  const [wholeOnly] = findFoodRegions(mapOf(7, nothing), mapOf(14, nothing), whole, nowhere, size)
  expect(wholeOnly?.label).toBe(banana)
  expect(wholeOnly?.whole).toBeCloseTo(0.8)
  expect(findFoodRegions(mapOf(7, nothing), mapOf(14, nothing), silent, nowhere, size)).toEqual([])
})

test('what only the detector finds is a region, in the detector’s place', () => {
  const nothing = () => undefined
  const area = { left: 400, top: 300, width: 60, height: 80 }
  const places = nowhere.map((place) => (place.label === egg ? { ...place, placed: 0.7, area } : place))
  expect(findFoodRegions(mapOf(7, nothing), mapOf(14, nothing), silent, places, size)).toMatchObject([
    { label: egg, placed: 0.7, area },
  ])
})

test('a food reaches as far as its windows, where the detector points at one piece of it', () => {
  const area = { left: 80, top: 300, width: 60, height: 80 }
  const places = nowhere.map((place) => (place.label === egg ? { ...place, placed: 0.9, area } : place))
  const [eggs] = findFoodRegions(mapOf(7, leftEggs), mapOf(14, leftEggs), silent, places, size)
  expect(eggs).toMatchObject({ label: egg, area, around: { left: 0, top: 0, height: 700 } })
  expect(eggs?.around.width).toBeGreaterThan(200)
})

test('small maps work', () => {
  expect(
    findFoodRegions(
      mapOf(1, () => egg),
      mapOf(2, () => egg),
      silent,
      nowhere,
      size,
    ),
  ).toHaveLength(1)
})
