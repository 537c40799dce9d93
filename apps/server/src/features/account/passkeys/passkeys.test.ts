import { account, confirmationMinutes, maxPasskeys } from '@larder/contract/account'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { deleteExpiredRows } from '../../../jobs/cleanup-job'
import { aCook, type Cook } from '../../../testing/a-cook'
import { relaxedRateLimits } from '../../../testing/kitchens/a-kitchen'
import { aPasskeyDevice } from '../../../testing/sign-in/a-passkey-device'
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

type Device = ReturnType<typeof aPasskeyDevice>

const as = (who = cook) => ({ token: who.token })
const startPasskey = (who?: Cook) => larder.call(account.startPasskey, {}, as(who))
const list = async (who?: Cook) => (await larder.call(account.passkeys, {}, as(who))).body.data
const challengeForUse = async () => (await larder.call(account.startPasskeyUse, {})).body.data.challenge
const login = (passkey: ReturnType<Device['use']>) =>
  larder.call(account.loginWithPasskey, { body: { passkey } })
const codeOf = async (call: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await call
  return body.error?.code ?? status
}

async function add(device: Device, who = cook, name = 'Phone') {
  const { challenge } = (await startPasskey(who)).body.data
  return larder.call(account.addPasskey, { body: { name, passkey: device.make(challenge) } }, as(who))
}

