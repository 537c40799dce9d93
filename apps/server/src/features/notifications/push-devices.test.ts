import { createECDH } from 'node:crypto'
import { notifications } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { pushSubscriptions } from '../../db/tables/notifications'
import type { PushSender } from '../../push/push-sender'
import { aCook, type Cook } from '../../testing/a-cook'
import { type SeveralServers, startSeveralServers } from '../../testing/several-servers'

const push: PushSender = { publicKey: 'the public key', send: async () => 'sent' }
let larder: SeveralServers
beforeAll(async () => {
  larder = await startSeveralServers(inject('cluster'), { push }, 0)
  return () => larder.close()
})

const pair = createECDH('prime256v1')
pair.generateKeys()
const keys = { p256dh: pair.getPublicKey('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' }
const at = (name: string) => `https://push.example.net/send/${name}`

const subscribe = ({ token }: Cook, endpoint: string, with_: object = keys) =>
  larder.call(notifications.subscribe, { body: { endpoint, keys: with_ } } as never, { token })
const about = async ({ token }: Cook) => (await larder.call(notifications.push, {}, { token })).body.data

describe('devices', () => {
  test('subscribe, are counted and unsubscribe', async () => {
    const cook = await aCook(larder)
    expect(await about(cook)).toEqual({ publicKey: 'the public key', devices: 0 })
    expect((await subscribe(cook, at('one'))).status).toBe(200)
    expect((await subscribe(cook, at('one'))).status).toBe(200)
    expect((await about(cook)).devices).toBe(1)
    const leave = () =>
      larder.call(notifications.unsubscribe, { body: { endpoint: at('one') } }, { token: cook.token })
    expect((await leave()).status).toBe(200)
    expect((await leave()).status).toBe(200)
    expect((await about(cook)).devices).toBe(0)
  })

  test('belong to the account that subscribed last', async () => {
    const [ana, bo] = [await aCook(larder), await aCook(larder)]
    await subscribe(ana, at('shared'))
    await subscribe(bo, at('shared'))
    expect([(await about(ana)).devices, (await about(bo)).devices]).toEqual([0, 1])
    await larder.call(notifications.unsubscribe, { body: { endpoint: at('shared') } }, { token: ana.token })
    expect((await about(bo)).devices).toBe(1)
  })

  test('are limited to twenty, the oldest is removed', async () => {
    const cook = await aCook(larder)
    for (let n = 0; n < 22; n += 1) {
      larder.passSeconds(1)
      await subscribe(cook, at(`many-${n}`))
    }
    const kept = await larder.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, cook.user.id))
    expect(kept).toHaveLength(20)
    expect(kept.some(({ endpoint }) => endpoint === at('many-1'))).toBe(false)
    expect(kept.some(({ endpoint }) => endpoint === at('many-21'))).toBe(true)
  })

  test('concurrent subscriptions are all stored', async () => {
    const cook = await aCook(larder)
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => subscribe(cook, at(`rush-${n % 4}`))))
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await about(cook)).devices).toBe(4)
  })

  test.each([
    'http://push.example.net/x',
    'https://localhost/x',
    'https://push.localhost/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://printer.local/x',
    'https://database/x',
    'https://user:secret@push.example.net/x',
    'ftp://push.example.net/x',
    'javascript:alert(1)',
    'not an address',
    `https://push.example.net/${'x'.repeat(1000)}`,
    '',
  ])('an address like %s is rejected', async (endpoint) => {
    const cook = await aCook(larder)
    const { status, body } = await subscribe(cook, endpoint)
    expect([status, body.error?.code, Object.keys(body.error?.fields ?? {})]).toEqual([
      400,
      'bad-input',
      ['endpoint'],
    ])
    expect((await about(cook)).devices).toBe(0)
  })

  test.each([
    ['none', {}],
    ['a short secret', { ...keys, auth: 'AAAAAAAAAAAAAAAA' }],
    ['a point off the curve', { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a short point', { ...keys, p256dh: 'AAAAAAAAAAAAAAAAAAAA' }],
    ['other characters', { ...keys, auth: "'; drop table x; --    " }],
    ['overlong ones', { ...keys, p256dh: 'A'.repeat(201) }],
    ['numbers', { p256dh: 1, auth: 2 }],
  ])('invalid keys are rejected: %s', async (_, wrong) => {
    const { status, body } = await subscribe(await aCook(larder), at('keys'), wrong)
    expect([status, body.error?.code]).toEqual([400, 'bad-input'])
  })

  test('without keys of the installation nothing can be subscribed', async () => {
    const bare = await startSeveralServers(inject('cluster'), {}, 0)
    const { token } = await aCook(bare)
    expect((await bare.call(notifications.push, {}, { token })).body.data).toEqual({
      publicKey: null,
      devices: 0,
    })
    const { status, body } = await bare.call(
      notifications.subscribe,
      { body: { endpoint: at('one'), keys } },
      { token },
    )
    expect([status, body.error?.code]).toEqual([409, 'push-not-set-up'])
    await bare.close()
  })
})
