import { commonPasswords as common } from '@larder/contract/data/common-passwords'
import { minPasswordLength } from '@larder/contract/http/fields'
import { describe, expect, test } from 'vitest'
import { ratePassword } from './password-meter'

const judge = (password: string, personal: string[] = []) => ratePassword(password, common, personal)

describe('the common passwords', () => {
  test('contain only passwords of the minimum length', () => {
    expect(common.size).toBeGreaterThan(1000)
    expect(Math.min(...[...common].map((password) => password.length))).toBe(minPasswordLength)
    expect(common.has('1234567890')).toBe(true)
  })
})

describe('a password is', () => {
  test.each(['', 'a', 'plums', '123456789', 'Tr0ub4d0r'])('too short: %j', (password) => {
    expect(judge(password)).toBe('Too short so far')
  })

  test.each([
    '1234567890',
    'QWERTYUIOP',
    'basketball',
    'b@sk3tb@ll',
    'aaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'abcdefghijklmnop',
    'qwertyuiopasdf',
  ])('easy to guess: %j', (password) => {
    expect(judge(password)).toBe('Easy to guess')
  })

  test('easy to guess if it consists mostly of the name or email', () => {
    expect(judge('anahorvat-1987')).not.toBe('Easy to guess')
    expect(judge('anahorvat-1987', ['Ana Horvat', 'ana@example.org'])).toBe('Easy to guess')
  })

  test.each(['plumsarewarm', 'k7pq2mxw9d'])('fine: %j', (password) => {
    expect(judge(password)).toBe('Fine')
  })

  test.each(['three warm plums', 'kX7!tQ2mzH9d', 'češnje u travnju kasne'])('strong: %j', (password) => {
    expect(judge(password)).toBe('Strong')
  })
})
