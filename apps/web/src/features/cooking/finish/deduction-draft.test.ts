import type { ProposedDeduction, ProposedTake } from '@larder/contract/cooking'
import { describe, expect, test } from 'vitest'
import {
  createDeductionDraft,
  hasInvalidTake,
  setLineIncluded,
  setTypedAmount,
  stepTypedAmount,
  swapDeductionItem,
  toStockTakes,
  validateTake,
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

describe('the deduction draft', () => {
  test('is sent as proposed, each item once', () => {
    const draft = createDeductionDraft([
      aLine(),
      aLine({ line: '1/2 butter', takes: [aTake({ amount: '0.5' }), aTake({ itemId: 2 })] }),
    ])
    expect(toStockTakes(draft)).toEqual([
      { itemId: 1, amount: '40.5' },
      { itemId: 2, amount: '40' },
    ])
    expect(hasInvalidTake(draft)).toBe(false)
  })

  test('can be changed, excluded, or empty', () => {
    const draft = createDeductionDraft([aLine(), aLine({ takes: [aTake({ itemId: 2 })] })])
    expect(toStockTakes(setTypedAmount(draft, 0, 1, '1/2'))[0]).toEqual({ itemId: 1, amount: '0.5' })
    expect(toStockTakes(setLineIncluded(draft, 0, false))).toEqual([{ itemId: 2, amount: '40' }])
    expect(toStockTakes(setTypedAmount(draft, 0, 1, '0'))).toEqual([{ itemId: 2, amount: '40' }])
  })

  test('never takes more than the stock over all lines', () => {
    const draft = setTypedAmount(createDeductionDraft([aLine(), aLine()]), 0, 1, '211')
    const [take] = draft[0]?.takes ?? []
    expect(take && validateTake(draft, take)).toBe('You only have 250 g.')
    expect(hasInvalidTake(draft)).toBe(true)
    expect(hasInvalidTake(setLineIncluded(draft, 1, false))).toBe(false)
  })

  test.each(['', 'a lot', '-2', '1/0'])('%j is no amount', (typed) => {
    expect(hasInvalidTake(setTypedAmount(createDeductionDraft([aLine()]), 0, 1, typed))).toBe(true)
  })

  test('switches to another item with a converted amount, and back', () => {
    const line = aLine({
      others: [
        aTake({ itemId: 2, unit: 'kg', held: '1', amount: '0' }),
        aTake({ itemId: 3, unit: 'sticks', held: '2', amount: '1' }),
      ],
    })
    const swapped = swapDeductionItem(createDeductionDraft([line]), 0, 1, 2)
    expect(toStockTakes(swapped)).toEqual([{ itemId: 2, amount: '0.04' }])
    expect(toStockTakes(swapDeductionItem(swapped, 0, 2, 1))).toEqual([{ itemId: 1, amount: '40' }])
    expect(toStockTakes(swapDeductionItem(createDeductionDraft([line]), 0, 1, 3))).toEqual([
      { itemId: 3, amount: '1' },
    ])
    const scarce = aLine({ others: [aTake({ itemId: 2, held: '10', amount: '0' })] })
    expect(toStockTakes(swapDeductionItem(createDeductionDraft([scarce]), 0, 1, 2))).toEqual([
      { itemId: 2, amount: '10' },
    ])
  })

  test('steps by one, never below zero', () => {
    expect([
      stepTypedAmount('2', 1),
      stepTypedAmount('0.5', -1),
      stepTypedAmount('', 1),
      stepTypedAmount('1.5', -1),
    ]).toEqual(['3', '0', '1', '0.5'])
  })
})
