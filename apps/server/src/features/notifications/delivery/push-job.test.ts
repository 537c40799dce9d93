import { createECDH } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { households } from '../../../db/tables/household'
import { pushSubscriptions } from '../../../db/tables/notifications'
import type { PushMessage, PushSender } from '../../../push/push-sender'
import { aCook, type Cook } from '../../../testing/a-cook'
import { joinHousehold } from '../../../testing/join-household'
import { type SeveralServers, startSeveralServers } from '../../../testing/several-servers'
import { secondsBetween } from '../../../time/clock'

const hour = 3600
const larders: SeveralServers[] = []
afterEach(async () => {
  for (const larder of larders.splice(0)) await larder.close()
})

const pair = createECDH('prime256v1')
pair.setPrivateKey(Buffer.alloc(32, 7))
const keys = { p256dh: pair.getPublicKey('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' }

/** A push service that records messages and behaves per device as set. */
function aPushService() {
  const sent: { device: string; message: PushMessage }[] = []
  const failures = new Map<string, 'gone' | 'busy'>()
  const push: PushSender = {
    publicKey: 'key',
    async send({ endpoint }, message) {
      const device = new URL(endpoint).pathname.slice(1)
      if (failures.get(device) === 'gone') return 'gone'
      if (failures.get(device) === 'busy') throw Object.assign(new Error(endpoint), { code: 'HTTP 503' })
      sent.push({ device, message })
      return 'sent'
    },
  }
  return { sent, failures, push }
}

/** A cook with a phone, and chicken that must be used by tomorrow. */
async function setUp({ at = '2026-11-15T12:00:00.000Z', phones = ['phone'], timeZone = 'UTC' } = {}) {
  const service = aPushService()
  const larder = await startSeveralServers(inject('cluster'), { push: service.push })
  larders.push(larder)
  larder.passSeconds(secondsBetween(larder.now(), at))
  const ana = await aCook(larder)
  await larder.db.update(households).set({ timeZone })
  await stock(larder, ana)
  for (const phone of phones) await subscribe(larder, ana, phone)
  return { larder, ana, ...service, bodies: () => service.sent.map(({ message }) => message.body) }
}

async function stock(larder: SeveralServers, { token }: Cook, item: object = {}) {
  const chicken = { name: 'Chicken Breast', amount: '2', unit: 'lbs', location: 'fridge' }
  const body = { ...chicken, expiryDate: '2026-11-16', expiryKind: 'use-by', ...item } as never
  const { status, body: response } = await larder.call(inventory.create, { body }, { token })
  if (status !== 201) throw new Error(JSON.stringify(response.error))
  return response.data
}
const subscribe = (larder: SeveralServers, { token }: Cook, phone: string) =>
  larder.call(
    notifications.subscribe,
    { body: { endpoint: `https://push.example.net/${phone}`, keys } },
    { token },
  )
const chickenSaid = 'Use the chicken breast by tomorrow (2 lb in the fridge).'

describe('push notifications', () => {
  test('are sent to each device once, however many servers there are', async () => {
    const { larder, ana, sent, bodies } = await setUp({ phones: ['phone', 'laptop'] })
    await larder.tick()
    await larder.tick()
    expect(sent.map(({ device }) => device).sort()).toEqual(['laptop', 'phone'])
    expect(sent[0]?.message).toEqual({
      title: 'Larder',
      body: chickenSaid,
      tag: expect.stringMatching(/^use-by:/),
    })
    await stock(larder, ana, { name: 'Eggs', expiryDate: '2026-11-15' })
    await larder.tick()
    expect(bodies().slice(2)).toEqual(Array(2).fill('Use the eggs today (2 lb in the fridge).'))
  })

  test('name three notices and count the rest', async () => {
    const { larder, ana, bodies } = await setUp()
    for (let n = 0; n < 4; n += 1) await stock(larder, ana)
    await larder.tick()
    expect(bodies()).toEqual([`${Array(3).fill(chickenSaid).join('\n')}\nAnd 2 more.`])
  })

  test('leave out read and snoozed notices, and mere reminders', async () => {
    const { larder, ana, sent } = await setUp()
    const other = await stock(larder, ana)
    const { body } = await larder.call(notifications.list, {}, ana)
    const keys = body.data.filter(({ items }) => items[0]?.id === other.id).map(({ key }) => key)
    await larder.call(notifications.read, { body: { keys } }, ana)
    const rest = body.data.filter(({ key }) => !keys.includes(key))
    for (const { key } of rest)
      await larder.call(notifications.snooze, { body: { key, until: 'tonight' } }, ana)
    await larder.tick()
    expect(sent).toEqual([])
    larder.passSeconds(7 * hour)
    await larder.tick()
    expect(sent).toHaveLength(1)
  })

  test('go to members with a device, and to nobody else', async () => {
    const { larder, ana, sent } = await setUp()
    const [bo, eve] = [await aCook(larder), await aCook(larder)]
    await joinHousehold(larder, ana, bo)
    await subscribe(larder, bo, 'bo')
    await subscribe(larder, eve, 'eve')
    await larder.tick()
    expect(sent.map(({ device }) => device).sort()).toEqual(['bo', 'phone'])
  })

  test.each([
    ['wide', '🥕'],
    ['unseen', '\u0001\u0001'],
  ])('are truncated to the size limit, in %s characters', async (_, sign) => {
    const { larder, ana, sent } = await setUp()
    for (let n = 0; n < 3; n += 1)
      await stock(larder, ana, { name: `${n}${sign.repeat(55)}${n}`, unit: `${sign.repeat(19)}x` })
    await larder.tick()
    expect(Buffer.byteLength(JSON.stringify(sent[0]?.message))).toBeLessThan(3900)
  })
})

describe('quiet hours', () => {
  test('are in the household’s time zone, as each cook chose them', async () => {
    const { larder, ana, sent } = await setUp({ at: '2026-11-15T13:00:00.000Z', timeZone: 'Asia/Tokyo' })
    await larder.tick()
    expect(sent).toEqual([])
    await larder.call(notifications.saveSettings, { body: { quietFrom: 23 } }, ana)
    await larder.tick()
    expect(sent).toHaveLength(1)
  })

  test('delay notices until the morning', async () => {
    const { larder, bodies } = await setUp({ at: '2026-11-15T23:00:00.000Z' })
    await larder.tick()
    expect(bodies()).toEqual([])
    larder.passSeconds(8 * hour)
    await larder.tick()
    expect(bodies()[0]).toContain('Use the chicken breast today')
  })
})

describe('when a device rejects a notification', () => {
  test('an ended subscription is deleted', async () => {
    const { larder, ana, sent, failures } = await setUp({ phones: ['phone', 'old'] })
    failures.set('old', 'gone')
    await larder.tick()
    expect(sent.map(({ device }) => device)).toEqual(['phone'])
    const remaining = await larder.db.select().from(pushSubscriptions)
    expect(remaining.map(({ endpoint }) => endpoint)).toEqual(['https://push.example.net/phone'])
    const { body } = await larder.call(notifications.push, {}, ana)
    expect(body.data.devices).toBe(1)
  })

  test('it is retried, and its address is not logged', async () => {
    const { larder, sent, failures } = await setUp()
    failures.set('phone', 'busy')
    await larder.tick()
    failures.clear()
    await larder.tick()
    await larder.tick()
    expect(sent).toHaveLength(1)
    const log = larder.logged.join('')
    expect(log).toContain('HTTP 503')
    expect(log).not.toContain('push.example.net/phone')
  })

  test('it is not retried for ever, nor after another device accepted it', async () => {
    const { larder, sent, failures } = await setUp({ phones: ['phone', 'busy'] })
    failures.set('busy', 'busy')
    await larder.tick()
    await larder.tick()
    expect(sent).toHaveLength(1)
    const alone = await setUp()
    alone.failures.set('phone', 'busy')
    for (let n = 0; n < 5; n += 1) await alone.larder.tick()
    alone.failures.clear()
    await alone.larder.tick()
    expect(alone.sent).toEqual([])
  })
})
