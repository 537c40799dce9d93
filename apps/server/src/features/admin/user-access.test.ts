import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { apiKeys } from '@larder/contract/api-keys'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts, passkeys, secondFactors } from '../../db/tables/account'
import { auditLog } from '../../db/tables/admin'
import { deleteExpiredRows } from '../../jobs/cleanup-job'
import type { Cook } from '../../testing/a-cook'
import { type AdminTestApp, anAdminApp } from '../../testing/kitchens/an-admin-app'
import { addSeconds } from '../../time/clock'

let app: AdminTestApp
const nobody = { params: { id: '0192f3a4-7c1e-7abc-8def-0123456789ab' } }
const as = ({ token }: Cook) => ({ token })
const whom = ({ user }: Cook) => ({ params: { id: user.id } })
const secretOf = (link = '') =>
  /^http:\/\/larder\.test\/reset-password#secret=([\w-]{43})$/.exec(link)?.[1] ?? ''
const setPassword = (link = '') =>
  app.call(account.resetPassword, { body: { secret: secretOf(link), password: 'four cold pears' } })
const create = (body: { name: string; email: string }) => app.call(admin.createUser, { body }, as(app.ada))
const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code

beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
})
afterAll(() => app.close())

describe('an account made by an admin', () => {
  test('waits for the password of its owner, who gets the link by mail', async () => {
    const { status, body } = await create({ name: 'Eve', email: 'eve@example.org' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ mailed: true, expiresAt: addSeconds(app.now(), 7 * 86_400) })
    expect(body.data.user).toMatchObject({ name: 'Eve', role: 'cook', secondFactor: false, you: false })
    await expect.poll(() => app.mails.at(-1)).toMatchObject({ to: 'eve@example.org' })
    expect(app.mails.at(-1)?.text).toContain(String(body.data.link))
    expect((await setPassword(body.data.link)).status).toBe(200)
    expect(code(await setPassword(body.data.link))).toBe('reset-link-spent')
    const login = { email: 'eve@example.org', password: 'four cold pears' }
    expect((await app.call(account.login, { body: login })).status).toBe(200)
    expect(await app.auditLog()).toEqual([
      'Eve reset password Eve (eve@example.org)',
      'Ada created account Eve (eve@example.org)',
    ])
  })

  test('is not made twice, also when registration is closed, nor from what is no address', async () => {
    await app.call(admin.saveInstallation, { body: { registration: 'closed' } }, as(app.ada))
    expect((await create({ name: 'Fay', email: 'fay@example.org' })).status).toBe(201)
    expect(code(await create({ name: 'Fay', email: 'FAY@example.org' }))).toBe('email-taken')
    await app.call(admin.saveInstallation, { body: { registration: 'open' } }, as(app.ada))
    expect(code(await create({ name: 'Fay', email: 'fay' }))).toBe('bad-input')
    expect(code(await create({ name: '', email: 'x@example.org' }))).toBe('bad-input')
  })
})

describe('a link to a new password', () => {
  test('is valid for one hour, and its owner is notified', async () => {
    const bo = await app.cook('Bo')
    const open = () => app.call(admin.openReset, whom(bo), as(app.ada))
    const [first, second] = [(await open()).body.data.link, (await open()).body.data.link]
    await expect.poll(() => app.mails.at(-1)?.to).toBe(bo.email)
    expect(app.mails.at(-1)?.text).not.toContain(secretOf(first))
    expect((await setPassword(second)).status).toBe(200)
    // A new password ends the other links.
    expect(code(await setPassword(first))).toBe('reset-link-spent')
    const { link } = (await open()).body.data
    app.passSeconds(3601)
    expect(code(await setPassword(link))).toBe('reset-link-spent')
    for (const response of [
      await app.call(admin.openReset, whom(bo), as(app.ada)),
      await app.call(admin.dropSecondFactor, whom(bo), as(app.ada)),
      await create({ name: 'Gus', email: 'gus@example.org' }),
    ])
      expect(code(response)).toBe('confirmation-needed')
  })
})

