import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts, secondFactors } from '../db/tables/account'
import { aCook, type Cook } from '../testing/a-cook'
import { type TestApp, testApp } from '../testing/test-app'
import { parseAdminCommand, runAdminCommand } from './admin-command'
import { CommandError } from './command-error'

let app: TestApp
let first: Cook
let second: Cook

const run = (...words: string[]) => runAdminCommand(app.db, parseAdminCommand(words), 'http://larder.test')
const roleOf = async ({ token }: Cook) => (await app.call(account.me, {}, { token })).body.data.role

beforeAll(async () => {
  app = await testApp(inject('cluster'))
  expect(await run('list')).toEqual([
    'There is no admin yet: `npm run admin -- set-up` prints a link that makes one.',
  ])
  expect(await run('set-up')).toEqual([
    expect.stringMatching(/^http:\/\/larder\.test\/set-up#secret=[\w-]{43}$/),
  ])
  first = await aCook(app, { name: 'Ana', email: 'ana@example.org' })
  expect(await run('set-up')).toEqual(['There is an admin already.'])
  second = await aCook(app, { name: 'Bao', email: 'bao@example.org' })
})
afterAll(() => app.close())

describe('npm run admin', () => {
  test.each([[], ['grant'], ['grant', 'a@b.cd', 'c@d.ef'], ['list', 'all'], ['promote', 'a@b.cd']])(
    'prints the usage for: %s %s',
    async (...words) => {
      expect(() => parseAdminCommand(words)).toThrow('npm run admin -- grant EMAIL')
    },
  )

  test('grants and revokes admin rights at once and reports it', async () => {
    expect(await roleOf(second)).toBe('cook')
    expect(await run('grant', ' BAO@example.org ')).toEqual(['bao@example.org is now admin.'])
    expect(await roleOf(second)).toBe('admin')
    expect(await run('grant', 'bao@example.org')).toEqual(['bao@example.org is admin already.'])
    expect(await run('list')).toEqual(['ana@example.org  Ana', 'bao@example.org  Bao'])
    expect(await run('revoke', 'bao@example.org')).toEqual(['bao@example.org is an ordinary cook again.'])
    expect(await roleOf(second)).toBe('cook')
    expect(await run('revoke', 'bao@example.org')).toEqual(['bao@example.org was no admin anyway.'])
  })

  test('writes one audit log entry per change', async () => {
    const { body } = await app.call(admin.audit, { query: {} }, { token: first.token })
    expect(body.data.map(({ by, action, about }) => `${by} ${action} ${about}`)).toEqual([
      'command line demoted Bao (bao@example.org)',
      'command line promoted Bao (bao@example.org)',
    ])
  })

  test('opens a new password, signs out and drops a lost second factor, and the log tells', async () => {
    const cook = await aCook(app, { name: 'Cem', email: 'cem@example.org' })
    const [link = ''] = await run('reset', 'cem@example.org')
    const secret = /^http:\/\/larder\.test\/reset-password#secret=([\w-]{43})$/.exec(link)?.[1] ?? ''
    const body = { secret, password: 'four cold pears' }
    expect((await app.call(account.resetPassword, { body })).status).toBe(200)
    expect((await app.call(account.resetPassword, { body })).body.error?.code).toBe('reset-link-spent')
    const login = () => app.call(account.login, { body: { email: cook.email, password: 'four cold pears' } })
    const { access_token: token } = (await login()).body.data
    expect(await run('sign-out', 'cem@example.org')).toEqual(['cem@example.org is signed out everywhere.'])
    expect((await app.call(account.me, {}, { token })).status).toBe(401)
    expect(await run('drop-second-factor', 'cem@example.org')).toEqual(['There was no second factor.'])
    const confirmed = { confirmedAt: app.now(), createdAt: app.now(), sealed: null }
    await app.db.insert(secondFactors).values({ accountId: cook.user.id, ...confirmed })
    expect((await login()).body.error?.code).toBe('second-factor-needed')
    expect(await run('drop-second-factor', 'cem@example.org')).toEqual(['The password alone signs in again.'])
    expect((await login()).status).toBe(200)
    const { body: log } = await app.call(admin.audit, { query: {} }, { token: first.token })
    expect(log.data.slice(0, 3).map(({ action }) => action)).toEqual([
      'removed second factor',
      'signed out',
      'opened password reset',
    ])
  })

  test('rejects an unknown email', async () => {
    await expect(run('grant', 'nobody@example.org')).rejects.toThrow(CommandError)
    await expect(run('grant', 'nobody@example.org')).rejects.toThrow('Nobody here has the e-mail')
    await expect(run('revoke', 'not an e-mail')).rejects.toThrow('is not an e-mail address')
  })

  test('keeps the last admin who can sign in', async () => {
    await expect(run('revoke', 'ana@example.org')).rejects.toThrow('the only admin who can sign in')
    await run('grant', 'bao@example.org')
    await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.email, 'bao@example.org'))
    await expect(run('revoke', 'ana@example.org')).rejects.toThrow('the only admin who can sign in')
    expect(await run('list')).toContain('bao@example.org  Bao  (suspended)')
    expect(await run('grant', 'bao@example.org')).toContain(
      'The account is suspended, so nobody can sign in with it for now.',
    )
    await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.email, 'bao@example.org'))
  })

  test('keeps one of two admins when both are revoked at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      await run('grant', 'ana@example.org')
      await run('grant', 'bao@example.org')
      const outcomes = await Promise.allSettled([
        run('revoke', 'ana@example.org'),
        run('revoke', 'bao@example.org'),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect([await roleOf(first), await roleOf(second)].sort()).toEqual(['admin', 'cook'])
    }
  })
})
