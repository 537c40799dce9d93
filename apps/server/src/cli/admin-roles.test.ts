import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts } from '../db/tables/account'
import { aCook, type Cook } from '../testing/a-cook'
import { type TestApp, testApp } from '../testing/test-app'
import { parseAdminCommand, runAdminCommand } from './admin-command'
import { CommandError } from './command-error'

let app: TestApp
let first: Cook
let second: Cook

const order = (...words: string[]) => runAdminCommand(app.db, parseAdminCommand(words))
const roleOf = async ({ token }: Cook) => (await app.call(account.me, {}, { token })).body.data.role

beforeAll(async () => {
  app = await testApp(inject('cluster'))
  expect(await order('list')).toEqual(['There is no admin yet: the first account becomes one.'])
  first = await aCook(app, { name: 'Ana', email: 'ana@example.org' })
  second = await aCook(app, { name: 'Bao', email: 'bao@example.org' })
})
afterAll(() => app.close())

describe('npm run admin', () => {
  test.each([[], ['grant'], ['grant', 'a@b.cd', 'c@d.ef'], ['list', 'all'], ['promote', 'a@b.cd']])(
    'tells how it is used: %s %s',
    async (...words) => {
      expect(() => parseAdminCommand(words)).toThrow('npm run admin -- grant EMAIL')
    },
  )

  test('grants and revokes, at once, and says so', async () => {
    expect(await roleOf(second)).toBe('cook')
    expect(await order('grant', ' BAO@example.org ')).toEqual(['bao@example.org is now admin.'])
    expect(await roleOf(second)).toBe('admin')
    expect(await order('grant', 'bao@example.org')).toEqual(['bao@example.org is admin already.'])
    expect(await order('list')).toEqual(['ana@example.org  Ana', 'bao@example.org  Bao'])
    expect(await order('revoke', 'bao@example.org')).toEqual(['bao@example.org is an ordinary cook again.'])
    expect(await roleOf(second)).toBe('cook')
    expect(await order('revoke', 'bao@example.org')).toEqual(['bao@example.org was no admin anyway.'])
  })

  test('leaves word for the other admins, once for each change', async () => {
    const { body } = await app.call(admin.audit, { query: {} }, { token: first.token })
    expect(body.data.map(({ by, deed, about }) => `${by} ${deed} ${about}`)).toEqual([
      'command line demoted Bao (bao@example.org)',
      'command line promoted Bao (bao@example.org)',
    ])
  })

  test('knows nobody by a wrong e-mail', async () => {
    await expect(order('grant', 'nobody@example.org')).rejects.toThrow(CommandError)
    await expect(order('grant', 'nobody@example.org')).rejects.toThrow('Nobody here has the e-mail')
    await expect(order('revoke', 'not an e-mail')).rejects.toThrow('is not an e-mail address')
  })

  test('keeps the last admin who can sign in', async () => {
    await expect(order('revoke', 'ana@example.org')).rejects.toThrow('the only admin who can sign in')
    await order('grant', 'bao@example.org')
    await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.email, 'bao@example.org'))
    await expect(order('revoke', 'ana@example.org')).rejects.toThrow('the only admin who can sign in')
    expect(await order('list')).toContain('bao@example.org  Bao  (suspended)')
    expect(await order('grant', 'bao@example.org')).toContain(
      'The account is suspended, so nobody can sign in with it for now.',
    )
    await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.email, 'bao@example.org'))
  })

  test('keeps one of two when both are revoked at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      await order('grant', 'ana@example.org')
      await order('grant', 'bao@example.org')
      const outcomes = await Promise.allSettled([
        order('revoke', 'ana@example.org'),
        order('revoke', 'bao@example.org'),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect([await roleOf(first), await roleOf(second)].sort()).toEqual(['admin', 'cook'])
    }
  })
})
