import { describe, expect, test } from 'vitest'
import { fixLookalikeDigits, isMostlyDigits } from './lookalike-digits'

describe('letters read instead of digits', () => {
  test.each([
    ['2O26', '2026'],
    ['I5', '15'],
    ['1S', '15'],
    ['Z6', '26'],
    ['2B', '28'],
    ['DEC', 'DEC'],
    ['OC', 'OC'],
    ['', ''],
  ])('%j becomes %j', (text, digits) => expect(fixLookalikeDigits(text)).toBe(digits))

  test('at least half must be digits', () => {
    expect(isMostlyDigits(['O3', '12'], 'O3/12', 0)).toBe(true)
    expect(isMostlyDigits(['IS', 'MAY'], 'IS MAY', 0)).toBe(false)
    expect(isMostlyDigits(['OO', 'OO', '26'], 'OO/OO/26', 0)).toBe(false)
  })

  test('the first must not be part of a preceding word', () => {
    expect(isMostlyDigits(['S3', '12'], 'EGGS3/12', 3)).toBe(false)
    expect(isMostlyDigits(['S3', '12'], 'EGG S3/12', 4)).toBe(true)
    expect(isMostlyDigits(['DEC', '03'], 'XDEC03', 1)).toBe(true)
  })
})
