import { tmpdir } from 'node:os'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts, passkeys, secondFactors } from '../db/tables/account'
import { createBackgroundTasks } from '../jobs/background-tasks'
import { createLog } from '../log'
import type { EmailMessage } from '../mail/mailer'
import { aCook, type Cook } from '../testing/a-cook'
import { type TestApp, testApp } from '../testing/test-app'
import { parseAdminCommand, runAdminCommand } from './admin-command'
import type { AdminCommandParts } from './admin-parts'
import { CommandError } from './command-error'

let app: TestApp
let first: Cook
let second: Cook

const run = (...words: string[]) => runAdminCommand(parts(), parseAdminCommand(words))
const mail = {
  send: async (message: EmailMessage) => void app.mails.push(message),
  forget: async () => undefined,
  close: () => undefined,
}
const parts = (): AdminCommandParts => ({
  ...{
    db: app.serverDb,
    clock: app.now,
    publicUrl: 'http://larder.test',
    sendsEmail: true,
    fixedSettings: {},
  },
  ...{ mail, directMail: mail, dataFolder: tmpdir(), passwordMode: 'on' },
  background: createBackgroundTasks(createLog('silent')),
})
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
  test.each([
    [],
    ['grant'],
    ['grant', 'a@b.cd', 'c@d.ef'],
    ['list', 'all'],
    ['create', 'a@b.cd'],
    ['promote', 'a@b.cd'],
  ])('prints the usage for: %s %s', async (...words) => {
    expect(() => parseAdminCommand(words)).toThrow('npm run admin -- grant EMAIL')
  })

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

  test('sets a new password, signs out and removes a lost second factor, and logs each of them', async () => {
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
    expect(await run('drop-second-factor', 'cem@example.org')).toEqual([
      'There was no second factor and no passkey.',
    ])
    const confirmed = { confirmedAt: app.now(), createdAt: app.now(), sealed: null }
    await app.db.insert(secondFactors).values({ accountId: cook.user.id, ...confirmed })
    expect((await login()).body.error?.code).toBe('second-factor-needed')
    expect(await run('drop-second-factor', 'cem@example.org')).toEqual([
      'Second factor and passkeys are gone: the password alone signs in again.',
    ])
    expect((await login()).status).toBe(200)
    const { body: log } = await app.call(admin.audit, { query: {} }, { token: first.token })
    expect(log.data.slice(0, 4).map(({ action }) => action)).toEqual([
      'removed second factor',
      'signed out',
      'reset password',
      'opened password reset',
    ])
  })

  test('removes passkeys with the second factor', async () => {
    const cook = await aCook(app, { name: 'Dee', email: 'dee@example.org' })
    const row = { credentialId: Buffer.from('dee'), publicKey: Buffer.from('x'), uses: 0, name: 'Phone' }
    await app.db
      .insert(passkeys)
      .values({ id: cook.user.id, accountId: cook.user.id, createdAt: app.now(), ...row })
    const gone = 'Second factor and passkeys are gone: the password alone signs in again.'
    expect(await run('drop-second-factor', cook.email)).toEqual([gone])
    expect(await app.db.select().from(passkeys)).toEqual([])
    expect(app.mails.at(-1)).toMatchObject({ to: cook.email })
    expect(await run('drop-second-factor', cook.email)).toEqual([
      'There was no second factor and no passkey.',
    ])
  })

  test('makes an account with a link to its password, finds it, suspends it and lets it in again', async () => {
    const [link = ''] = await run('create', 'eve@example.org', 'Eve', 'de', 'Boer')
    const secret = /^http:\/\/larder\.test\/reset-password#secret=([\w-]{43})$/.exec(link)?.[1] ?? ''
    await expect(run('create', 'eve@example.org', 'Eve')).rejects.toThrow('already an account')
    const password = 'four cold pears'
    expect((await app.call(account.resetPassword, { body: { secret, password } })).status).toBe(200)
    expect(await run('users', 'eve', 'boer')).toEqual(['eve@example.org  Eve de Boer', '1 found.'])
    const login = () => app.call(account.login, { body: { email: 'eve@example.org', password } })
    expect((await login()).status).toBe(200)
    expect(await run('suspend', 'eve@example.org', 'On', 'leave')).toEqual(['eve@example.org is suspended.'])
    expect((await login()).body.error?.code).toBe('account-suspended')
    expect(await run('reactivate', 'eve@example.org')).toEqual(['eve@example.org can sign in again.'])
    expect((await login()).status).toBe(200)
  })

  test('reads and changes settings, invites, and prints the log', async () => {
    expect(await run('set')).toContain('registration: open')
    expect(await run('set', 'registration', 'invite')).toContain('registration: invite')
    await expect(run('set', 'registration', 'sometimes')).rejects.toThrow('open | invite | closed')
    await expect(run('set', 'colour', 'red')).rejects.toThrow(CommandError)
    expect(await run('set', 'registration', 'open')).toContain('registration: open')
    expect(await run('invite')).toEqual([expect.stringContaining('/register#invitation=')])
    expect((await run('log')).slice(0, 2)).toEqual([
      `${app.now()}  command line  invited  somebody by link`,
      `${app.now()}  command line  changed settings  registration: open`,
    ])
  })

  test('sends a test message and reports the state of the installation', async () => {
    expect(await run('test-mail', 'ops@example.org')).toEqual([expect.stringContaining('accepted it')])
    expect(app.mails.at(-1)?.to).toBe('ops@example.org')
    await app.tick()
    const lines = await run('health')
    expect(lines[1]).toBe('database: good. It responds and accepts changes.')
    expect(lines).toContain('workers: good. Threads for scans, plans and imports start.')
    expect(lines).toContain(`job 'account purge': done, ${app.now()}`)
  })

  test('rejects an unknown email', async () => {
    await expect(run('grant', 'nobody@example.org')).rejects.toThrow(CommandError)
    await expect(run('grant', 'nobody@example.org')).rejects.toThrow('Nobody here has the email')
    await expect(run('revoke', 'not an email')).rejects.toThrow('is not an email address')
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
