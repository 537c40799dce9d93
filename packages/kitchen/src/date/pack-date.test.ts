import { describe, expect, test } from 'vitest'
import type { DateOrder } from './date-reading'
import type { Day } from './day'
import { dateOrderOf, parsePackDate } from './pack-date'

const today = '2026-11-15' as Day
const parse = (text: string, order: DateOrder = 'dmy', on: Day = today) =>
  parsePackDate(text, { today: on, order })
const dayIn = (text: string, order: DateOrder = 'dmy', on: Day = today): string => {
  const found = parse(text, order, on)
  return found.ok ? found.day : found.reason
}

describe('a date on a pack', () => {
  test.each([
    ['BB 03 DEC 26', '2026-12-03', 'best-before'],
    ['BB03DEC26', '2026-12-03', 'best-before'],
    ['BBE 03DEC2026', '2026-12-03', 'best-before'],
    ['B.B.E. 03-12-26', '2026-12-03', 'best-before'],
    ['Best Before: 3 December 2026', '2026-12-03', 'best-before'],
    ['BEST BY DEC 03 2026', '2026-12-03', 'best-before'],
    ['BEST IF USED BY DEC 3, 2026', '2026-12-03', 'best-before'],
    ['best if enjoyed by Dec. 3 26', '2026-12-03', 'best-before'],
    ['USE BY 3 DEC', '2026-12-03', 'use-by'],
    ['Use-by: 03/12', '2026-12-03', 'use-by'],
    ['CONSUME BY 03.12.26', '2026-12-03', 'use-by'],
    ['SELL BY 03 DEC', '2026-12-03', 'best-before'],
    ['MHD 03.12.2026', '2026-12-03', 'best-before'],
    ['mindestens haltbar bis: 03.12.2026', '2026-12-03', 'best-before'],
    ['zu verbrauchen bis 3. Dezember 2026', '2026-12-03', 'use-by'],
    ['DLC 03/12/26', '2026-12-03', 'use-by'],
    ['DDM 03/12/26', '2026-12-03', 'best-before'],
    ['À consommer de préférence avant le 03/12/2026', '2026-12-03', 'best-before'],
    ["À consommer jusqu'au 03 déc. 2026", '2026-12-03', 'use-by'],
    ['A consommer avant le 3 décembre 2026', '2026-12-03', 'use-by'],
    ['Consumir preferentemente antes del 03/12/2026', '2026-12-03', 'best-before'],
    ['consumir antes de: 3 de diciembre de 2026', '2026-12-03', 'use-by'],
    ['Cad. 03-DIC-26', '2026-12-03', 'use-by'],
    ['CONS. PREF. ANTES DEL 03/12/26', '2026-12-03', 'best-before'],
    ['da consumarsi preferibilmente entro il 03.12.2026', '2026-12-03', 'best-before'],
    ['da consumarsi entro: 3 dic 2026', '2026-12-03', 'use-by'],
    ['THT 03-12-2026', '2026-12-03', 'best-before'],
    ['te gebruiken tot 3 mei 2027', '2027-05-03', 'use-by'],
    ['BEST BEFORE / MEILLEUR AVANT 26 DE 03', '2026-12-03', 'best-before'],
    ['MEILLEUR AVANT 2027 JA 15', '2027-01-15', 'best-before'],
    ['03 DEC 26 BEST BEFORE', '2026-12-03', 'best-before'],
  ])('%j is %s, %s', (text, day, kind) => {
    expect(parse(text)).toMatchObject({ ok: true, day, kind, precision: 'day' })
  })

  test.each([
    ['2026-12-03', '2026-12-03'],
    ['2026/12/3', '2026-12-03'],
    ['2026.12.03', '2026-12-03'],
    ['03.12.26', '2026-12-03'],
    ['3.12.26', '2026-12-03'],
    ['3/12/2026', '2026-12-03'],
    ['03 12 2026', '2026-12-03'],
    ['03 DEC 26', '2026-12-03'],
    ['3rd December 2026', '2026-12-03'],
    ['1st Jan 2027', '2027-01-01'],
    ['2nd of', 'no-date'],
    ['DECEMBER 22ND 2026', '2026-12-22'],
    ['03DEC26', '2026-12-03'],
    ['3DEC', '2026-12-03'],
    ['DEC0326', '2026-12-03'],
    ['20261203', '2026-12-03'],
    ['03122026', '2026-12-03'],
    ['261203', '2026-12-03'],
    ['311226', '2026-12-31'],
    ['2026 DEC 03', '2026-12-03'],
    ['26 DEC 03', '2026-12-03'],
    ['26.12.03', '2026-12-03'],
    ['EXP 03/12/26', '2026-12-03'],
    ['E 03/12', '2026-12-03'],
    ['E03/12', '2026-12-03'],
    ['31.12.', '2026-12-31'],
    ['03 DEC 26 14:32 L2', '2026-12-03'],
    ['L12345 EXP 03DEC26 14:22:05', '2026-12-03'],
    ['03 DEC 1423', '2026-12-03'],
    ['  03 \n DEC \t 26 ', '2026-12-03'],
    ['３ ＤＥＣ ２６', '2026-12-03'],
    ['03‑12‑2026', '2026-12-03'],
  ])('%j is %s', (text, day) => expect(dayIn(text)).toBe(day))

  test('a date without a mark has no kind', () => {
    expect(parse('EXP 03 DEC 26')).toEqual({ ok: true, day: '2026-12-03', precision: 'day' })
    expect(parse('03 DEC 26')).toEqual({ ok: true, day: '2026-12-03', precision: 'day' })
  })
})

