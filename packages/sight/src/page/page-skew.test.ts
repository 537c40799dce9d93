import { expect, test } from 'vitest'
import type { GreyImage } from '../image/image'
import { deskewPage, estimateSkew, type InkPoints } from './page-skew'

const [width, height] = [600, 900]

/** Points along thirty rows that fall by given degrees, at the top and at the foot. */
function rows(top: number, foot: number): InkPoints {
  const [x, y]: [number[], number[]] = [[], []]
  for (let row = 0; row < 30; row += 1) {
    const middle = 20 + row * 29
    const slope = Math.tan(((top + ((foot - top) * middle) / height) * Math.PI) / 180)
    for (let at = 0; at < 120; at += 1) {
      x.push(at * 5)
      y.push(middle + (at * 5 - width / 2) * slope + (at % 7))
    }
  }
  return { x: Float32Array.from(x), y: Float32Array.from(y) }
}

test.each([
  [0, 0],
  [3, 3],
  [-7.5, -7.5],
  [-1.5, 2],
])('lines that fall by %s degrees at the top and %s at the foot', (top, foot) => {
  const found = estimateSkew(rows(top, foot), width, height, 12)
  expect(found.top).toBeCloseTo(top, 0)
  expect(found.foot).toBeCloseTo(foot, 0)
  expect(found.clearness).toBeGreaterThan(2)
})

test('too few points give no result', () => {
  const few = { x: Float32Array.of(1, 2), y: Float32Array.of(1, 9) }
  expect(estimateSkew(few, width, height, 12)).toMatchObject({ top: 0, foot: 0 })
})

test('a level page stays as it is; a skewed one is levelled on white', () => {
  const page: GreyImage = { width, height, data: new Uint8Array(width * height).fill(255) }
  const slope = Math.tan((5 * Math.PI) / 180)
  for (let x = 0; x < width; x += 1)
    for (let thick = 0; thick < 4; thick += 1)
      page.data[Math.round(450 + (x - 300) * slope + thick) * width + x] = 0
  expect(deskewPage(page, { top: 0, foot: 0 })).toBe(page)
  const level = deskewPage(page, { top: 5, foot: 5 })
  const dark = Array.from(
    { length: level.height },
    (_, y) =>
      level.data.subarray(y * level.width, (y + 1) * level.width).filter((light) => light < 128).length,
  ).filter((count) => count > 0)
  expect(dark.length).toBeLessThan(8)
  expect(Math.max(...dark)).toBeGreaterThan(500)
})
