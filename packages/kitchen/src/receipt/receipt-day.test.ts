import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../date/day'
import { isDay } from '../date/day'
import { parsePrintedDay, receiptDay, resolvePrintedDay } from './receipt-day'

const on = (text: string) => text as Day

describe('a printed date', () => {
  test.each([
    ['DATE: 2026/03/14', '2026-03-14'],
    ['2026-03-14 10:22', '2026-03-14'],
    ['2026/ 03/14', '2026-03-14'],
    ['14.03.2026', '2026-03-14'],
    ['14/03/26', '2026-03-14'],
    ['14-03-26', '2026-03-14'],
    ['03/14/26', '2026-03-14'],
    ['O3/14/2026', '2026-03-14'],
    ['14 Mar 2026', '2026-03-14'],
    ['14-MAR-26', '2026-03-14'],
    ['14. März 2026', '2026-03-14'],
    ['14 marzo 2026', '2026-03-14'],
    ['14 mars 2026', '2026-03-14'],
    ['3 juillet 2026', '2026-07-03'],
    ['3 agosto 2026', '2026-08-03'],
    ['3 Marc 2026', '2026-03-03'],
    ['March 14, 2026', '2026-03-14'],
    ['Mar 14th, 2026', '2026-03-14'],
    ['DATE 20260314', '2026-03-14'],
  ])('%s', (line, expected) => {
    const printed = parsePrintedDay(line)
    expect(printed && resolvePrintedDay(printed, 'dmy')).toBe(expected)
  })

  test.each([
    '',
    'MILK 4.99',
    '2 @ 2/9.00',
    '555-010-2030',
    '555.010.2030',
    '31/31/2026',
    '00/00/2026',
    '4011 BANANA',
    'TIME 10:22:30',
    'GST# 123456789',
    '99 Foo 2026',
  ])('none in %s', (line) => {
    expect(parsePrintedDay(line)).toBeUndefined()
  })

  test('the order is undefined if the print is ambiguous', () => {
    const printed = parsePrintedDay('03/04/26')
    expect(printed?.order).toBeUndefined()
    expect(printed && resolvePrintedDay(printed, 'dmy')).toBe('2026-04-03')
    expect(printed && resolvePrintedDay(printed, 'mdy')).toBe('2026-03-04')
  })

  test('any text gives a calendar day or undefined', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9/.\- ]{0,20}$/), fc.constantFrom('dmy', 'mdy'), (line, order) => {
        const printed = parsePrintedDay(line)
        const day = printed && resolvePrintedDay(printed, order)
        if (day !== undefined) expect(isDay(day)).toBe(true)
      }),
    )
  })
})

describe('the day of a receipt', () => {
  test('a date beside the word or a time counts most', () => {
    expect(receiptDay(['VALID UNTIL 2026/12/31', 'DATE: 2026/03/14 TIME: 10:22'], {})).toBe('2026-03-14')
    expect(receiptDay(['OFFER FROM 01/02/2026', '14/03/2026 10:22'], {})).toBe('2026-03-14')
  })

  test('the cook’s order decides', () => {
    expect(receiptDay(['03/04/26'], { order: 'dmy' })).toBe('2026-04-03')
    expect(receiptDay(['03/04/26'], { order: 'mdy' })).toBe('2026-03-04')
  })

  test('the same date written out elsewhere decides', () => {
    expect(receiptDay(['03/04/2026 10:22', '2026/03/04'], {})).toBe('2026-03-04')
    expect(receiptDay(['03/04/2026 10:22', '2026/04/03'], {})).toBe('2026-04-03')
  })

  test('another date of the same print decides', () => {
    expect(receiptDay(['DATE 03/04/2026 10:22', 'RETURN BY 20/04/2026'], {})).toBe('2026-04-03')
  })

  test("the shop's country decides", () => {
    expect(receiptDay(['03/04/26'], { likely: 'mdy' })).toBe('2026-03-04')
  })

  test('an order that gives no valid day is dropped', () => {
    expect(receiptDay(['DATE 14/03/26'], { order: 'mdy' })).toBe('2026-03-14')
  })

  test('today decides last: receipts are not from the future', () => {
    expect(receiptDay(['03/04/26'], { today: on('2026-03-20') })).toBe('2026-03-04')
    expect(receiptDay(['03/04/26'], { today: on('2026-05-20') })).toBe('2026-04-03')
    expect(receiptDay(['03/04/26'], { today: on('2026-01-01') })).toBeUndefined()
  })

  test('an ambiguous day stays undefined', () => {
    expect(receiptDay(['03/04/26'], {})).toBeUndefined()
    expect(receiptDay(['05/05/26'], {})).toBe('2026-05-05')
    expect(receiptDay(['no date'], {})).toBeUndefined()
    expect(receiptDay([], {})).toBeUndefined()
  })
})
