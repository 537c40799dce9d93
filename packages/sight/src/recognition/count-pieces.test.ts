import { expect, test } from 'vitest'
import { findConnectedComponents, solidity } from '../image/connected-components'
import type { RgbaImage } from '../image/image'
import { bananaYellow, drawDiscs, drawImage, tableWhite, tomatoRed } from '../testing/colour-model'
import { countPieces } from './count-pieces'
import { toModelInput } from './model-input'

const whole = { left: 0, top: 0, width: 300, height: 200 }
function counted(picture: RgbaImage, area = whole) {
  const { width, height } = picture
  const planes = toModelInput(picture, { left: 0, top: 0, width, height }, { width, height })
  return countPieces(planes, picture, area)
}

const at = (x: number, y: number, radius = 30, colour = tomatoRed) => ({ x, y, radius, colour })

test('separate pieces on a plain ground are counted', () => {
  expect(counted(drawDiscs(300, 200, tableWhite, [at(150, 100)]))).toBe(1)
  expect(counted(drawDiscs(300, 200, tableWhite, [at(60, 60), at(150, 130), at(240, 60)]))).toBe(3)
  expect(counted(drawDiscs(300, 200, [60, 40, 30], [at(60, 60), at(200, 130)]))).toBe(2)
})

test('pieces that touch, are cut off, differ, or lie on a mixed ground are not counted', () => {
  expect(counted(drawDiscs(300, 200, tableWhite, [at(100, 100), at(155, 100)]))).toBeUndefined()
  expect(counted(drawDiscs(300, 200, tableWhite, [at(100, 100), at(295, 100)]))).toBeUndefined()
  expect(counted(drawDiscs(300, 200, tableWhite, [at(60, 100), at(200, 100, 70)]))).toBeUndefined()
  expect(
    counted(drawDiscs(300, 200, tableWhite, [at(60, 100), at(200, 100, 30, bananaYellow)])),
  ).toBeUndefined()
  const motley = drawImage(300, 200, (x, y) => (((x >> 4) + (y >> 4)) % 2 ? tomatoRed : bananaYellow))
  expect(counted(motley)).toBeUndefined()
})

test('an empty ground and a heap have no count', () => {
  expect(counted(drawDiscs(300, 200, tableWhite, []))).toBeUndefined()
  const heap = Array.from({ length: 20 }, (_, n) => at(30 + (n % 7) * 38, 30 + Math.floor(n / 7) * 60, 12))
  expect(counted(drawDiscs(300, 200, tableWhite, heap))).toBeUndefined()
})

test('only pieces within the area are counted', () => {
  const picture = drawDiscs(300, 200, tableWhite, [at(60, 60), at(240, 60), at(240, 150)])
  expect(counted(picture, { left: 200, top: 20, width: 80, height: 170 })).toBe(2)
})

test('a disc fills its convex hull, two touching discs do not', () => {
  const mask = (inside: (x: number, y: number) => boolean) =>
    Uint8Array.from({ length: 40 * 40 }, (_, place) => (inside(place % 40, Math.floor(place / 40)) ? 1 : 0))
  const [disc] = findConnectedComponents(
    mask((x, y) => Math.hypot(x - 20, y - 20) < 12),
    40,
  )
  const [pair] = findConnectedComponents(
    mask((x, y) => Math.hypot(x - 10, y - 20) < 9 || Math.hypot(x - 27, y - 20) < 9),
    40,
  )
  expect(disc && solidity(disc, 40)).toBeGreaterThan(0.94)
  expect(pair && solidity(pair, 40)).toBeLessThan(0.92)
  expect(
    findConnectedComponents(
      mask((x) => x % 4 === 0),
      40,
    ),
  ).toHaveLength(10)
})