describe('a month on a pack is its last day', () => {
  test.each([
    ['BEST BEFORE END: 12/2026', '2026-12-31'],
    ['BBE 12 26', '2026-12-31'],
    ['BBE DEC 27', '2027-12-31'],
    ['EXP 12/2026', '2026-12-31'],
    ['EXP 02/28', '2028-02-29'],
    ['EXP 2026-12', '2026-12-31'],
    ['EXP 2026 12', '2026-12-31'],
    ['DEC 2026', '2026-12-31'],
    ['DEC2026', '2026-12-31'],
    ['Ende Februar 2027', '2027-02-28'],
    ['mindestens haltbar bis Ende 02/2027', '2027-02-28'],
    ['à consommer de préférence avant fin 12/2026', '2026-12-31'],
    ['août 2027', '2027-08-31'],
    ['122026', '2026-12-31'],
    ['202612', '2026-12-31'],
    ['(15)261200', '2026-12-31'],
  ])('%j is %s', (text, day) => expect(parse(text)).toMatchObject({ ok: true, day, precision: 'month' }))
})

describe('months in six languages', () => {
  test.each([
    [
      '15 January 2027;15 Januar 2027;15 janvier 2027;15 enero 2027;15 gennaio 2027;15 januari 2027',
      '2027-01-15',
    ],
    [
      '15 Feb 2027;15. Februar 2027;15 févr. 2027;15 febrero 2027;15 febbraio 2027;15 februari 2027',
      '2027-02-15',
    ],
    ['15 March 2027;15 März 2027;15 mars 2027;15 marzo 2027;15 MRT 2027;15 MRZ 2027', '2027-03-15'],
    ['15 April 2027;15 avril 2027;15 abril 2027;15 aprile 2027;15 AVR 27;15 ABR 27', '2027-04-15'],
    ['15 May 2027;15 Mai 2027;15 mayo 2027;15 maggio 2027;15 mei 2027;15 MAG 27', '2027-05-15'],
    ['15 June 2027;15 Juni 2027;15 juin 2027;15 junio 2027;15 giugno 2027;15 GIU 27', '2027-06-15'],
    ['15 July 2027;15 Juli 2027;15 juillet 2027;15 julio 2027;15 luglio 2027;15 LUG 27', '2027-07-15'],
    ['15 Aug 2027;15 August 2027;15 août 2027;15 agosto 2027;15 AGO 27;15 augustus 2027', '2027-08-15'],
    ['15 Sept 2027;15 septembre 2027;15 septiembre 2027;15 settembre 2027;15 SET 27', '2027-09-15'],
    ['15 Oct 2027;15 Oktober 2027;15 octobre 2027;15 octubre 2027;15 ottobre 2027;15 OKT 27', '2027-10-15'],
    ['15 Nov 2027;15 November 2027;15 novembre 2027;15 noviembre 2027', '2027-11-15'],
    [
      '15 Dec 2027;15 Dezember 2027;15 décembre 2027;15 diciembre 2027;15 dicembre 2027;15 DEZ 27',
      '2027-12-15',
    ],
  ])('%s', (texts, day) => {
    for (const text of texts.split(';')) expect(`${text}: ${dayIn(text)}`).toBe(`${text}: ${day}`)
  })
})

