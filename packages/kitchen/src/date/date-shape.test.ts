import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DateOrder } from './date-reading'
import { addDays, type Day, daysBetween, daysInMonth, isDay } from './day'
import { parsePackDate } from './pack-date'

const today = '2026-11-15' as Day
const parse = (text: string, order: DateOrder = 'dmy', on: Day = today) =>
  parsePackDate(text, { today: on, order })
const dayIn = (text: string, order: DateOrder = 'dmy', on: Day = today): string => {
  const found = parse(text, order, on)
  return found.ok ? found.day : found.reason
}

describe('codes', () => {
  test.each([
    ['(17)261203', '2026-12-03', 'use-by'],
    ['(15) 261203', '2026-12-03', 'best-before'],
    ['(01)09501101530003(17)261203(10)AB123', '2026-12-03', 'use-by'],
    ['0109501101530003172612031012345', '2026-12-03', 'use-by'],
    ['17261203', '2026-12-03', 'use-by'],
    ['(16)261203', '2026-12-03', 'best-before'],
  ])('%s is %s, %s', (text, day, kind) => expect(parse(text)).toMatchObject({ ok: true, day, kind }))

  test.each([
    ['L6337', 'lot-code'],
    ['LOT 24123', 'lot-code'],
    ['LOT: A2612033B', 'lot-code'],
    ['Lot 261203', 'lot-code'],
    ['BB 26337', 'lot-code'],
    ['6337 B2', 'lot-code'],
    ['999999', 'lot-code'],
    ['4006381333931', 'lot-code'],
    ['X991', 'lot-code'],
    ['PKD 01 NOV 26', 'production-date'],
    ['PROD. 01.02.26', 'production-date'],
    ['(11)260101', 'production-date'],
    ['31/02/26', 'impossible-day'],
    ['2026-02-30', 'impossible-day'],
    ['29 FEB 27', 'impossible-day'],
    ['2026-13-01', 'impossible-day'],
    ['00/12/26', 'impossible-day'],
    ['EXP 13/2026', 'impossible-day'],
    ['(17)261332', 'impossible-day'],
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['BEST BEFORE: SEE LID', 'no-date'],
    ['once opened use within 3 days', 'no-date'],
    ['NET 2.5 KG', 'no-date'],
    ['250 G', 'no-date'],
    ['may contain nuts', 'no-date'],
    ['hello', 'no-date'],
    ['🥛', 'no-date'],
  ])('%j is rejected: %s', (text, reason) => expect(parse(text)).toEqual({ ok: false, reason }))
})

describe('OCR errors', () => {
  test.each([
    ['O3 DEC 26', '2026-12-03'],
    ['03 DEC Z6', '2026-12-03'],
    ['l2/2O26', '2026-12-31'],
    ['2O26-12-O3', '2026-12-03'],
    ['03.l2.26', '2026-12-03'],
    ['|2.12.26', '2026-12-12'],
    ['BBO3DEC26', '2026-12-03'],
    ['I5 DEC 26', '2026-12-15'],
    ['1S.12.26', '2026-12-15'],
    ['BE5T BEF0RE 03 DEC 26', '2026-12-03'],
    ['03 N0V 27', '2027-11-03'],
    ['03 0CT 27', '2027-10-03'],
    ['03 JU1 27', '2027-07-03'],
    ['03 5EP 27', '2027-09-03'],
    ['28.1O.27', '2027-10-28'],
    ['2B.10.27', '2027-10-28'],
  ])('%j is %s', (text, day) => expect(dayIn(text)).toBe(day))

  test.each(['IS MAY', 'SO OIL', 'BOIL', 'SOLO', 'ILL', 'BILL OF MAY', 'OIL SEE LID'])(
    '%j is not a date',
    (text) => expect(parse(text)).toEqual({ ok: false, reason: 'no-date' }),
  )
})

