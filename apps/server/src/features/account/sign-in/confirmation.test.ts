import { api } from '@larder/contract'
import { account, confirmationMinutes } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { apiKeys } from '@larder/contract/api-keys'
import { household } from '@larder/contract/household'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { mealPlan } from '@larder/contract/meal-plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { accounts } from '../../../db/tables/account'
import { aCook, type Cook } from '../../../testing/a-cook'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { anAuthenticatorApp } from '../../../testing/sign-in/an-authenticator-app'
import { type TestApp, testApp } from '../../../testing/test-app'

let larder: TestApp
let cook: Cook
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances: relaxedRateLimits })
})
beforeEach(async () => {
  cook = await aCook(larder)
  await larder.db.update(accounts).set({ subscription: 'pro' }).where(eq(accounts.id, cook.user.id))
})
afterAll(() => larder.close())

const as = () => ({ token: cook.token })
const confirm = (currentPassword = cook.password, code?: string) =>
  larder.call(account.confirm, { body: { currentPassword, ...(code && { code }) } }, as())
const ways = async () => (await larder.call(account.waysToConfirm, {}, as())).body.data
const makeKey = () =>
  larder.call(apiKeys.create, { body: { name: 'Display', scopes: ['kitchen:read'] } }, as())
const waitUntilUnconfirmed = () => larder.passSeconds(confirmationMinutes * 60 + 1)
const changeEmail = (email: string, currentPassword?: string) =>
  larder.call(account.saveProfile, { body: { name: 'Ana', email, currentPassword } }, as())
const scheduleDeletion = (currentPassword?: string) =>
  larder.call(account.scheduleDeletion, { body: { email: cook.email, currentPassword } }, as())

const asking: [Endpoint, () => Promise<{ status: number; body: { error?: { code: string } } }>][] = [
  [apiKeys.create, makeKey],
  [mealPlan.openFeed, () => larder.call(mealPlan.openFeed, {}, as())],
  [account.askArchive, () => larder.call(account.askArchive, {}, as())],
  [household.invite, () => larder.call(household.invite, { body: {} }, as())],
  [account.startPasskey, () => larder.call(account.startPasskey, {}, as())],
]

test('every endpoint that needs a confirmation is tried here', () => {
  const marked = Object.values(api)
    .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
    .filter((endpoint) => endpoint.confirmed)
  const elsewhere = [
    ...[account.addPasskey.name, account.removePasskey.name],
    // In features/admin/user-access.test.ts.
    ...[admin.createUser.name, admin.openReset.name, admin.dropSecondFactor.name],
    ...[admin.changeRole.name, admin.removeUser.name, admin.invite.name, admin.saveInstallation.name],
  ]
  const tried = [...asking.map(([{ name }]) => name), ...elsewhere]
  expect(tried.toSorted()).toEqual(marked.map(({ name }) => name).toSorted())
})

test.each(asking)(
  '$name is done after a sign-in, and asks again ten minutes later',
  async (endpoint, run) => {
    expect((await run()).status).toBe(endpoint.status ?? 200)
    waitUntilUnconfirmed()
    const response = await run()
    expect([response.status, response.body.error?.code]).toEqual([403, 'confirmation-needed'])
    expect((await confirm()).body.data.until > larder.now()).toBe(true)
    expect((await run()).status).toBe(endpoint.status ?? 200)
  },
)

test('an email change and a deletion ask again where a password alone is not enough', async () => {
  waitUntilUnconfirmed()
  expect((await changeEmail('first@example.org', cook.password)).status).toBe(200)
  const app = anAuthenticatorApp(larder, cook)
  await app.turnOn()
  for (const run of [
    () => changeEmail('second@example.org', cook.password),
    () => scheduleDeletion(cook.password),
  ])
    expect((await run()).body.error?.code).toBe('confirmation-needed')
  expect(await ways()).toEqual({ password: true, code: true, passkey: false })
  expect((await confirm(cook.password, app.code())).status).toBe(200)
  expect((await changeEmail('second@example.org')).body.error?.code).toBe('wrong-password')
  expect((await changeEmail('second@example.org', cook.password)).status).toBe(200)
  expect((await scheduleDeletion(cook.password)).status).toBe(200)
})

test('without a password, signing in again is the only way', async () => {
  await larder.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, cook.user.id))
  expect(await ways()).toEqual({ password: false, code: false, passkey: false })
  expect((await changeEmail('third@example.org')).status).toBe(200)
  waitUntilUnconfirmed()
  for (const run of [makeKey, () => changeEmail('fourth@example.org'), () => scheduleDeletion()])
    expect((await run()).body.error?.code).toBe('confirmation-needed')
  expect((await confirm()).body.error?.code).toBe('no-way-to-confirm')
})

test('a confirmation needs the password, and the code of a second factor; guesses are slowed', async () => {
  waitUntilUnconfirmed()
  expect((await confirm('not this one')).body.error?.code).toBe('wrong-password')
  const app = anAuthenticatorApp(larder, cook)
  const { codes } = await app.turnOn()
  expect((await confirm()).body.error).toMatchObject({
    code: 'wrong-code',
    fields: { code: expect.any(String) },
  })
  expect((await makeKey()).body.error?.code).toBe('confirmation-needed')
  const code = app.code()
  expect((await confirm(cook.password, code)).status).toBe(200)
  expect((await confirm(cook.password, code)).body.error?.code).toBe('wrong-code')
  expect((await confirm(cook.password, codes[0])).status).toBe(200)
  expect((await confirm(cook.password, codes[0])).body.error?.code).toBe('wrong-code')
})

test('codes cannot be guessed by confirming, nor by turning the second factor off', async () => {
  await anAuthenticatorApp(larder, cook).turnOn()
  // Guesses of the password are quicker, and count alike.
  for (let n = 0; n < 8; n += 1) expect((await confirm('not this one')).status).toBe(400)
  const body = { currentPassword: cook.password, code: '000000' }
  for (const endpoint of [account.confirm, account.removeSecondFactor])
    expect((await larder.call(endpoint, { body }, as())).body.error?.code).toBe('wrong-code')
  for (const endpoint of [account.confirm, account.removeSecondFactor])
    expect((await larder.call(endpoint, { body }, as())).body.error?.code).toBe('too-many-attempts')
})

test('a confirmation belongs to one signed-in session', async () => {
  const body = { email: cook.email, password: cook.password }
  const other = (await larder.call(account.login, { body })).body.data.access_token
  waitUntilUnconfirmed()
  await larder.call(account.confirm, { body: { currentPassword: cook.password } }, { token: other })
  expect((await makeKey()).body.error?.code).toBe('confirmation-needed')
  expect((await larder.call(account.confirm, { body: { currentPassword: 'x' } })).status).toBe(401)
  expect((await larder.call(account.waysToConfirm, {})).status).toBe(401)
})
