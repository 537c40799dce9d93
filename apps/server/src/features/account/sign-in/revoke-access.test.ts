import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { mealPlan } from '@larder/contract/meal-plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dataArchives } from '../../../db/tables/account'
import { pushSubscriptions } from '../../../db/tables/notifications'
import { newId, pseudonymizeIds } from '../../../secrets'
import { aCook, type Cook } from '../../../testing/a-cook'
import { type TestApp, testApp } from '../../../testing/test-app'

let larder: TestApp
let cook: Cook
let id: string
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  cook = await aCook(larder)
  id = (await larder.call(account.me, {}, { token: cook.token })).body.data.id
})
afterAll(() => larder.close())

test('sign-ins and rejections are logged with a pseudonym, not an id', async () => {
  await larder.call(account.login, { body: { email: cook.email, password: 'not this one' } })
  const body = { currentPassword: 'not this one', newPassword: 'five green figs' }
  await larder.call(account.changePassword, { body }, { token: cook.token })
  const lines = larder.logged.map((line) => JSON.parse(line))
  const expectLogged = (line: object) => expect(lines).toContainEqual(expect.objectContaining(line))
  const who = pseudonymizeIds(id)
  expectLogged({ msg: 'user signed in', who, way: 'registration' })
  expectLogged({ path: '/api/v1/auth/login', status: 401, code: 'wrong-credentials' })
  expectLogged({ path: '/api/v1/auth/password', code: 'wrong-password', who })
  expect(larder.logged.join('')).not.toContain(id)
})

test('proving ownership by mail deletes calendars, archives and push devices', async () => {
  const as = { token: cook.token }
  const { address } = (await larder.call(mealPlan.openFeed, {}, as)).body.data
  await larder.call(account.askArchive, {}, as)
  const phone = { endpoint: 'https://push.example.org/thief', p256dh: '', auth: '' }
  await larder.db
    .insert(pushSubscriptions)
    .values({ id: newId(), accountId: id, ...phone, createdAt: larder.now() })
  const calendar = async () => (await larder.app.inject(new URL(address).pathname)).statusCode
  expect(await calendar()).toBe(200)

  await larder.call(account.forgotPassword, { body: { email: cook.email } })
  await expect.poll(() => larder.mails.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const secret = larder.mails[0]?.text.match(/#secret=([\w-]{43})/)?.[1] ?? ''
  const { status } = await larder.call(account.resetPassword, {
    body: { secret, password: 'five green figs' },
  })
  expect(status).toBe(200)

  expect(await calendar()).toBe(404)
  for (const table of [dataArchives, pushSubscriptions])
    expect(await larder.db.$count(table, eq(table.accountId, id))).toBe(0)
})

test('a new password withdraws invitations and archives that anyone who had the session made', async () => {
  const ana = await aCook(larder)
  const as = { token: ana.token }
  const invite = async () => (await larder.call(household.invite, { body: {} }, as)).body.data.code
  const peek = async (code: string) => (await larder.call(household.peek, { body: { code } })).status
  const thiefs = await invite()
  await larder.call(account.askArchive, {}, as)
  expect(await peek(thiefs)).toBe(200)

  const body = { currentPassword: ana.password, newPassword: 'nine red radishes' }
  expect((await larder.call(account.changePassword, { body }, as)).status).toBe(200)
  expect(await peek(thiefs)).toBe(404)
  expect(await larder.db.$count(dataArchives, eq(dataArchives.accountId, ana.user.id))).toBe(0)

  // The same for a link by mail; the owner's new invitations work.
  const later = await invite()
  expect(await peek(later)).toBe(200)
  const before = larder.mails.length
  await larder.call(account.forgotPassword, { body: { email: ana.email } })
  await expect.poll(() => larder.mails.length, { timeout: 30_000 }).toBeGreaterThan(before)
  const secret = larder.mails.at(-1)?.text.match(/#secret=([\w-]{43})/)?.[1] ?? ''
  await larder.call(account.resetPassword, { body: { secret, password: 'five green figs' } })
  expect(await peek(later)).toBe(404)
})
