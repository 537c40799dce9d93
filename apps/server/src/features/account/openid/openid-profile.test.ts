import { describe, expect, test, vi } from 'vitest'
import { type OpenIdClaims, readOpenIdProfile } from './openid-profile'

const nobody = undefined
const nameOf = async (claims: OpenIdClaims) =>
  (await readOpenIdProfile({ email: 'ana.h@example.org', email_verified: true, ...claims }, nobody)).name

describe('the name', () => {
  test.each([
    [{ name: 'Ana', preferred_username: 'ana7' }, 'Ana'],
    [{ name: '  ', preferred_username: 'ana7' }, 'ana7'],
    [{ name: 7 }, 'ana.h'],
    [{}, 'ana.h'],
    [{ name: 'Ana\n\t\u0000 Horvat ' }, 'Ana Horvat'],
    [{ name: 'a'.repeat(200) }, 'a'.repeat(80)],
    [{ name: `${'a'.repeat(79)}🍲 soup` }, 'a'.repeat(79)],
  ])('out of %o is %s', async (claims, name) => {
    expect(await nameOf(claims)).toBe(name)
  })
})

describe('the email', () => {
  test('is taken from the ID token if it includes the verification', async () => {
    const askMore = vi.fn()
    const claims = { email: ' Ana@Example.org', email_verified: true }
    expect(await readOpenIdProfile(claims, askMore)).toMatchObject({ verifiedEmail: 'ana@example.org' })
    expect(askMore).not.toHaveBeenCalled()
  })

  test('is never verified by a response about another address', async () => {
    const askMore = async () => ({ email: 'mallory@example.org', email_verified: true })
    const profile = await readOpenIdProfile({ email: 'ana@example.org', name: 'Ana' }, askMore)
    expect(profile).toEqual({ verifiedEmail: 'mallory@example.org', name: 'Ana' })
  })

  test.each([[{}], [{ email: 'ana@example.org' }], [{ email: ['ana@example.org'], email_verified: true }]])(
    'is missing in %o',
    async (claims) => {
      expect(await readOpenIdProfile(claims, nobody)).toEqual({ verifiedEmail: undefined, name: '' })
    },
  )
})
