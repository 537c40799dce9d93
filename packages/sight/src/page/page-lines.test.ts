import { expect, test } from 'vitest'
import type { GreyImage } from '../image/image'
import type { InkBlob } from './page-ink'
import { extractLineStrip, findTextLines } from './page-lines'

/** Letters side by side from a position on, each on its given baseline. */
function word(left: number, count: number, foot: (x: number) => number, height = 20): InkBlob[] {
  return Array.from({ length: count }, (_, at) => {
    const x = left + at * 16
    return { left: x, top: foot(x) - height, width: 12, height, pixels: 120 }
  })
}

const level = (foot: number) => () => foot

test('a price far to the right stays with its name', () => {
  const lines = findTextLines(
    [...word(500, 4, level(141)), ...word(20, 6, level(140)), ...word(20, 9, level(180))],
    20,
  )
  expect(lines.map(({ left, right }) => [left, right])).toEqual([
    [20, 560],
    [20, 160],
  ])
})

test('rising lines are followed', () => {
  const climbing = (by: number) => (x: number) => Math.round(by - x * 0.04)
  const lines = findTextLines([...word(20, 60, climbing(100)), ...word(20, 60, climbing(132))], 20)
  expect(lines.map(({ knots }) => knots.length)).toEqual([60, 60])
  expect(lines[0]?.knots[0]?.middle).toBeGreaterThan((lines[0]?.knots.at(-1)?.middle ?? 0) + 30)
})

test('points and dashes belong to their line, dirt far above does not', () => {
  const dash = { left: 4, top: 130, width: 8, height: 3, pixels: 24 }
  const dirt = { left: 300, top: 60, width: 4, height: 4, pixels: 12 }
  expect(findTextLines([...word(20, 6, level(140)), dash, dirt], 20)).toMatchObject([{ left: 4, right: 112 }])
})

test('ruled lines, stains and a single speck are not lines', () => {
  const rule = { left: 0, top: 200, width: 600, height: 3, pixels: 1800 }
  const stain = { left: 50, top: 20, width: 140, height: 130, pixels: 9000 }
  const speck = { left: 400, top: 300, width: 4, height: 12, pixels: 40 }
  expect(findTextLines([rule, stain, speck], 20)).toEqual([])
})

test('a strip holds the straightened line in its middle', () => {
  const page: GreyImage = { width: 400, height: 120, data: new Uint8Array(400 * 120).fill(255) }
  const foot = (x: number) => Math.round(60 + x * 0.05)
  for (const { left, top, width, height } of word(20, 22, foot))
    for (let y = top; y < top + height; y += 1) page.data.fill(0, y * 400 + left, y * 400 + left + width)
  const [line] = findTextLines(word(20, 22, foot), 20)
  if (!line) throw new Error('there is a line')
  const strip = extractLineStrip(page, line, 40, 24)
  expect(strip.height).toBe(40)
  const inkIn = (row: number, from: number, to: number) =>
    strip.data.subarray(row * strip.width + from, row * strip.width + to).filter((light) => light < 100)
      .length
  for (const [from, to] of [
    [12, 120],
    [strip.width - 130, strip.width - 12],
  ] as const) {
    expect(inkIn(20, from, to)).toBeGreaterThan(50)
    expect(inkIn(3, from, to) + inkIn(36, from, to)).toBe(0)
  }
})