describe('signing out and removing second factors', () => {
  let ida: Cook
  beforeAll(async () => {
    ida = await app.cook('Ida')
    // Somebody who has signed in just now.
    const ned = await app.cook('Ned')
    await app.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, ned.user.id))
    app.ada = ned
  })

  test('ends the sessions, once in the log', async () => {
    const signOut = () => app.call(admin.signOutUser, whom(ida), as(app.ada))
    expect((await signOut()).status).toBe(200)
    expect((await app.call(account.me, {}, as(ida))).status).toBe(401)
    expect((await signOut()).status).toBe(200)
    const { body } = await app.call(admin.audit, { query: {} }, as(app.ada))
    expect(body.data.filter(({ action }) => action === 'signed out')).toHaveLength(1)
    expect(code(await app.call(admin.signOutUser, nobody, as(app.ada)))).toBe('user-not-found')
    expect(code(await app.call(admin.signOutUser, whom(app.ada), as(app.ada)))).toBe('not-yourself')
  })

  test('removes the codes and the passkeys', async () => {
    const accountId = ida.user.id
    const at = { createdAt: app.now() }
    await app.db.insert(secondFactors).values({ accountId, ...at, confirmedAt: app.now() })
    const key = { credentialId: Buffer.from('k'), publicKey: Buffer.from('k'), uses: 0, name: 'Phone' }
    await app.db.insert(passkeys).values({ id: accountId, accountId, ...key, ...at })
    const found = async () => {
      const { body } = await app.call(admin.users, { query: { search: ida.email } }, as(app.ada))
      return body.data[0]?.secondFactor
    }
    expect(await found()).toBe(true)
    const drop = () => app.call(admin.dropSecondFactor, whom(ida), as(app.ada))
    expect((await drop()).body.data.secondFactor).toBe(false)
    expect((await drop()).status).toBe(200)
    expect(await app.db.select().from(passkeys)).toEqual([])
    expect(await app.db.select().from(secondFactors)).toEqual([])
    expect(code(await app.call(admin.dropSecondFactor, nobody, as(app.ada)))).toBe('user-not-found')
    expect(code(await app.call(admin.dropSecondFactor, whom(app.ada), as(app.ada)))).toBe('not-yourself')
  })
})

test('lasting or irreversible actions need a confirmation: an admin’s unlocked phone is not enough', async () => {
  const bo = await app.cook('Bo')
  app.passSeconds(11 * 60)
  const token = as(app.ada)
  const calls = [
    () => app.call(admin.changeRole, { ...whom(bo), body: { role: 'admin' } }, token),
    () =>
      app.call(admin.removeUser, { ...whom(bo), body: { email: bo.email, reason: 'Asked for it.' } }, token),
    () => app.call(admin.invite, { body: {} }, token),
    () => app.call(admin.saveInstallation, { body: { registration: 'open' } }, token),
  ]
  for (const call of calls) expect(code(await call())).toBe('confirmation-needed')
  const body = { currentPassword: app.ada.password }
  expect((await app.call(account.confirm, { body }, token)).status).toBe(200)
  for (const call of calls) expect((await call()).status).toBeLessThan(300)
})

describe('the audit log', () => {
  test.each([{ kind: 'everything' }, { page: 0 }, { size: 101 }])(
    'refuses to be asked for %j',
    async (query) => {
      expect(code(await app.call(admin.audit, { query } as never, as(app.ada)))).toBe('bad-input')
    },
  )

  test('lists what cooks did to their own accounts, without secrets, for one year', async () => {
    const zoe = await app.cook('Zoe')
    const passwords = { currentPassword: zoe.password, newPassword: 'five warm figs' }
    expect((await app.call(account.changePassword, { body: passwords }, as(zoe))).status).toBe(200)
    await app.db.update(accounts).set({ subscription: 'pro' })
    const made = await app.call(
      apiKeys.create,
      { body: { name: 'Kitchen display', scopes: ['kitchen:read'] } },
      as(zoe),
    )
    await app.call(apiKeys.revoke, { params: { id: made.body.data.apiKey.id } }, as(zoe))
    const read = async (kind?: 'admin' | 'account') =>
      (await app.call(admin.audit, { query: { size: 100, kind } }, as(app.ada))).body.data
    const own = await read('account')
    expect(own.slice(0, 3).map(({ by, action, note }) => [by, action, note])).toEqual([
      ['Zoe', 'revoked API key', 'Kitchen display'],
      ['Zoe', 'created API key', 'Kitchen display'],
      ['Zoe', 'changed password', ''],
    ])
    expect(own.every(({ kind }) => kind === 'account')).toBe(true)
    const ofAdmins = await read('admin')
    expect(ofAdmins.map(({ action }) => action)).toContain('created account')
    expect((await read()).length).toBe(own.length + ofAdmins.length)
    const rows = JSON.stringify(await app.db.select().from(auditLog))
    for (const secret of [made.body.data.key, zoe.password, passwords.newPassword])
      expect(rows).not.toContain(secret)
    await deleteExpiredRows(app.serverDb, addSeconds(app.now(), 366 * 86_400))
    const left = await app.db.select().from(auditLog)
    expect(left).toHaveLength(ofAdmins.length)
  })
})
