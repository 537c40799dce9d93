import { account } from '@larder/contract/account'
import { admin } from '@larder/contract/admin'
import { inventory } from '@larder/contract/inventory'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { saveInstallation } from '../../../db/queries/installation'
import { accounts } from '../../../db/tables/account'
import { aCook, type Cook } from '../../../testing/a-cook'
import { type TestApp, testApp } from '../../../testing/test-app'
import { anOpenIdBrowser } from './openid-browser.fixture'
import { aTestIssuer, openIdEnv, type TestIssuer } from './openid-provider.fixture'

let issuer: TestIssuer
let larder: TestApp
let first: Cook
beforeAll(async () => {
  issuer = await aTestIssuer()
  const env = openIdEnv(issuer, undefined, { OPENID_ADMIN_GROUP: 'larder-admins' })
  larder = await testApp(inject('cluster'), { env })
  first = await aCook(larder, { name: 'Ada' })
})
afterAll(async () => {
  await larder?.close()
  await issuer?.close()
})

/** Signs in as Bo of these groups. */
async function signIn(groups?: readonly string[]) {
  const person = { email: 'bo@example.org', email_verified: true, name: 'Bo', ...(groups && { groups }) }
  issuer.people.set('bo', person)
  const browser = anOpenIdBrowser(larder.app)
  const { signin } = await browser.comeBack(await issuer.signIn(await browser.start(), 'bo'))
  const body = { secret: String(signin) }
  return (await larder.call(account.finishOpenId, { body })).body.data
}
const roleWith = async (groups?: readonly string[]) => (await signIn(groups)).user.role

test('the group at the issuer decides who is admin, at each sign-in, and changes are logged', async () => {
  expect(await roleWith()).toBe('cook')
  expect(await roleWith(['cooks', 'larder-admins'])).toBe('admin')
  expect(await roleWith(['larder-admins-of-others'])).toBe('cook')
  const { body } = await larder.call(admin.audit, { query: {} }, { token: first.token })
  expect(body.data.map(({ by, action }) => `${by} ${action}`)).toEqual([
    'single sign-on demoted',
    'single sign-on promoted',
  ])
})

test('the last admin stays one', async () => {
  expect(await roleWith(['larder-admins'])).toBe('admin')
  await larder.db.update(accounts).set({ role: 'cook' }).where(eq(accounts.id, first.user.id))
  expect(await roleWith([])).toBe('admin')
})

test('where a second factor is required, single sign-on has it: the issuer sees to it', async () => {
  await saveInstallation(larder.db, { secondFactor: 'required' })
  const { access_token: token } = await signIn()
  expect((await larder.call(inventory.list, {}, { token })).status).toBe(200)
  const byPassword = await larder.call(inventory.list, {}, { token: first.token })
  expect(byPassword.body.error?.code).toBe('second-factor-required')
})
