import { NewPassword } from '@larder/contract/http/fields'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { assertStrongPassword, createPasswords, defaultPasswordCost } from './passwords'

const passwords = createPasswords({ memoryCost: 1024, timeCost: 1 })

test('cost what OWASP asks for', () => {
  expect(defaultPasswordCost).toEqual({ memoryCost: 19 * 1024, timeCost: 2 })
})

describe('a password', () => {
  const long = `${'Ünd 🥕 "; drop table -- '.repeat(3)}End`

  test('may be long and of any characters, and counts to its last one, as it was typed', async () => {
    expect(long.length).toBeGreaterThan(64)
    expect(z.safeParse(NewPassword, long).data).toBe(long)
    const stored = await passwords.hash(long)
    expect(stored).toMatch(/^\$argon2id\$/)
    expect(await passwords.match(stored, long)).toBe(true)
    for (const other of [long.slice(0, -1), long.toLowerCase(), `${long} `, long.trim().slice(0, 64)])
      expect(await passwords.match(stored, other)).toBe(false)
  })

  test('is the same from two keyboards', async () => {
    expect(
      await passwords.match(
        await passwords.hash('cre\u0301me bru\u0302le\u0301e'),
        'cr\u00e9me br\u00fbl\u00e9e',
      ),
    ).toBe(true)
  })

  test('of nobody matches nothing, not even what stands in its place', async () => {
    expect(await passwords.match(null, 'nobody has this password')).toBe(false)
  })
})

describe('what is guessed first', () => {
  const ana = { email: 'ana@example.org', name: 'Ana Horvat' }
  const refused = (password: string) => () => assertStrongPassword(password, ana, 'password')

  test.each([
    'Larder2026!',
    'larderlarder',
    '!!MyKitchen!!',
    'Meal-Planner-1',
    'administrator',
    'ana horvat',
  ])('%s is refused', (password) => {
    expect(refused(password)).toThrow(expect.objectContaining({ code: 'password-common' }))
  })

  test.each(['three warm plums', 'the larder door squeaks', '5820146937', 'кухня на горе'])(
    '%s is taken',
    (password) => {
      expect(refused(password)).not.toThrow()
    },
  )
})