test('is made, listed, renamed, signs in by itself, and is deleted', async () => {
  const device = aPasskeyDevice()
  const options = (await startPasskey()).body.data
  expect(options).toMatchObject({
    rp: { id: 'larder.test', name: 'Larder' },
    user: { name: cook.email },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const made = await add(device)
  expect([made.status, made.body.data.name]).toEqual([201, 'Phone'])
  expect((await startPasskey()).body.data.excludeCredentials).toHaveLength(1)

  const signedIn = await login(device.use(await challengeForUse()))
  expect(signedIn.body.data.user).toEqual(cook.user)
  expect((await larder.call(account.me, {}, { token: signedIn.body.data.access_token })).status).toBe(200)
  const params = { id: made.body.data.id }
  const renamed = await larder.call(account.renamePasskey, { params, body: { name: 'Old phone' } }, as())
  expect(renamed.body.data.name).toBe('Old phone')
  expect(await list()).toEqual([{ ...made.body.data, name: 'Old phone', lastUsedAt: larder.now() }])

  expect((await larder.call(account.removePasskey, { params }, as())).status).toBe(200)
  expect(await codeOf(larder.call(account.removePasskey, { params }, as()))).toBe('passkey-not-found')
  expect(await list()).toEqual([])
  expect(await codeOf(login(device.use(await challengeForUse())))).toBe('passkey-refused')
})

test('a challenge works once, for minutes, and for what it was made', async () => {
  const device = aPasskeyDevice()
  const forMaking = (await startPasskey()).body.data.challenge
  const passkey = device.make(forMaking)
  const addIt = () => larder.call(account.addPasskey, { body: { name: 'Phone', passkey } }, as())
  const stranger = await aCook(larder)
  expect(await codeOf(larder.call(account.addPasskey, { body: { name: 'X', passkey } }, as(stranger)))).toBe(
    'passkey-refused',
  )
  expect(await codeOf(addIt())).toBe(201)
  expect(await codeOf(addIt())).toBe('passkey-refused')

  const challenge = await challengeForUse()
  const used = device.use(challenge)
  const both = await Promise.all([codeOf(login(used)), codeOf(login(used))])
  expect(both.map(String).sort()).toEqual(['200', 'passkey-refused'])
  // One for making is none for using, and one of nobody's is none.
  expect(await codeOf(login(device.use((await startPasskey()).body.data.challenge)))).toBe('passkey-refused')
  expect(await codeOf(login(device.use('A'.repeat(43))))).toBe('passkey-refused')
  const late = device.use(await challengeForUse())
  larder.passSeconds(301)
  expect(await codeOf(login(late))).toBe('passkey-refused')
  await deleteExpiredRows(larder.serverDb, larder.now())
  const { rows } = await larder.db.$client.query('select from passkey_challenges')
  expect(rows).toHaveLength(0)
})

test('one that counts backwards may be a copy: it is refused and logged', async () => {
  const device = aPasskeyDevice()
  device.setUses(5)
  await add(device)
  expect(await codeOf(login(device.use(await challengeForUse())))).toBe(200)
  device.setUses(5)
  expect(await codeOf(login(device.use(await challengeForUse())))).toBe('passkey-refused')
  expect(larder.logged.some((line) => line.includes('it may have been copied'))).toBe(true)
  device.setUses(6)
  expect(await codeOf(login(device.use(await challengeForUse())))).toBe(200)
})

test.each([
  ['another site', { origin: 'http://evil.test' }],
  ['another host', { rpId: 'evil.test' }],
  ['a device that has not checked who holds it', { verifiesUser: false }],
])('of %s is refused', async (_, options) => {
  expect(await codeOf(add(aPasskeyDevice(options)))).toBe('passkey-refused')
})

test('a signature of another device is refused', async () => {
  const device = aPasskeyDevice()
  await add(device)
  const challenge = await challengeForUse()
  const forged = { ...aPasskeyDevice().use(challenge), id: device.use(challenge).id }
  expect(await codeOf(login(forged))).toBe('passkey-refused')
  for (const text of ['AAAA', 'e30', 'bnVsbA'])
    expect(await codeOf(login({ ...forged, response: { ...forged.response, clientDataJSON: text } }))).toBe(
      'passkey-refused',
    )
})

test('it confirms who the cook is, and nobody else', async () => {
  const device = aPasskeyDevice()
  await add(device)
  larder.passSeconds(confirmationMinutes * 60 + 1)
  expect(await codeOf(startPasskey())).toBe('confirmation-needed')
  const [{ id } = { id: '' }] = await list()
  expect(await codeOf(larder.call(account.removePasskey, { params: { id } }, as()))).toBe(
    'confirmation-needed',
  )
  const body = { name: 'Phone', passkey: aPasskeyDevice().make('A'.repeat(43)) }
  expect(await codeOf(larder.call(account.addPasskey, { body }, as()))).toBe('confirmation-needed')
  expect((await larder.call(account.waysToConfirm, {}, as())).body.data.passkey).toBe(true)
  const confirm = async (who: Cook) =>
    larder.call(account.confirm, { body: { passkey: device.use(await challengeForUse()) } }, as(who))
  const stranger = await aCook(larder)
  expect(await codeOf(confirm(stranger))).toBe('passkey-refused')
  expect(await codeOf(confirm(cook))).toBe(200)
  expect(await codeOf(startPasskey())).toBe(200)
})

test('a new password ends passkeys that are not kept; a suspended account is not opened', async () => {
  const [kept, lost] = [aPasskeyDevice(), aPasskeyDevice()]
  const { id } = (await add(kept)).body.data
  await add(lost)
  const body = { currentPassword: cook.password, newPassword: 'four cold pears', keepPasskeys: [id] }
  expect((await larder.call(account.changePassword, { body }, as())).status).toBe(200)
  expect(await codeOf(login(lost.use(await challengeForUse())))).toBe('passkey-refused')
  expect(await codeOf(login(kept.use(await challengeForUse())))).toBe(200)
  await larder.db.$client.query(`update accounts set status = 'suspended' where id = $1`, [cook.user.id])
  expect(await codeOf(login(kept.use(await challengeForUse())))).toBe('account-suspended')
})

test('somebody else’s are not found, and a cook has at most twenty', async () => {
  const { id } = (await add(aPasskeyDevice())).body.data
  const stranger = await aCook(larder)
  expect(await list(stranger)).toEqual([])
  const params = { id }
  expect(await codeOf(larder.call(account.removePasskey, { params }, as(stranger)))).toBe('passkey-not-found')
  expect(
    await codeOf(larder.call(account.renamePasskey, { params, body: { name: 'Mine' } }, as(stranger))),
  ).toBe('passkey-not-found')
  for (const endpoint of [account.passkeys, account.startPasskey])
    expect((await larder.call(endpoint, {})).status).toBe(401)
  for (let n = 1; n < maxPasskeys; n += 1) await add(aPasskeyDevice())
  expect(await codeOf(startPasskey())).toBe('too-many-passkeys')
})
