import { createECDH } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { households } from '../db/tables/household'
import { pushSubscriptions } from '../db/tables/notifications'
import type { PushMessage, PushSender } from '../push/push-sender'
import { aCook, type Cook } from '../testing/a-cook'
import { joinHousehold } from '../testing/join-household'
import { type SeveralServers, startSeveralServers } from '../testing/several-servers'
import { secondsBetween } from '../time/clock'

const hour = 3600
const houses: SeveralServers[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

const pair = createECDH('prime256v1')
pair.setPrivateKey(Buffer.alloc(32, 7))
const keys = { p256dh: pair.getPublicKey('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' }

/** A push service that remembers, and does with each device as told. */
function aPushService() {
  const sent: { device: string; message: PushMessage }[] = []
  const moods = new Map<string, 'gone' | 'busy'>()
  const push: PushSender = {
    publicKey: 'key',
    async send({ endpoint }, message) {
      const device = new URL(endpoint).pathname.slice(1)
      if (moods.get(device) === 'gone') return 'gone'
      if (moods.get(device) === 'busy') throw Object.assign(new Error(endpoint), { code: 'HTTP 503' })
      sent.push({ device, message })
      return 'sent'
    },
  }
  return { sent, moods, push }
}

/** A cook with a phone, and chicken that must be used by tomorrow. */
async function aHouse({ at = '2026-11-15T12:00:00.000Z', phones = ['phone'], timeZone = 'UTC' } = {}) {
  const service = aPushService()
  const house = await startSeveralServers(inject('cluster'), { push: service.push })
  houses.push(house)
  house.passSeconds(secondsBetween(house.now(), at))
  const ana = await aCook(house)
  await house.db.update(households).set({ timeZone })
  await stock(house, ana)
  for (const phone of phones) await subscribe(house, ana, phone)
  return { house, ana, ...service, bodies: () => service.sent.map(({ message }) => message.body) }
}

async function stock(house: SeveralServers, { token }: Cook, item: object = {}) {
  const chicken = { name: 'Chicken Breast', amount: '2', unit: 'lbs', location: 'fridge' }
  const body = { ...chicken, expiryDate: '2026-11-16', expiryKind: 'use-by', ...item } as never
  const { status, body: answer } = await house.call(inventory.create, { body }, { token })
  if (status !== 201) throw new Error(JSON.stringify(answer.error))
  return answer.data
}
const subscribe = (house: SeveralServers, { token }: Cook, phone: string) =>
  house.call(
    notifications.subscribe,
    { body: { endpoint: `https://push.example.net/${phone}`, keys } },
    { token },
  )
const chickenSaid = 'Use the chicken breast by tomorrow (2 lb in the fridge).'

describe('push messages', () => {
  test('tell each device once what is new, however many servers there are', async () => {
    const { house, ana, sent, bodies } = await aHouse({ phones: ['phone', 'laptop'] })
    await house.tick()
    await house.tick()
    expect(sent.map(({ device }) => device).sort()).toEqual(['laptop', 'phone'])
    expect(sent[0]?.message).toEqual({
      title: 'Larder',
      body: chickenSaid,
      tag: expect.stringMatching(/^use-by:/),
    })
    await stock(house, ana, { name: 'Eggs', expiryDate: '2026-11-15' })
    await house.tick()
    expect(bodies().slice(2)).toEqual(Array(2).fill('Use the eggs today (2 lb in the fridge).'))
  })

  test('name three and count the rest', async () => {
    const { house, ana, bodies } = await aHouse()
    for (let n = 0; n < 4; n += 1) await stock(house, ana)
    await house.tick()
    expect(bodies()).toEqual([`${Array(3).fill(chickenSaid).join('\n')}\nAnd 2 more.`])
  })

  test('leave out what was read or put off, and mere reminders', async () => {
    const { house, ana, sent } = await aHouse()
    const other = await stock(house, ana)
    const { body } = await house.call(notifications.list, {}, ana)
    const keys = body.data.filter(({ items }) => items[0]?.id === other.id).map(({ key }) => key)
    await house.call(notifications.read, { body: { keys } }, ana)
    const rest = body.data.filter(({ key }) => !keys.includes(key))
    for (const { key } of rest)
      await house.call(notifications.snooze, { body: { key, until: 'tonight' } }, ana)
    await house.tick()
    expect(sent).toEqual([])
    house.passSeconds(7 * hour)
    await house.tick()
    expect(sent).toHaveLength(1)
  })

  test('go to members with a device, and to nobody else', async () => {
    const { house, ana, sent } = await aHouse()
    const [bo, eve] = [await aCook(house), await aCook(house)]
    await joinHousehold(house, ana, bo)
    await subscribe(house, bo, 'bo')
    await subscribe(house, eve, 'eve')
    await house.tick()
    expect(sent.map(({ device }) => device).sort()).toEqual(['bo', 'phone'])
  })

  test.each([
    ['wide', '🥕'],
    ['unseen', '\u0001\u0001'],
  ])('do not grow beyond what is carried, in %s signs', async (_, sign) => {
    const { house, ana, sent } = await aHouse()
    for (let n = 0; n < 3; n += 1)
      await stock(house, ana, { name: `${n}${sign.repeat(55)}${n}`, unit: `${sign.repeat(19)}x` })
    await house.tick()
    expect(Buffer.byteLength(JSON.stringify(sent[0]?.message))).toBeLessThan(3900)
  })
})

describe('quiet hours', () => {
  test('are those of the household, as each cook chose them', async () => {
    const { house, ana, sent } = await aHouse({ at: '2026-11-15T13:00:00.000Z', timeZone: 'Asia/Tokyo' })
    await house.tick()
    expect(sent).toEqual([])
    await house.call(notifications.saveSettings, { body: { quietFrom: 23 } }, ana)
    await house.tick()
    expect(sent).toHaveLength(1)
  })

  test('what was held back comes in the morning', async () => {
    const { house, bodies } = await aHouse({ at: '2026-11-15T23:00:00.000Z' })
    await house.tick()
    expect(bodies()).toEqual([])
    house.passSeconds(8 * hour)
    await house.tick()
    expect(bodies()[0]).toContain('Use the chicken breast today')
  })
})

describe('when a device does not take it', () => {
  test('one that is gone is forgotten', async () => {
    const { house, ana, sent, moods } = await aHouse({ phones: ['phone', 'old'] })
    moods.set('old', 'gone')
    await house.tick()
    expect(sent.map(({ device }) => device)).toEqual(['phone'])
    const left = await house.db.select().from(pushSubscriptions)
    expect(left.map(({ endpoint }) => endpoint)).toEqual(['https://push.example.net/phone'])
    const { body } = await house.call(notifications.push, {}, ana)
    expect(body.data.devices).toBe(1)
  })

  test('it is tried again, and its address is in no log', async () => {
    const { house, sent, moods } = await aHouse()
    moods.set('phone', 'busy')
    await house.tick()
    moods.clear()
    await house.tick()
    await house.tick()
    expect(sent).toHaveLength(1)
    const log = house.logged.join('')
    expect(log).toContain('HTTP 503')
    expect(log).not.toContain('push.example.net/phone')
  })

  test('it is not tried for ever, nor again for one when another took it', async () => {
    const { house, sent, moods } = await aHouse({ phones: ['phone', 'busy'] })
    moods.set('busy', 'busy')
    await house.tick()
    await house.tick()
    expect(sent).toHaveLength(1)
    const alone = await aHouse()
    alone.moods.set('phone', 'busy')
    for (let n = 0; n < 5; n += 1) await alone.house.tick()
    alone.moods.clear()
    await alone.house.tick()
    expect(alone.sent).toEqual([])
  })
})
