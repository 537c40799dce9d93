import { api } from '@larder/contract'
import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { community } from '@larder/contract/community'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { saveInstallation } from '../../../db/queries/installation'
import type { Cook } from '../../../testing/a-cook'
import { type AdminTestApp, anAdminApp } from '../../../testing/kitchens/an-admin-app'
import { aPasskeyDevice } from '../../../testing/sign-in/a-passkey-device'
import { anAuthenticatorApp } from '../../../testing/sign-in/an-authenticator-app'

let app: AdminTestApp
let bo: Cook
beforeAll(async () => {
  app = await anAdminApp(inject('cluster'))
})
beforeEach(async () => {
  await saveInstallation(app.db, { secondFactor: 'optional' })
  bo = await app.cook('Bo')
})
afterAll(() => app.close())

const as = ({ token }: { token: string }) => ({ token })
const require = () => saveInstallation(app.db, { secondFactor: 'required' })
const stock = async (cook: { token: string }) =>
  (await app.call(inventory.list, {}, as(cook))).body.error?.code ?? 'shown'

async function signInAgain({ email, password }: Cook): Promise<{ token: string }> {
  const { body } = await app.call(account.login, { body: { email, password } })
  return { token: body.data.access_token }
}

async function addPasskey(cook: { token: string }) {
  const device = aPasskeyDevice()
  const started = await app.call(account.startPasskey, {}, as(cook))
  if (started.status !== 200) return { device, answer: started.body.error?.code }
  const body = { name: 'Phone', passkey: device.make(started.body.data.challenge) }
  const added = await app.call(account.addPasskey, { body }, as(cook))
  return { device, answer: added.body.error?.code ?? 'added' }
}

test('an admin with one can require it of everybody, which is logged', async () => {
  const save = () => app.call(admin.saveInstallation, { body: { secondFactor: 'required' } }, as(app.ada))
  expect((await save()).body.error?.code).toBe('second-factor-first')
  expect(await stock(bo)).toBe('shown')
  await anAuthenticatorApp(app, app.ada).turnOn()
  expect((await save()).body.data).toMatchObject({ secondFactor: 'required' })
  expect(await app.auditLog()).toContain('Ada changed settings secondFactor: required')
  expect(await stock(app.ada)).toBe('shown')
  expect(await stock(bo)).toBe('second-factor-required')
})

test('without one a session can do nothing but set one up, at any endpoint', async () => {
  await require()
  const open: string[] = []
  const params = { id: bo.user.id, day: '2026-11-19', kind: 'post', format: 'json' }
  const calls = Object.values(api).flatMap((feature) => Object.values(feature) as Endpoint[])
  for (const call of calls) {
    if (call.access !== 'cook' || call.name === account.logout.name) continue
    const named = [...call.path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => [name, 1])
    const input = { params: { ...Object.fromEntries(named), ...params }, query: {}, body: {} }
    const { body } = await app.call(call, input as never, as(bo))
    if (body?.error?.code !== 'second-factor-required') open.push(call.name)
  }
  expect(open.toSorted()).toEqual([
    'account.addPasskey',
    'account.confirm',
    'account.confirmSecondFactor',
    'account.me',
    'account.passkeys',
    'account.secondFactor',
    'account.startPasskey',
    'account.startSecondFactor',
    'account.waysToConfirm',
  ])
  expect((await app.call(account.logout, {}, as(bo))).status).toBe(200)
})

test('what anyone may see is shown as to a visitor', async () => {
  await require()
  expect((await app.call(community.overview, {}, as(bo))).status).toBe(200)
})

test('the app’s codes let in at once, and for as long as they are required', async () => {
  await require()
  const codes = anAuthenticatorApp(app, bo)
  const { codes: recovery } = await codes.turnOn()
  expect(await stock(bo)).toBe('shown')
  const body = { currentPassword: bo.password, code: recovery[0] ?? '' }
  expect((await app.call(account.removeSecondFactor, { body }, as(bo))).status).toBe(200)
  expect(await stock(bo)).toBe('second-factor-required')
})

test('a passkey lets in the session that made it, and those that use it', async () => {
  await require()
  const { device, answer } = await addPasskey(bo)
  expect(answer).toBe('added')
  expect(await stock(bo)).toBe('shown')
  const { body } = await app.call(account.startPasskeyUse, {})
  const passkey = device.use(body.data.challenge)
  const signedIn = await app.call(account.loginWithPasskey, { body: { passkey } })
  expect(await stock({ token: signedIn.body.data.access_token })).toBe('shown')
})

test('who knows the password alone cannot put a factor of their own beside a passkey', async () => {
  const { device } = await addPasskey(bo)
  await require()
  const thief = await signInAgain(bo)
  expect(await stock(thief)).toBe('second-factor-required')
  expect((await addPasskey(thief)).answer).toBe('second-factor-required')
  const start = { body: { currentPassword: bo.password } }
  expect((await app.call(account.startSecondFactor, start, as(thief))).body.error?.code).toBe(
    'second-factor-required',
  )
  const confirm = { body: { currentPassword: bo.password } }
  expect((await app.call(account.confirm, confirm, as(thief))).status).toBe(200)
  expect(await stock(thief)).toBe('second-factor-required')
  // The owner, signed in by the password, uses the passkey.
  const { body } = await app.call(account.startPasskeyUse, {})
  const used = { body: { passkey: device.use(body.data.challenge) } }
  expect((await app.call(account.confirm, used, as(thief))).status).toBe(200)
  expect(await stock(thief)).toBe('shown')
})
