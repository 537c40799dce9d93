import { expect, test } from 'vitest'
import { computeCropWindow } from './picture-crop'

const picture = { width: 1200, height: 800 }

test('shows a thing in the middle of a square, with some room around it', () => {
  const area = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 }
  // 240 × 160 pixels, so a square of 360 around 600, 400.
  expect(computeCropWindow(area, picture)).toEqual({
    width: 1200 / 360,
    height: 800 / 360,
    left: 420 / 360,
    top: 220 / 360,
  })
})

test('stays within the picture at its rim, and is never larger than its shorter side', () => {
  const corner = computeCropWindow({ left: 0.9, top: 0, width: 0.1, height: 0.1 }, picture)
  expect(corner.left + 1).toBeCloseTo(corner.width)
  expect(corner.top).toBe(0)
  expect(computeCropWindow({ left: 0, top: 0, width: 1, height: 1 }, picture)).toEqual({
    width: 1.5,
    height: 1,
    left: 0.25,
    top: 0,
  })
})
