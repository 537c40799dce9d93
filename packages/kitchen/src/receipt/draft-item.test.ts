import { describe, expect, test } from 'vitest'
import type { DraftItem } from './draft-item'
import { isWrappedName, itemForCancellation, itemForDiscount } from './draft-item'

const draft = (line: number, name: string, price?: number, code?: string, column = 0): DraftItem => ({
  line,
  text: name,
  kind: 'goods',
  name: { name, column, ...(code === undefined ? {} : { code }) },
  ...(price === undefined ? {} : { price }),
})

describe('a wrapped name', () => {
  const item = draft(0, 'SOFT ROLLS', 499, '071421001235', 13)

  test('stands under the name above', () => {
    expect(isWrappedName(item, { name: 'SEEDED', column: 13 })).toBe(true)
    expect(isWrappedName(item, { name: 'SEEDED', column: 20 })).toBe(true)
  })

  test('does not begin further left', () => {
    expect(isWrappedName(item, { name: 'PEARS', column: 0 })).toBe(false)
  })

  test('has no item number of its own', () => {
    expect(isWrappedName(item, { name: 'PEARS', column: 13, code: '4011' })).toBe(false)
  })

  test('follows only a line with number and price', () => {
    expect(isWrappedName(draft(0, 'SOFT ROLLS', 499), { name: 'SEEDED', column: 13 })).toBe(false)
    expect(isWrappedName(draft(0, 'SOFT ROLLS', undefined, '4011', 13), { name: 'SEEDED', column: 13 })).toBe(
      false,
    )
  })
})

describe('the item of a discount', () => {
  const drafts = [draft(0, 'DUSTER', 900, '512345'), draft(1, 'OIL', 1200, '612345')]

  test('is the one whose number it names', () => {
    expect(itemForDiscount('TPD/512345', drafts, drafts[1])).toBe(drafts[0])
    expect(itemForDiscount('700001 TPD/ 612345  2.00-', drafts, drafts[0])).toBe(drafts[1])
  })

  test('is the one before, if it names none or an unknown one', () => {
    expect(itemForDiscount('COUPON', drafts, drafts[1])).toBe(drafts[1])
    expect(itemForDiscount('TPD/999999', drafts, drafts[1])).toBe(drafts[1])
  })

  test('is none at the start', () => {
    expect(itemForDiscount('COUPON', [], undefined)).toBeUndefined()
  })
})

describe('the item of a void', () => {
  test('is the last item of that name and price', () => {
    const drafts = [draft(0, 'PEARS', 650), draft(1, 'MILK', 200), draft(2, 'PEARS', 650)]
    expect(itemForCancellation(draft(3, 'PEARS', -650), drafts)).toBe(drafts[2])
  })

  test('or of that number, however its name was read', () => {
    const drafts = [draft(0, 'PEARS', 650, '512345')]
    expect(itemForCancellation(draft(1, 'PEAS', -650, '512345'), drafts)).toBe(drafts[0])
  })

  test('is not one that is already voided', () => {
    const drafts: DraftItem[] = [{ ...draft(0, 'PEARS', 650), voided: true }]
    expect(itemForCancellation(draft(1, 'PEARS', -650), drafts)).toBeUndefined()
  })

  test('is not one of another price, name or number', () => {
    const drafts = [draft(0, 'PEARS', 650, '512345')]
    expect(itemForCancellation(draft(1, 'PEARS', -600), drafts)).toBeUndefined()
    expect(itemForCancellation(draft(1, 'PLUMS', -650), drafts)).toBeUndefined()
    expect(itemForCancellation(draft(1, 'PLUMS', -650, '999'), drafts)).toBeUndefined()
    expect(itemForCancellation(draft(1, 'PEARS'), drafts)).toBeUndefined()
  })
})
