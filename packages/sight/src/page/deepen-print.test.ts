import { expect, test } from 'vitest'
import { deepenPrint } from './deepen-print'

const [width, height] = [400, 300]

/** White paper with a grain of three steps, and dashes of print of the given lightness on the left half. */
function page(print: number) {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isPrint = x < 200 && y % 20 < 6 && x % 12 < 6
      data[y * width + x] = (isPrint ? print : 255) - ((x * 7 + y * 13) % 3)
    }
  return { width, height, data }
}

const lightAt = ({ data }: { data: Uint8Array | Uint8ClampedArray }, x: number, y: number) =>
  data[y * width + x] ?? 0

test('pale print becomes dark, its paper stays white', () => {
  const deeper = deepenPrint(page(230))
  expect(lightAt(deeper, 98, 102)).toBeLessThan(150)
  expect(lightAt(deeper, 92, 112)).toBeGreaterThan(230)
})

test('usual print and blank paper stay as they are', () => {
  const usual = page(90)
  expect(deepenPrint(usual)).toBe(usual)
  const blank = page(255)
  expect(deepenPrint(blank)).toBe(blank)
})

test('the grain of blank paper beside pale print is no print', () => {
  const deeper = deepenPrint(page(230))
  for (let x = 260; x < 400; x += 7) expect(lightAt(deeper, x, 150)).toBeGreaterThan(225)
})
