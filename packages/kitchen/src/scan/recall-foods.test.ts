import { describe, expect, test } from 'vitest'
import { isRecalled, recallFoods } from './recall-foods'
import { maxSeenConfidence } from './rerank-guesses'

const guesses = [
  { name: 'Coriander', foodId: 'cilantro', label: 'coriander', confidence: 0.6 },
  { name: 'Parsley', foodId: 'parsley', label: 'parsley', confidence: 0.2 },
]
const firstOf = (...given: Parameters<typeof recallFoods>) => recallFoods(...given)[0]

describe('what a household’s foods looked like before', () => {
  test('without examples the guesses are unchanged', () => {
    expect(recallFoods(guesses, [])).toEqual(guesses)
  })

  test('what looks the same is the same, the more alike the likelier', () => {
    const alike = firstOf(guesses, [{ foodId: 'parsley', similarity: 0.6 }])
    const same = firstOf(guesses, [{ foodId: 'parsley', similarity: 0.9 }])
    expect(alike).toMatchObject({ foodId: 'parsley', label: 'parsley' })
    expect(same?.confidence).toBeGreaterThan(alike?.confidence ?? 1)
    expect(same?.confidence).toBeLessThanOrEqual(maxSeenConfidence)
  })

  test('what looks different leaves the guesses as they are', () => {
    const different = firstOf(guesses, [
      { foodId: 'parsley', similarity: 0 },
      { foodId: 'quince', similarity: -0.2 },
    ])
    expect(different?.foodId).toBe('cilantro')
    expect(different?.confidence).toBeCloseTo(0.6, 2)
  })

  test('a food the recogniser did not think of and a name of their own are recalled', () => {
    const tin = { name: 'Aunt Eva’s tin', similarity: 0.95 }
    expect(firstOf(guesses, [tin])).toMatchObject({ name: 'Aunt Eva’s tin' })
    const quince = firstOf(guesses, [{ foodId: 'quince', similarity: 0.95 }])
    expect(quince).toMatchObject({ name: 'Quince', foodId: 'quince' })
  })

  test('of two that look alike neither is certain', () => {
    const [first, second] = recallFoods(
      [],
      [
        { name: 'Blue tin', similarity: 0.9 },
        { name: 'Red tin', similarity: 0.9 },
      ],
    )
    expect(first?.confidence).toBeCloseTo(0.5, 1)
    expect(second?.confidence).toBeCloseTo(0.5, 1)
  })

  test('what was taken off before loses confidence; a food nobody knows is ignored', () => {
    const taken = firstOf(guesses, [{ similarity: 0.95 }])
    expect(taken?.confidence).toBeLessThan(0.1)
    expect(firstOf(guesses, [{ foodId: 'no-such-food', similarity: 0.1 }])?.foodId).toBe('cilantro')
  })
})

test('only what looks alike is recalled', () => {
  expect(isRecalled(0.9)).toBe(true)
  expect(isRecalled(0.1)).toBe(false)
})