describe('hostile texts', () => {
  test.each([
    '1'.repeat(100_000),
    'BB '.repeat(50_000),
    '§'.repeat(1000),
    '0/'.repeat(50_000),
    'DEC '.repeat(5000),
    '1 DEC '.repeat(5000),
    '(17)'.repeat(300),
    'O'.repeat(4000),
    'ﷺ'.repeat(4000),
    '. - / '.repeat(2000),
    'BEST '.repeat(2000),
    '\u0000\u202e\uffff',
    '\ud800',
    '__proto__',
    'A CONSOMMER '.repeat(100),
    `${' '.repeat(390)}03 DEC 26`,
  ])('return a result: %#', (text) => {
    for (const order of ['dmy', 'mdy'] as const) {
      const found = parsePackDate(text, { today, order })
      if (found.ok) expect(isDay(found.day)).toBe(true)
      else expect(found.reason).toMatch(/^[a-z-]+$/)
    }
  })

  test('any text gives a real day or a reason, deterministically', () => {
    const piece = fc.constantFrom(
      'BB',
      'EXP',
      'LOT',
      '03',
      '12',
      '26',
      '2026',
      'DEC',
      'MAY',
      '/',
      '.',
      '-',
      ' ',
      'O',
      'l',
      '(17)',
      '§',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, fc.constantFrom<DateOrder>('dmy', 'mdy'), (text, order) => {
        const found = parse(text, order)
        expect(parse(text, order)).toEqual(found)
        if (!found.ok) return
        expect(isDay(found.day)).toBe(true)
        if (found.ambiguous !== undefined)
          expect(isDay(found.ambiguous) && found.ambiguous !== found.day).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })
})

describe('every day of the next years', () => {
  const names = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
  const days = fc.integer({ min: -300, max: 3000 }).map((n) => addDays(today, n))
  const parts = (of: Day) => ({
    yyyy: of.slice(0, 4),
    yy: of.slice(2, 4),
    mm: of.slice(5, 7),
    dd: of.slice(8, 10),
  })

  test('is parsed from every printed format', () => {
    fc.assert(
      fc.property(days, (of) => {
        const { yyyy, yy, mm, dd } = parts(of)
        const name = names[Number(mm) - 1] ?? ''
        for (const text of [
          of,
          `BB ${dd} ${name} ${yyyy}`,
          `BB ${Number(dd)} ${name} ${yyyy}`,
          `${dd}${name}${yy}`,
          `EXP ${dd}.${mm}.${yyyy}`,
          `USE BY ${dd}/${mm}/${yyyy}`,
          `${yyyy}${mm}${dd}`,
          `(17)${yy}${mm}${dd}`,
          `${name} ${dd} ${yyyy}`,
        ]) {
          expect(`${text}: ${dayIn(text)}`).toBe(`${text}: ${of}`)
        }
        expect(dayIn(`${mm}/${dd}/${yyyy}`, 'mdy')).toBe(of)
      }),
      { numRuns: 400 },
    )
  })

  test('a printed month is parsed as its last day', () => {
    fc.assert(
      fc.property(days, (of) => {
        const { yyyy, mm } = parts(of)
        const last = `${yyyy}-${mm}-${daysInMonth(Number(yyyy), Number(mm))}`
        expect(dayIn(`EXP ${mm}/${yyyy}`)).toBe(last)
        expect(dayIn(`BBE ${names[Number(mm) - 1]} ${yyyy}`)).toBe(last)
      }),
    )
  })

  test('a day without a year is between 60 days ago and a year ahead', () => {
    fc.assert(
      fc.property(days, (of) => {
        const { mm, dd } = parts(of)
        if (`${mm}-${dd}` === '02-29') return
        const found = parse(`USE BY ${dd} ${names[Number(mm) - 1]}`)
        expect(found.ok).toBe(true)
        if (!found.ok) return
        const ahead = daysBetween(today, found.day)
        expect(ahead).toBeGreaterThanOrEqual(-60)
        expect(ahead).toBeLessThanOrEqual(366)
        expect(found.day.slice(5)).toBe(`${mm}-${dd}`)
      }),
    )
  })
})
