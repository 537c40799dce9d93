import { describe, expect, test } from 'vitest'
import { findPackMarks, fixLookalikeWord } from './pack-mark'

const roles = (text: string) => findPackMarks(text).map(({ role }) => role)

describe('marks beside a date', () => {
  test.each([
    ['BEST BEFORE 03', ['best-before']],
    ['BEST-BEFORE:03', ['best-before']],
    ['BESTBEFORE03', ['best-before']],
    ['BB03DEC26', ['best-before']],
    ['B.B.E 03', ['best-before']],
    ['USE BY 3', ['use-by']],
    ['EXP. 12', ['expiry']],
    ['E 03/12', ['expiry']],
    ['L6337', ['lot']],
    ['LOT 6337', ['lot']],
    ['PROD 01 EXP 02', ['made', 'expiry']],
    ['MFG EXP 01 02', ['made', 'expiry']],
    ['SELL BY 3', ['sell-by']],
    ['MHD 03', ['best-before']],
    ["A CONSOMMER JUSQU'AU 3", ['use-by']],
    ['A CONSOMMER DE PREFERENCE AVANT LE 3', ['best-before']],
    ['ABBA 03', []],
    ['EXPRESS 03', []],
    ['L2/2026', []],
    ['BUSE BYE', []],
    ['', []],
  ])('%j: %j', (text, expected) => expect(roles(text)).toEqual(expected))

  test('have their position', () => {
    expect(findPackMarks('XX BBE 12')).toEqual([
      { from: 3, to: 6, role: 'best-before', end: true, dayFirst: false },
    ])
  })

  test('may announce a month', () => {
    expect(findPackMarks('BEST BEFORE END 12')[0]?.end).toBe(true)
    expect(findPackMarks('MINDESTENS HALTBAR BIS ENDE 12')[0]?.end).toBe(true)
    expect(findPackMarks('BEST BEFORE 12')[0]?.end).toBe(false)
  })

  test('of other languages mean day first', () => {
    expect(findPackMarks('MHD 03')[0]?.dayFirst).toBe(true)
    expect(findPackMarks('BEST BY 03')[0]?.dayFirst).toBe(false)
    expect(findPackMarks('MEILLEUR AVANT 03')[0]?.dayFirst).toBe(false)
    expect(findPackMarks('EXP 03')[0]?.dayFirst).toBe(false)
  })
})

describe('a word with digits for letters', () => {
  test.each([
    ['N0V', 'NOV'],
    ['0CT', 'OCT'],
    ['5EP', 'SEP'],
    ['JU1', 'JUL'],
    ['BEF0RE', 'BEFORE'],
    ['BE5T', 'BEST'],
    ['L0T', 'LOT'],
    ['03DEC26', '03DEC26'],
    ['L0T55', 'L0T55'],
    ['2026', '2026'],
    ['DEC', 'DEC'],
    ['', ''],
  ])('%j is %j', (word, mended) => expect(fixLookalikeWord(word)).toBe(mended))
})
