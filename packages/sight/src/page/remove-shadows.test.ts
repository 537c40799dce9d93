import { expect, test } from 'vitest'
import type { GreyImage } from '../image/image'
import { removeShadows } from './remove-shadows'

const [width, height] = [600, 400]

/** Paper that darkens to the right, with a stroke of half its lightness every fifty pixels. */
function shaded(from: number, to: number): GreyImage {
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const x = at % width
    const light = from + ((to - from) * x) / width
    return x % 50 < 3 ? light / 2 : light
  })
  return { width, height, data }
}

test('paper becomes white everywhere, and ink keeps its contrast', () => {
  const { data } = removeShadows(shaded(240, 90))
  for (const x of [30, 180, 330, 480, 580]) {
    expect(data[200 * width + x]).toBeGreaterThan(235)
    expect(data[200 * width + Math.floor(x / 50) * 50 + 1]).toBeLessThan(160)
  }
})

test('areas far darker than paper stay dark', () => {
  const page = shaded(240, 240)
  page.data.fill(20, 0, 100 * width)
  const { data } = removeShadows(page)
  expect(data[10 * width + 30]).toBeLessThan(90)
})

test('handles a picture of one pixel and an all-black one', () => {
  expect(removeShadows({ width: 1, height: 1, data: Uint8Array.of(7) }).data.length).toBe(1)
  expect(
    removeShadows({ width: 40, height: 40, data: new Uint8Array(1600) }).data.every((light) => light === 0),
  ).toBe(true)
})
