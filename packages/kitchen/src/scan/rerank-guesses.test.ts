import { describe, expect, test } from 'vitest'
import { isPreselected, maxSeenConfidence, preselectThreshold, rerankGuesses } from './rerank-guesses'

const herbs = [
  { label: 'coriander', confidence: 0.5 },
  { label: 'parsley', confidence: 0.4 },
  { label: 'mint', confidence: 0.1 },
]
const names = (...requested: Parameters<typeof rerankGuesses>) =>
  rerankGuesses(...requested).map(({ name }) => name)

describe('earlier corrections of a household', () => {
  test('without corrections the guesses are unchanged', () => {
    expect(rerankGuesses(herbs)).toEqual([
      { name: 'Coriander', foodId: 'cilantro', label: 'coriander', confidence: 0.5 },
      { name: 'Parsley', foodId: 'parsley', label: 'parsley', confidence: 0.4 },
      { name: 'Mint', foodId: 'mint', label: 'mint', confidence: 0.1 },
    ])
  })

  test('one correction decides a close guess, a confident one takes several', () => {
    expect(names(herbs, [{ foodId: 'parsley', times: 1 }])[0]).toBe('Parsley')
    const sure = [{ label: 'coriander', confidence: 0.97 }]
    expect(names(sure, [{ foodId: 'parsley', times: 2 }])[0]).toBe('Coriander')
    expect(names(sure, [{ foodId: 'parsley', times: 4 }])[0]).toBe('Parsley')
  })

  test('a name of their own ranks beside foods, case-insensitively', () => {
    const reranked = [
      { name: 'Grandma’s herb', times: 2 },
      { name: 'grandma’s HERB ', times: 1 },
    ]
    const [first, second] = rerankGuesses(herbs, reranked)
    expect(first).toEqual({ name: 'Grandma’s herb', confidence: 0.5 })
    expect(second?.confidence).toBe(0.25)
  })

  test('confirming raises the confidence, never to certainty; removing lowers everything', () => {
    const sure = [{ label: 'spinach', confidence: 0.7 }]
    const before = rerankGuesses(sure)[0]?.confidence ?? 0
    const often = rerankGuesses(sure, [{ foodId: 'spinach', times: 5 }])[0]?.confidence ?? 0
    expect(often).toBeGreaterThan(before)
    expect(rerankGuesses(sure, [{ foodId: 'spinach', times: 1_000_000 }])[0]?.confidence).toBe(
      maxSeenConfidence,
    )
    const dropped = rerankGuesses(sure, [{ times: 3 }])
    expect(dropped[0]?.confidence).toBeCloseTo(0.35)
    expect(isPreselected(dropped[0]?.confidence ?? 1)).toBe(false)
  })

  test('two labels of one food are one guess, and a non-food is none', () => {
    const guesses = [
      { label: 'pasta', confidence: 0.4 },
      { label: 'spaghetti', confidence: 0.35 },
      { label: '_background', confidence: 0.2 },
    ]
    expect(rerankGuesses(guesses)).toEqual([
      { name: 'Pasta', foodId: 'dry-pasta', label: 'pasta', confidence: 0.75 },
    ])
  })

  test('unknown foods, counts below one and confidences out of range are tolerated', () => {
    const reranked = [
      { foodId: 'no-such-food', times: 2 },
      { foodId: 'parsley', times: 0 },
      { foodId: 'mint', times: -4 },
    ]
    expect(rerankGuesses([{ label: 'coriander', confidence: 7 }], reranked)).toEqual([
      { name: 'Coriander', foodId: 'cilantro', label: 'coriander', confidence: 0.6 },
    ])
    expect(rerankGuesses([], [])).toEqual([])
  })
})

test('from the threshold on it is preselected', () => {
  expect(isPreselected(preselectThreshold)).toBe(true)
  expect(isPreselected(preselectThreshold - 0.01)).toBe(false)
})
