import { expect, test } from 'vitest'
import type { GreyImage } from '../image/image'
import { blurPage, invertPage } from './page-strokes'
import { rotateQuarterTurns } from './rotate-page'

const dot: GreyImage = { width: 7, height: 5, data: new Uint8Array(35).fill(255) }
dot.data[2 * 7 + 3] = 0

test('a dot becomes a spot, and paper stays white', () => {
  const { data } = blurPage(dot)
  expect(data[2 * 7 + 3]).toBeLessThan(230)
  expect(data[2 * 7 + 4]).toBeLessThan(245)
  expect(data[0]).toBeGreaterThan(250)
})

test('light and dark are inverted', () => {
  expect(invertPage(dot).data[2 * 7 + 3]).toBe(255)
  expect(invertPage(invertPage(dot)).data).toEqual(dot.data)
})

test('four quarter turns are the identity', () => {
  const corner: GreyImage = { width: 3, height: 2, data: Uint8Array.of(1, 2, 3, 4, 5, 6) }
  expect(rotateQuarterTurns(corner, 1)).toEqual({
    width: 2,
    height: 3,
    data: Uint8Array.of(4, 1, 5, 2, 6, 3),
  })
  expect(rotateQuarterTurns(corner, 3)).toEqual({
    width: 2,
    height: 3,
    data: Uint8Array.of(3, 6, 2, 5, 1, 4),
  })
  expect(rotateQuarterTurns(rotateQuarterTurns(corner, 1), 3)).toEqual(corner)
  expect(rotateQuarterTurns(corner, 2).data).toEqual(Uint8Array.of(6, 5, 4, 3, 2, 1))
})
