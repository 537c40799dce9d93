import { expect, test } from 'vitest'
import { blobsOf, inkOf } from './page-ink'
import type { GreyPicture } from './picture'

/** Rows of '#' and '.': ink and paper. */
function drawn(...rows: string[]): GreyPicture {
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 30 : 250))
  return { width: rows[0]?.length ?? 0, height: rows.length, data }
}

test('an i is two blobs, what touches at a corner is one', () => {
  const blobs = blobsOf(inkOf(drawn('..#....', '.......', '..#..#.', '..#.#..', '..#....'), 200))
  expect(blobs).toEqual([
    { left: 2, top: 0, width: 1, height: 1, pixels: 1 },
    { left: 2, top: 2, width: 1, height: 3, pixels: 3 },
    { left: 4, top: 2, width: 2, height: 2, pixels: 2 },
  ])
})

test('every pixel is told which blob it belongs to', () => {
  const marks = new Uint32Array(8)
  blobsOf(inkOf(drawn('#..#', '#..#'), 200), marks)
  expect([...marks]).toEqual([1, 0, 0, 2, 1, 0, 0, 2])
})

test('white paper has none', () => {
  expect(blobsOf(inkOf(drawn('....', '....'), 200))).toEqual([])
})
