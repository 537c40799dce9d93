import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accounts } from '../../../db/tables/account'
import { type TestApp, testApp } from '../../../testing/test-app'
import { anOpenIdBrowser } from './openid-browser.fixture'
import { aTestIssuer, openIdEnv, type TestIssuer } from './openid-provider.fixture'

let issuer: TestIssuer
let app: TestApp
let token: string
const password = 'three warm plums'
const as = () => ({ token })
const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
]

beforeAll(async () => {
  issuer = await aTestIssuer()
  app = await testApp(inject('cluster'), { env: openIdEnv(issuer, undefined, { LARDER_PASSWORDS: 'off' }) })
  issuer.people.set('bo', { email: 'bo@example.org', email_verified: true, name: 'Bo' })
  const browser = anOpenIdBrowser(app.app)
  const { signin } = await browser.comeBack(await issuer.signIn(await browser.start(), 'bo'))
  const { body } = await app.call(account.finishOpenId, { body: { secret: String(signin) } })
  token = body.data.access_token
  // From the time when there were passwords.
  await app.db.update(accounts).set({ passwordHash: 'argon', role: 'admin' })
})
afterAll(async () => {
  await app?.close()
  await issuer?.close()
})

test('every way of a password is refused with the same sentence', async () => {
  const email = 'bo@example.org'
  const secret = 'S'.repeat(43)
  const assertion = { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' }
  const passkey = { id: 'eA', rawId: 'eA', type: 'public-key' as const, response: assertion }
  const person = { name: 'Ana', email: 'ana@example.org', password }
  const change = { currentPassword: password, newPassword: 'four cold pears' }
  const refused = [
    await app.call(account.register, { body: person }),
    await app.call(account.setUp, { body: { ...person, secret, plans: 'off' } }),
    await app.call(account.login, { body: { email, password } }),
    await app.call(account.loginWithPasskey, { body: { passkey } }),
    await app.call(account.forgotPassword, { body: { email } }),
    await app.call(account.resetPassword, { body: { secret, password } }),
    await app.call(account.changePassword, { body: change }, as()),
  ]
  expect(refused.map(code)).toEqual(refused.map(() => [403, 'passwords-off']))
  expect(refused[0]?.body.error?.message).toBe(
    'You can’t sign in here with a password or passkey. Use single sign-on instead.',
  )
  expect(app.mails).toEqual([])
  expect(await app.db.$count(accounts)).toBe(1)
})

test('an old password is not required, and confirms nothing', async () => {
  expect((await app.call(account.profile, {}, as())).body.data.hasPassword).toBe(false)
  const ways = await app.call(account.waysToConfirm, {}, as())
  expect(ways.body.data).toEqual({ password: false, code: false, passkey: false })
  const confirm = await app.call(account.confirm, { body: { currentPassword: password } }, as())
  expect(code(confirm)).toEqual([409, 'no-way-to-confirm'])
  const start = await app.call(account.startSecondFactor, { body: { currentPassword: password } }, as())
  expect(code(start)).toEqual([409, 'no-password'])
  // Just signed in: a sensitive change needs no more.
  const renamed = { name: 'Bo', email: 'bo.marsh@example.org' }
  expect((await app.call(account.saveProfile, { body: renamed }, as())).body.data.newEmail).toBe(
    renamed.email,
  )
  app.passSeconds(3600)
  const again = await app.call(account.saveProfile, { body: { ...renamed, email: 'b@example.org' } }, as())
  expect(code(again)).toEqual([403, 'confirmation-needed'])
  app.passSeconds(-3600)
})

test('an admin makes accounts without links, and no link to a password', async () => {
  const body = { name: 'Eve', email: 'eve@example.org' }
  const { data } = (await app.call(admin.createUser, { body }, as())).body
  expect(data).toMatchObject({ mailed: false, user: { email: 'eve@example.org' } })
  expect(data.link).toBeUndefined()
  const [eve] = await app.db.select().from(accounts).where(eq(accounts.email, 'eve@example.org'))
  const reset = await app.call(admin.openReset, { params: { id: String(eve?.id) } }, as())
  expect(code(reset)).toEqual([403, 'passwords-off'])
})
