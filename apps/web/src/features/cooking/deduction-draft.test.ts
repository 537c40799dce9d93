import type { ProposedDeduction, ProposedTake } from '@larder/contract/cooking'
import { describe, expect, test } from 'vitest'
import {
  draftOf,
  hasProblem,
  problemWith,
  stepped,
  takesOf,
  withIncluded,
  withSwap,
  withTyped,
} from './deduction-draft'

const aTake = (given: Partial<ProposedTake> = {}): ProposedTake => ({
  itemId: 1,
  name: 'Butter',
  unit: 'g',
  held: '250',
  amount: '40',
  location: 'fridge',
  about: false,
  ...given,
})
const aLine = (given: Partial<ProposedDeduction> = {}): ProposedDeduction => ({
  recipeId: 3,
  line: '40 g butter',
  takes: [aTake()],
  others: [],
  ...given,
})

describe('what a dish takes', () => {
  test('is sent as proposed, each item once', () => {
    const draft = draftOf([
      aLine(),
      aLine({ line: '1/2 butter', takes: [aTake({ amount: '0.5' }), aTake({ itemId: 2 })] }),
    ])
    expect(takesOf(draft)).toEqual([
      { itemId: 1, amount: '40.5' },
      { itemId: 2, amount: '40' },
    ])
    expect(hasProblem(draft)).toBe(false)
  })

  test('is changed, left out, or nothing', () => {
    const draft = draftOf([aLine(), aLine({ takes: [aTake({ itemId: 2 })] })])
    expect(takesOf(withTyped(draft, 0, 1, '1/2'))[0]).toEqual({ itemId: 1, amount: '0.5' })
    expect(takesOf(withIncluded(draft, 0, false))).toEqual([{ itemId: 2, amount: '40' }])
    expect(takesOf(withTyped(draft, 0, 1, '0'))).toEqual([{ itemId: 2, amount: '40' }])
  })

  test('is never more than is there, over all lines together', () => {
    const draft = withTyped(draftOf([aLine(), aLine()]), 0, 1, '211')
    const [take] = draft[0]?.takes ?? []
    expect(take && problemWith(draft, take)).toBe('Only 250 g there.')
    expect(hasProblem(draft)).toBe(true)
    expect(hasProblem(withIncluded(draft, 1, false))).toBe(false)
  })

  test.each(['', 'a lot', '-2', '1/0'])('%j is no amount', (typed) => {
    expect(hasProblem(withTyped(draftOf([aLine()]), 0, 1, typed))).toBe(true)
  })

  test('comes from another item instead, as much of it, and back', () => {
    const line = aLine({
      others: [
        aTake({ itemId: 2, unit: 'kg', held: '1', amount: '0' }),
        aTake({ itemId: 3, unit: 'sticks', held: '2', amount: '1' }),
      ],
    })
    const swapped = withSwap(draftOf([line]), 0, 1, 2)
    expect(takesOf(swapped)).toEqual([{ itemId: 2, amount: '0.04' }])
    expect(takesOf(withSwap(swapped, 0, 2, 1))).toEqual([{ itemId: 1, amount: '40' }])
    expect(takesOf(withSwap(draftOf([line]), 0, 1, 3))).toEqual([{ itemId: 3, amount: '1' }])
    const scarce = aLine({ others: [aTake({ itemId: 2, held: '10', amount: '0' })] })
    expect(takesOf(withSwap(draftOf([scarce]), 0, 1, 2))).toEqual([{ itemId: 2, amount: '10' }])
  })

  test('goes up and down by one, never below nothing', () => {
    expect([stepped('2', 1), stepped('0.5', -1), stepped('', 1), stepped('1.5', -1)]).toEqual([
      '3',
      '0',
      '1',
      '0.5',
    ])
  })
})
