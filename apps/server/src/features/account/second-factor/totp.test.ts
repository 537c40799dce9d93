import { describe, expect, test } from 'vitest'
import { findTotpStep, toBase32, totpAt, totpStepAt } from './totp'

const secret = Buffer.from('12345678901234567890')

describe('codes', () => {
  // RFC 6238, appendix B: the last six of the eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds: %s', (seconds, code) => {
    expect(totpAt(secret, Math.floor(seconds / 30))).toBe(code)
  })

  test('count for the step before and after, with or without a gap, and no longer', () => {
    const now = '2026-11-18T15:00:00.000Z'
    const step = totpStepAt(now)
    for (const difference of [-1, 0, 1]) {
      const code = totpAt(secret, step + difference)
      expect(findTotpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step + difference)
    }
    for (const wrong of [totpAt(secret, step + 2), totpAt(secret, step - 2), '', '12345', '１２３４５６'])
      expect(findTotpStep(secret, wrong, now)).toBeUndefined()
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('base 32 of %j is %s', (text, encoded) => expect(toBase32(Buffer.from(text))).toBe(encoded))
