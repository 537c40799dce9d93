import { expect, test } from 'vitest'
import type { RgbaImage } from '../image/image'
import { toModelInput } from './model-input'

const whole = ({ width, height }: RgbaImage) => ({ left: 0, top: 0, width, height })

function drawn(width: number, height: number, colourAt: (x: number, y: number) => number[]): RgbaImage {
  const data = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], 4 * (y * width + x))
  return { width, height, data }
}

test('reducing averages the covered pixels; colour planes follow each other', () => {
  const picture = drawn(4, 2, (x, y) => [x * 10, y * 100, 7])
  expect([...toModelInput(picture, whole(picture), { width: 2, height: 1 })]).toEqual([5, 25, 50, 50, 7, 7])
})

test('a partly covered pixel counts in part', () => {
  const picture = drawn(3, 1, (x) => [x * 60, 0, 0])
  const [left, right] = toModelInput(picture, whole(picture), { width: 2, height: 1 })
  expect(left).toBeCloseTo((0 + 60 / 2) / 1.5)
  expect(right).toBeCloseTo((60 / 2 + 120) / 1.5)
})

test('enlarging interpolates, and edges stay', () => {
  const picture = drawn(2, 1, (x) => [x * 100, 0, 0])
  const red = [...toModelInput(picture, whole(picture), { width: 4, height: 1 })].slice(0, 4)
  expect(red).toEqual([0, 25, 75, 100])
})

test('a part is cut out exactly', () => {
  const picture = drawn(6, 6, (x, y) => [x, y, 0])
  const planes = toModelInput(picture, { left: 2, top: 3, width: 2, height: 2 }, { width: 2, height: 2 })
  expect([...planes.slice(0, 8)]).toEqual([2, 3, 2, 3, 3, 3, 4, 4])
})

test('an area beyond the edge is filled with the last pixel', () => {
  const picture = drawn(2, 2, () => [50, 60, 70])
  const planes = toModelInput(picture, { left: -4, top: -4, width: 10, height: 10 }, { width: 5, height: 5 })
  expect(new Set(planes)).toEqual(new Set([50, 60, 70]))
})

test('a uniform colour is unchanged at any size', () => {
  const picture = drawn(37, 23, () => [200, 100, 50])
  for (const size of [1, 7, 64, 224]) {
    const planes = toModelInput(picture, whole(picture), { width: size, height: size })
    expect(planes.length).toBe(3 * size * size)
    expect(planes[0]).toBeCloseTo(200, 3)
    expect(planes.at(-1)).toBeCloseTo(50, 3)
  }
})

test('several parts fit into one block', () => {
  const picture = drawn(4, 4, (x) => [x, 0, 0])
  const block = new Float32Array(24)
  toModelInput(picture, { left: 2, top: 0, width: 2, height: 2 }, { width: 2, height: 2 }, block.subarray(12))
  expect([...block.slice(0, 12)]).toEqual(new Array(12).fill(0))
  expect([...block.slice(12, 16)]).toEqual([2, 3, 2, 3])
})
