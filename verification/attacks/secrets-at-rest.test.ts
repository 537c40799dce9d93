import { account } from '@larder/contract/account'
import { apiKeys } from '@larder/contract/api-keys'
import { fridge } from '@larder/contract/fridge'
import { household } from '@larder/contract/household'
import { buildEndpointUrl, type Endpoint } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { mealPlan } from '@larder/contract/meal-plan'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import { readRowsAsText } from '../../apps/server/src/testing/owned-tables'
import { type TestApp, testApp } from '../../apps/server/src/testing/test-app'

let larder: TestApp
let ana: Cook
const secrets = new Map<string, string>()
beforeAll(async () => {
  larder = await testApp(inject('cluster'))
  const { call } = larder
  ana = await aCook(larder)
  const as = { token: ana.token }
  await larder.db.$client.query(`update accounts set subscription = 'pro'`)
  secrets.set('a password', ana.password)
  secrets.set('a session', ana.token)
  const key = await call(apiKeys.create, { body: { name: 'Script', scopes: ['kitchen:read'] } }, as)
  secrets.set('an API key', key.body.data.key)
  const { data: added } = (await call(fridge.add, { body: { name: 'Shelf' } }, as)).body
  secrets.set('a pairing code', added.code)
  const other = (await call(fridge.add, { body: { name: 'Door' } }, as)).body.data
  const paired = await call(fridge.pair, { body: { code: other.code } })
  secrets.set('a camera’s key', paired.body.data.key)
  secrets.set('an invitation', (await call(household.invite, { body: {} }, as)).body.data.code)
  const { address } = (await call(mealPlan.openFeed, {}, as)).body.data
  secrets.set('a calendar’s address', /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '')
  const body = { name: 'Ana', email: 'ana@new.example', currentPassword: ana.password }
  await call(account.saveProfile, { body }, as)
  await call(account.forgotPassword, { body: { email: ana.email } })
})
afterAll(() => larder.close())

test('anyone who reads the whole database, or the log, finds no secret that opens anything', async () => {
  const mailed = (words: string) => () =>
    larder.mails.flatMap(({ text }) => new RegExp(`${words}#secret=([\\w-]{43})`).exec(text)?.[1] ?? [])[0]
  for (const [name, words] of [
    ['a link to a new email', 'confirm-email'],
    ['a link to a new password', 'reset-password'],
  ] as const) {
    await expect.poll(mailed(words), { timeout: 30_000 }).toBeDefined()
    secrets.set(name, mailed(words)() ?? '')
  }
  const rows = await readRowsAsText(larder.db)
  const kept = rows.map(({ table, row }) => ({ table, row: row.toLowerCase() }))
  for (const [name, secret] of secrets) {
    expect(secret.length, name).toBeGreaterThanOrEqual(8)
    // As it is, without the dashes that people type, and as the bytes of it.
    const shapes = [secret, secret.replaceAll('-', ''), Buffer.from(secret).toString('hex')]
    for (const shape of shapes.map((one) => one.toLowerCase())) {
      expect(
        kept.filter(({ row }) => row.includes(shape)).map(({ table }) => table),
        name,
      ).toEqual([])
      expect(larder.logged.join('\n').toLowerCase(), name).not.toContain(shape)
    }
  }
})

test('a secret opens its own door, said exactly as it is, and no other', async () => {
  const knock = async ({ method, path }: Endpoint, authorization: string) =>
    (
      await larder.app.inject({
        method,
        url: buildEndpointUrl({ ...inventory.list, path }),
        headers: { authorization },
      })
    ).statusCode
  const token = ana.token
  const key = secrets.get('an API key') ?? ''
  const camera = secrets.get('a camera’s key') ?? ''
  expect(await knock(inventory.list, `Bearer ${token}`)).toBe(200)
  expect(await knock(inventory.list, `Bearer ${key}`)).toBe(200)
  const turned = (text: string) => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A')
  const shouted = token === token.toUpperCase() ? token.toLowerCase() : token.toUpperCase()
  for (const lie of [
    ...[
      `Camera ${token}`,
      `Basic ${token}`,
      token,
      `Bearer  ${token}`,
      `Bearer ${token} `,
      `Bearer ${token},x`,
    ],
    ...[
      `Bearer ${turned(token)}`,
      `Bearer ${shouted}`,
      `Bearer ${token}${token}`,
      `Bearer ${token.slice(1)}`,
    ],
    ...[
      `Bearer ${key.slice('larder_'.length)}`,
      `Bearer ${turned(key)}`,
      `Bearer ${camera}`,
      `Camera ${key}`,
    ],
    ...['Bearer', 'Bearer ', `Bearer ${'*'.repeat(43)}`, `Bearer ' or '1'='1`, `Bearer ${'A'.repeat(5000)}`],
  ]) {
    const status = await knock(inventory.list, lie)
    // A blank behind a header is no part of it.
    expect([lie, status]).toEqual([lie, lie === `Bearer ${token} ` ? status : 401])
  }
})