describe('day or month first', () => {
  test.each([
    ['12/03/26', '2026-03-12', '2026-12-03'],
    ['03.12.26', '2026-12-03', '2026-03-12'],
    ['03-12-2026', '2026-12-03', '2026-03-12'],
    ['E 03/12', '2026-12-03', '2027-03-12'],
    ['03122026', '2026-12-03', '2026-03-12'],
  ])('%s is %s or %s, with the alternative reported', (text, dmy, mdy) => {
    expect(parse(text, 'dmy')).toMatchObject({ day: dmy, ambiguous: mdy })
    expect(parse(text, 'mdy')).toMatchObject({ day: mdy, ambiguous: dmy })
  })

  test.each(['25/12/26', '12/25/26', '2026-12-25', '25 DEC 26', '20261225', '11/11/26', 'USE BY 25/12'])(
    '%s is unambiguous',
    (text) => {
      for (const order of ['dmy', 'mdy'] as const) {
        const found = parse(text, order)
        expect(found).toMatchObject({ ok: true, day: text.startsWith('11') ? '2026-11-11' : '2026-12-25' })
        expect(found).not.toHaveProperty('ambiguous')
      }
    },
  )

  test('foreign words decide the order in any locale', () => {
    for (const text of ['MHD 03.12.26', 'DLC 03/12/26', 'THT 03-12-26', 'SCAD. 03/12/26', 'CAD 03/12/26']) {
      expect(parse(text, 'mdy')).toMatchObject({ day: '2026-12-03' })
      expect(parse(text, 'mdy')).not.toHaveProperty('ambiguous')
    }
  })

  test('a month with two digits may be a day or a year', () => {
    expect(parse('BEST BY DEC 27')).toMatchObject({
      day: '2026-12-27',
      precision: 'day',
      ambiguous: '2027-12-31',
    })
    expect(parse('EXP 05/28', 'mdy')).toMatchObject({
      day: '2028-05-31',
      precision: 'month',
      ambiguous: '2027-05-28',
    })
    expect(parse('EXP 05/28', 'dmy')).toEqual({ ok: true, day: '2028-05-31', precision: 'month' })
  })

  test.each([
    ['en-US', 'mdy'],
    ['en_US', 'mdy'],
    ['es-US', 'mdy'],
    ['en-Latn-US', 'mdy'],
    ['en-PH', 'mdy'],
    ['en', 'mdy'],
    ['en-GB', 'dmy'],
    ['en-CA', 'dmy'],
    ['en-AU', 'dmy'],
    ['de-DE', 'dmy'],
    ['de', 'dmy'],
    ['fr', 'dmy'],
    ['es-419', 'dmy'],
    ['', 'dmy'],
    ['???', 'dmy'],
  ] as const)('%s writes %s', (locale, order) => expect(dateOrderOf(locale)).toBe(order))
})

describe('without a year', () => {
  test.each([
    ['USE BY 3 DEC', '2026-11-15', '2026-12-03'],
    ['USE BY 3 DEC', '2027-01-15', '2026-12-03'],
    ['USE BY 3 DEC', '2027-03-15', '2027-12-03'],
    ['USE BY 10 NOV', '2026-11-15', '2026-11-10'],
    ['USE BY 1 JAN', '2026-11-15', '2027-01-01'],
    ['USE BY 16 SEP', '2026-11-15', '2026-09-16'],
    ['USE BY 15 SEP', '2026-11-15', '2027-09-15'],
    ['USE BY 29 FEB', '2028-02-01', '2028-02-29'],
    ['USE BY 29 FEB', '2026-11-15', 'impossible-day'],
  ])('%s read on %s is %s', (text, on, day) => expect(dayIn(text, 'dmy', on as Day)).toBe(day))

  test('two digits are the nearest year', () => {
    expect(dayIn('03 DEC 30')).toBe('2030-12-03')
    expect(dayIn('BEST BEFORE 03 DEC 19')).toBe('2019-12-03')
    expect(dayIn('03.12.01', 'dmy', '2099-11-15' as Day)).toBe('2101-12-03')
  })
})

describe('several dates on one label', () => {
  test.each([
    ['PROD 01.02.26 EXP 01.02.27', '2027-02-01'],
    ['EXP 01.02.27 PROD 01.02.26', '2027-02-01'],
    ['MFG: 01/02/2026 EXP: 01/02/2027', '2027-02-01'],
    ['MFG EXP 01.02.26 01.02.27', '2027-02-01'],
    ['01.02.26 01.02.27', '2027-02-01'],
    ['P 01.02.26 E 01.02.27', '2027-02-01'],
    ['PACKED 10 NOV 26 USE BY 20 NOV 26', '2026-11-20'],
    ['DISPLAY UNTIL 18 NOV USE BY 20 NOV', '2026-11-20'],
    ['BEST BEFORE 20 NOV 26 USE BY 22 NOV 26', '2026-11-22'],
    ['LOT 261203 BB 05.12.26', '2026-12-05'],
    ['BB 05.12.26 LOT 261203', '2026-12-05'],
    ['(11)260101(17)261203', '2026-12-03'],
    ['FREEZE BY 20 NOV 26 USE BY 22 NOV 26', '2026-11-22'],
  ])('%s: %s', (text, day) => expect(dayIn(text)).toBe(day))
})
