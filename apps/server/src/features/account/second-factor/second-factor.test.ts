import { account } from '@larder/contract/account'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { accounts } from '../../../db/tables/account'
import { loginFailures } from '../../../db/tables/rate-limits'
import { aCook, type Cook } from '../../../testing/a-cook'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { readRowsAsText } from '../../../testing/owned-tables'
import { anAuthenticatorApp } from '../../../testing/sign-in/an-authenticator-app'
import { type TestApp, testApp } from '../../../testing/test-app'

let larder: TestApp
let cook: Cook
beforeAll(async () => {
  larder = await testApp(inject('cluster'), { allowances: relaxedRateLimits })
})
beforeEach(async () => {
  cook = await aCook(larder)
})
afterAll(() => larder.close())

const as = () => ({ token: cook.token })
const state = async () => (await larder.call(account.secondFactor, {}, as())).body.data
const start = (currentPassword = cook.password) =>
  larder.call(account.startSecondFactor, { body: { currentPassword } }, as())
const confirm = (code: string, currentPassword = cook.password) =>
  larder.call(account.confirmSecondFactor, { body: { currentPassword, code } }, as())
const remove = (code: string, currentPassword = cook.password) =>
  larder.call(account.removeSecondFactor, { body: { currentPassword, code } }, as())
const login = (code?: string, password = cook.password) =>
  larder.call(account.login, { body: { email: cook.email, password, ...(code && { code }) } })

/** Returns the code that an app with this key shows now. */
function codeOf(key: string): string {
  const app = anAuthenticatorApp(larder, cook)
  app.add(key)
  return app.code()
}

const turnOn = () => anAuthenticatorApp(larder, cook).turnOn()

test('it is set up with the password and a code, and then required at every sign-in', async () => {
  expect(await state()).toEqual({ enabled: false, recoveryCodes: 0 })
  expect((await start('not this one')).body.error?.code).toBe('wrong-password')
  const { secret: key, address } = (await start()).body.data
  expect(address).toContain(`secret=${key}`)
  // Nothing is asked for before it is confirmed.
  expect((await login()).status).toBe(200)
  expect((await confirm('000000')).body.error?.code).toBe('wrong-code')
  const confirmed = await confirm(codeOf(key))
  expect(new Set(confirmed.body.data.recoveryCodes).size).toBe(10)
  expect(await state()).toEqual({ enabled: true, recoveryCodes: 10 })
  expect((await start()).body.error?.code).toBe('second-factor-on')

  const response = await login()
  expect([response.status, response.body.error?.code]).toEqual([401, 'second-factor-needed'])
  // The code that confirmed it is used up.
  expect((await login(codeOf(key))).body.error?.code).toBe('wrong-code')
  larder.passSeconds(30)
  expect((await login(codeOf(key), 'not this one')).body.error?.code).toBe('wrong-credentials')
  expect((await login(codeOf(key))).status).toBe(200)
  expect((await login(codeOf(key))).body.error?.code).toBe('wrong-code')
})

test('a recovery code signs in once, however it is written', async () => {
  const { codes } = await turnOn()
  const written = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? ''
  expect((await login(written)).status).toBe(200)
  expect((await login(written)).body.error?.code).toBe('wrong-code')
  expect(await state()).toEqual({ enabled: true, recoveryCodes: 9 })
})

test('turning it off needs the password and a code; of concurrent uses of one code one counts', async () => {
  const { key, codes } = await turnOn()
  expect((await remove('000000')).body.error?.code).toBe('wrong-code')
  expect((await remove(codes[0] ?? '', 'not this one')).body.error?.code).toBe('wrong-password')
  const both = await Promise.all([login(codeOf(key)), login(codeOf(key))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await remove(codes[0] ?? '')).status).toBe(200)
  expect(await state()).toEqual({ enabled: false, recoveryCodes: 0 })
  expect((await login()).status).toBe(200)
})

test('guessing codes is slowed like guessing passwords', async () => {
  await turnOn()
  for (let n = 0; n < 10; n += 1) expect((await login('000000')).status).toBe(400)
  expect((await login('000000')).body.error?.code).toBe('too-many-attempts')
})

test('guesses of codes from many addresses share one throttle, and only after the right password', async () => {
  const { codes } = await turnOn()
  let address = 0
  const guess = (password: string, code = '000000') => {
    address += 1
    const body = { email: cook.email, password, code }
    return larder.call(account.login, { body }, { address: `198.51.100.${address}` })
  }
  const counted = () => larder.db.select().from(loginFailures).where(like(loginFailures.key, 'code:%'))
  await larder.db.delete(loginFailures)
  expect((await guess('not this one')).status).toBe(401)
  expect(await counted()).toEqual([])
  expect((await guess(cook.password)).body.error?.code).toBe('wrong-code')
  expect(await counted()).toMatchObject([{ count: 1 }])
  await larder.db.update(loginFailures).set({ count: 40 }).where(like(loginFailures.key, 'code:%'))
  larder.passSeconds(890)
  expect((await guess(cook.password)).body.error?.code).toBe('too-many-attempts')
  expect((await guess('not this one')).body.error?.code).toBe('wrong-credentials')
  larder.passSeconds(11)
  expect((await guess(cook.password, codes[0])).status).toBe(200)
  expect(await counted()).toEqual([])
})

test('it outlives a new password; after one by email only recovery codes sign in', async () => {
  const { key, codes } = await turnOn()
  const body = { currentPassword: cook.password, newPassword: 'four cold pears' }
  expect((await larder.call(account.changePassword, { body }, as())).status).toBe(200)
  expect((await login(codeOf(key), 'four cold pears')).status).toBe(200)

  await larder.call(account.forgotPassword, { body: { email: cook.email } })
  const secret = () => /#secret=([\w-]{43})/.exec(larder.mails.at(-1)?.text ?? '')?.[1]
  await expect.poll(() => larder.mails.at(-1)?.to, { timeout: 30_000 }).toBe(cook.email)
  const reset = { secret: secret() ?? '', password: 'five ripe figs' }
  expect((await larder.call(account.resetPassword, { body: reset })).status).toBe(200)
  larder.passSeconds(30)
  expect((await login(undefined, 'five ripe figs')).body.error?.code).toBe('second-factor-needed')
  expect((await login(codeOf(key), 'five ripe figs')).body.error?.code).toBe('wrong-code')
  expect((await login(codes[0], 'five ripe figs')).status).toBe(200)
})

test('anyone who reads the whole database finds neither the secret nor a recovery code', async () => {
  const { key, codes } = await turnOn()
  const rows = (await readRowsAsText(larder.db)).map(({ row }) => row.toLowerCase()).join('\n')
  const secretBytes = key.match(/.{8}/g)?.map((part) => part.toLowerCase()) ?? []
  for (const text of [key, ...secretBytes, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(rows.includes(text.toLowerCase())).toBe(false)
})

test('an account without a password, and a caller without a session, cannot set it up', async () => {
  await larder.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, cook.user.id))
  expect((await start()).body.error?.code).toBe('no-password')
  expect((await larder.call(account.secondFactor, {})).status).toBe(401)
  const body = { currentPassword: 'x', code: '000000' }
  for (const endpoint of [account.confirmSecondFactor, account.removeSecondFactor])
    expect((await larder.call(endpoint, { body })).status).toBe(401)
})
