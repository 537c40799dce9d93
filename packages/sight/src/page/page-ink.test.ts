import { expect, test } from 'vitest'
import type { GreyImage } from '../image/image'
import { findInkBlobs, toInkMask } from './page-ink'

/** Rows of '#' and '.': ink and paper. */
function drawn(...rows: string[]): GreyImage {
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 30 : 250))
  return { width: rows[0]?.length ?? 0, height: rows.length, data }
}

test('an i is two components, pixels that touch at a corner are one', () => {
  const blobs = findInkBlobs(toInkMask(drawn('..#....', '.......', '..#..#.', '..#.#..', '..#....'), 200))
  expect(blobs).toEqual([
    { left: 2, top: 0, width: 1, height: 1, pixels: 1 },
    { left: 2, top: 2, width: 1, height: 3, pixels: 3 },
    { left: 4, top: 2, width: 2, height: 2, pixels: 2 },
  ])
})

test('marks hold the component of every pixel', () => {
  const marks = new Uint32Array(8)
  findInkBlobs(toInkMask(drawn('#..#', '#..#'), 200), marks)
  expect([...marks]).toEqual([1, 0, 0, 2, 1, 0, 0, 2])
})

test('white paper has no components', () => {
  expect(findInkBlobs(toInkMask(drawn('....', '....'), 200))).toEqual([])
})
