import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScoredItem } from './top-k'
import { ranksBefore, TopK } from './top-k'

function scored(id: number, score: number): ScoredItem {
  return { id, score, place: id }
}

function keep(capacity: number, all: readonly ScoredItem[]): number[] {
  const best = new TopK(capacity)
  for (const one of all) best.offer(one)
  return best.inOrder().map(({ id }) => id)
}

describe('TopK', () => {
  test('keeps the best, the best first', () => {
    expect(keep(2, [scored(1, 0.1), scored(2, 0.9), scored(3, 0.5)])).toEqual([2, 3])
  })

  test('of equals the smaller id stays', () => {
    expect(keep(2, [scored(3, 1), scored(1, 1), scored(2, 1)])).toEqual([1, 2])
  })

  test('without capacity keeps nothing; with more capacity than candidates keeps all', () => {
    expect(keep(0, [scored(1, 1)])).toEqual([])
    expect(keep(9, [scored(1, 1), scored(2, 2)])).toEqual([2, 1])
    expect(keep(3, [])).toEqual([])
  })

  test('returns the score a new candidate must reach', () => {
    const best = new TopK(2)
    expect(best.bar).toBe(Number.NEGATIVE_INFINITY)
    best.offer(scored(1, 5))
    expect(best.bar).toBe(Number.NEGATIVE_INFINITY)
    best.offer(scored(2, 7))
    expect(best.bar).toBe(5)
    best.offer(scored(3, 6))
    expect(best.bar).toBe(6)
    expect(new TopK(0).bar).toBe(Number.POSITIVE_INFINITY)
  })

  test('equals the front of the sorted list, in any order of insertion', () => {
    const many = fc.uniqueArray(fc.record({ id: fc.nat(500), score: fc.integer({ min: -3, max: 3 }) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(many, fc.nat(20), (all, capacity) => {
        const sorted = [...all].sort((a, b) => b.score - a.score || a.id - b.id).slice(0, capacity)
        expect(
          keep(
            capacity,
            all.map(({ id, score }) => scored(id, score)),
          ),
        ).toEqual(sorted.map(({ id }) => id))
      }),
    )
  })
})

describe('ranksBefore', () => {
  test.each([
    [2, 1, true],
    [1, 2, false],
  ])('score %d against %d', (a, b, answer) => expect(ranksBefore(scored(9, a), scored(1, b))).toBe(answer))

  test('equal scores: the smaller id', () => {
    expect(ranksBefore(scored(1, 1), scored(2, 1))).toBe(true)
    expect(ranksBefore(scored(2, 1), scored(1, 1))).toBe(false)
    expect(ranksBefore(scored(1, 1), scored(1, 1))).toBe(false)
  })
})
