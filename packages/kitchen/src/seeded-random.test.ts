import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom, seededValueFor } from './seeded-random'

describe('seededRandom', () => {
  test('gives the same sequence for the same seed', () => {
    const [one, other] = [seededRandom(42), seededRandom(42)]
    const throws = Array.from({ length: 20 }, () => one())
    expect(Array.from({ length: 20 }, () => other())).toEqual(throws)
    expect(new Set(throws).size).toBe(20)
  })

  test('gives another sequence for another seed', () => {
    const first = new Set(Array.from({ length: 200 }, (_, seed) => seededRandom(seed)()))
    expect(first.size).toBe(200)
  })

  test('is roughly uniform', () => {
    const random = seededRandom(1)
    const counts = new Array<number>(10).fill(0)
    for (let n = 0; n < 10_000; n += 1) {
      const side = Math.floor(random() * 10)
      counts[side] = (counts[side] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('accepts any number as a seed', () => {
    for (const seed of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.5, 2 ** 53, -(2 ** 53), 1e300]) {
      const value = seededRandom(seed)()
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
    expect(seededRandom(0.25)()).not.toBe(seededRandom(0.75)())
    expect(seededRandom(2 ** 40)()).not.toBe(seededRandom(2 ** 41)())
  })
})

describe('seededValueFor', () => {
  test('depends only on the seed and the id', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, id) => {
        const luck = seededValueFor(seed, id)
        expect(luck).toBe(seededValueFor(seed, id))
        expect(luck).toBeGreaterThanOrEqual(0)
        expect(luck).toBeLessThan(1)
      }),
    )
  })

  test('orders the same ids differently for another seed', () => {
    const ids = Array.from({ length: 30 }, (_, id) => id + 1)
    const order = (seed: number) =>
      [...ids].sort((a, b) => seededValueFor(seed, a) - seededValueFor(seed, b)).join()
    expect(new Set([1, 2, 3, 4, 5].map(order)).size).toBe(5)
  })

  test('spreads neighbouring ids over the whole range', () => {
    const sum = Array.from({ length: 5000 }, (_, id) => seededValueFor(3, id)).reduce((a, b) => a + b, 0)
    expect(Math.abs(sum / 5000 - 0.5)).toBeLessThan(0.02)
  })
})
