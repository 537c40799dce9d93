import type { Day } from '@larder/kitchen/date/day'
import { describe, expect, test } from 'vitest'
import { foodFacts } from '../../../food/food-facts'
import { aFoundLine } from '../../../testing/a-scan'
import { estimateLineExpiry, toSavedLine, validateScanLines } from './line-values'
import { type ScanLineAction, type ScanLineState, scanLinesReducer } from './scan-lines-state'

const today = '2026-11-15' as Day

function line(given: Parameters<typeof aFoundLine>[0] = {}, ...events: ScanLineAction[]): ScanLineState {
  const [shown] = events.reduce(
    scanLinesReducer,
    scanLinesReducer([], { type: 'begin', lines: [aFoundLine(given)] }),
  )
  if (!shown) throw new Error('no line')
  return shown
}

describe('the saved lines', () => {
  test('leave an estimate to the server', () => {
    expect(toSavedLine(line())).toEqual({
      ok: true,
      value: {
        key: '1',
        name: 'Spinach',
        amount: '1',
        unit: 'bunch',
        location: 'fridge',
        foodId: 'spinach',
        category: 'Vegetables',
      },
    })
  })

  test('contain a printed date, a price with a comma and a new name', () => {
    const changed = line(
      { price: '3.49' },
      { type: 'read-date', key: '1', read: { day: '2026-12-03', kind: 'use-by' } },
      { type: 'write', key: '1', field: 'price', text: '3,20' },
      { type: 'write', key: '1', field: 'name', text: 'Chard' },
    )
    expect(toSavedLine(changed)).toEqual({
      ok: true,
      value: {
        key: '1',
        name: 'Chard',
        amount: '1',
        unit: 'bunch',
        location: 'fridge',
        expiryDate: '2026-12-03',
        expirySource: 'printed',
        expiryKind: 'use-by',
        price: '3.20',
      },
    })
  })

  test('contain only ticked lines, or the errors of invalid ones', () => {
    const unticked = line({ key: '2' }, { type: 'tick', key: '2', ticked: false })
    const sent = validateScanLines([line(), unticked])
    expect(sent.ok && sent.lines.map(({ key }) => key)).toEqual(['1'])
    const wrong = line({}, { type: 'write', key: '1', field: 'amount', text: 'some' })
    expect(validateScanLines([wrong])).toEqual({ ok: false, errors: { 1: { amount: expect.any(String) } } })
  })
})

describe('the expiry of a line', () => {
  test('is as detected while nothing changed', () => {
    expect(estimateLineExpiry(line(), undefined, today)).toEqual({
      day: '2026-11-20',
      because: '3 to 7 days in the fridge',
    })
  })

  test('is estimated again for another place', () => {
    const frozen = line(
      { name: 'Chicken', foodId: 'chicken-breast', category: 'Protein' },
      { type: 'place', key: '1', location: 'freezer' },
    )
    const { day = '' } = estimateLineExpiry(frozen, foodFacts, today)
    expect(day > '2027-01-01').toBe(true)
    expect(estimateLineExpiry(frozen, undefined, today)).toEqual({ because: 'Estimated when it is saved.' })
    const spinach = line({}, { type: 'place', key: '1', location: 'freezer' })
    expect(estimateLineExpiry(spinach, foodFacts, today)).toEqual({
      because: 'This is better kept somewhere else.',
    })
  })

  test('is the date set by the cook', () => {
    const none = line({}, { type: 'date', key: '1', date: 'none' })
    expect(estimateLineExpiry(none, foodFacts, today).day).toBeUndefined()
    const own = line({}, { type: 'date', key: '1', date: { day: '2026-11-30', source: 'you' } })
    expect(estimateLineExpiry(own, foodFacts, today)).toEqual({ day: '2026-11-30', because: 'Your date.' })
  })
})
