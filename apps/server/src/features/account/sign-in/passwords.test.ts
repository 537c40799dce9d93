import { NewPassword } from '@larder/contract/http/fields'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { assertStrongPassword, createPasswords, defaultPasswordCost } from './passwords'

const passwords = createPasswords({ memoryCost: 1024, timeCost: 1 })

test('use the cost that OWASP recommends', () => {
  expect(defaultPasswordCost).toEqual({ memoryCost: 19 * 1024, timeCost: 2 })
})

describe('a password', () => {
  const long = `${'Ünd 🥕 "; drop table -- '.repeat(3)}End`

  test('may be long and of any characters; all of them count', async () => {
    expect(long.length).toBeGreaterThan(64)
    expect(z.safeParse(NewPassword, long).data).toBe(long)
    const stored = await passwords.hash(long)
    expect(stored).toMatch(/^\$argon2id\$/)
    expect(await passwords.match(stored, long)).toBe(true)
    for (const other of [long.slice(0, -1), long.toLowerCase(), `${long} `, long.trim().slice(0, 64)])
      expect(await passwords.match(stored, other)).toBe(false)
  })

  test('is equal from two keyboards', async () => {
    expect(
      await passwords.match(
        await passwords.hash('cre\u0301me bru\u0302le\u0301e'),
        'cr\u00e9me br\u00fbl\u00e9e',
      ),
    ).toBe(true)
  })

  test('without a stored hash nothing matches', async () => {
    expect(await passwords.match(null, 'nobody has this password')).toBe(false)
  })
})

describe('common passwords', () => {
  const ana = { email: 'ana@example.org', name: 'Ana Horvat' }
  const rejected = (password: string) => () => assertStrongPassword(password, ana, 'password')

  test.each([
    'Larder2026!',
    'larderlarder',
    '!!MyKitchen!!',
    'Meal-Planner-1',
    'administrator',
    // Of published leaks, in whatever letters.
    'homelesspa',
    'Passwort123',
    'ILoveYou123',
    'ana horvat',
  ])('rejects %s', (password) => {
    expect(rejected(password)).toThrow(expect.objectContaining({ code: 'password-common' }))
  })

  test.each(['three warm plums', 'the larder door squeaks', '5820146937', 'кухня на горе'])(
    'accepts %s',
    (password) => {
      expect(rejected(password)).not.toThrow()
    },
  )
})
