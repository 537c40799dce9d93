import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitColumns } from './page-columns'
import type { InkBlob } from './page-ink'

const height = 20

/** A row of letters from a place on, as wide as so many letters. */
function row(left: number, top: number, letters: number): InkBlob[] {
  return Array.from({ length: letters }, (_, at) => ({
    left: left + at * 15,
    top,
    width: 12,
    height,
    pixels: 120,
  }))
}

const rows = (left: number, top: number, letters: number, count: number, pitch = 40) =>
  Array.from({ length: count }, (_, at) => row(left, top + at * pitch, letters)).flat()

test('a title, two columns of different pitch and a note below are four parts in reading order', () => {
  const title = row(0, 0, 40)
  const left = rows(0, 80, 18, 9, 44)
  const right = rows(360, 80, 30, 10)
  const note = row(0, 520, 45)
  const shuffled = [...right, ...note, ...title, ...left]
  const parts = splitColumns(shuffled, height)
  expect(parts.map((part) => part.length)).toEqual([title, left, right, note].map((part) => part.length))
  expect(parts[1]).toEqual(left)
})

test('amounts before their ingredients are no column', () => {
  const amounts = rows(0, 0, 5, 9)
  const foods = rows(160, 0, 20, 9)
  expect(splitColumns([...amounts, ...foods], height)).toHaveLength(1)
})

test('one column stays one, and nothing is lost or doubled', () => {
  expect(splitColumns(rows(0, 0, 40, 12), height)).toHaveLength(1)
  const place = fc.record({
    left: fc.integer({ min: 0, max: 800 }),
    top: fc.integer({ min: 0, max: 900 }),
    letters: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), (places) => {
      const blobs = places.flatMap(({ left, top, letters }) => row(left, top, letters))
      const parts = splitColumns(blobs, height).flat()
      expect(parts).toHaveLength(blobs.length)
      expect(new Set(parts).size).toBe(blobs.length)
    }),
  )
})
