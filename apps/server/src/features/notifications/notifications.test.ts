import { account } from '@larder/contract/account'
import { inventory } from '@larder/contract/inventory'
import { type Notice, notifications } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { households } from '../../db/tables/household'
import { noticeMarks } from '../../db/tables/notifications'
import { scans } from '../../db/tables/scan'
import { deleteExpiredRows } from '../../jobs/cleanup-job'
import { newId } from '../../secrets'
import { aCook, type Cook } from '../../testing/a-cook'
import { aScannedLine } from '../../testing/a-scanned-line'
import { joinHousehold } from '../../testing/join-household'
import { type SeveralServers, startSeveralServers } from '../../testing/several-servers'

const day = 86_400
let larder: SeveralServers
beforeAll(async () => {
  larder = await startSeveralServers(inject('cluster'), {}, 0)
  return () => larder.close()
})

const chicken = {
  name: 'Chicken Breast',
  amount: '2',
  unit: 'lbs',
  location: 'fridge',
  expiryKind: 'use-by',
} as const

type NewItem = Parameters<typeof larder.call<typeof inventory.create>>[1]['body']

async function stock(cook: Cook, item: Partial<NewItem> = {}) {
  const body = { ...chicken, expiryDate: '2026-11-16', ...item }
  const { status, body: response } = await larder.call(inventory.create, { body }, { token: cook.token })
  if (status !== 201) throw new Error(JSON.stringify(response.error))
  return response.data
}
const list = async ({ token }: Cook): Promise<Notice[]> =>
  (await larder.call(notifications.list, {}, { token })).body.data
const loud = async (cook: Cook) => (await list(cook)).filter(({ type }) => type !== 'info')
const snooze = ({ token }: Cook, key: string, until: 'tonight' | 'tomorrow' | 'week' | 'gone' | null) =>
  larder.call(notifications.snooze, { body: { key, until } }, { token })
const householdOf = async ({ user }: Cook) => {
  const [found] = await larder.db.select().from(accounts).where(eq(accounts.id, user.id))
  return found?.currentHouseholdId ?? ''
}

describe('notices', () => {
  test('a new household has none', async () => {
    expect(await list(await aCook(larder))).toEqual([])
  })

  test('list what must be used by tomorrow, with the item and its actions', async () => {
    const cook = await aCook(larder)
    const { id } = await stock(cook)
    expect(await list(cook)).toEqual([
      {
        key: `use-by:${id}:2026-11-16`,
        kind: 'use-by',
        type: 'warning',
        message: 'Use the chicken breast by tomorrow (2 lb in the fridge).',
        at: larder.now(),
        read: false,
        items: [{ id, name: 'Chicken Breast', amount: '2', unit: 'lbs', foodId: 'chicken-breast' }],
        actions: ['used', 'frozen', 'wasted', 'cook'],
      },
    ])
  })

  test('disappear when the stock changes: used, frozen or thrown away', async () => {
    const cook = await aCook(larder)
    const { id } = await stock(cook)
    expect(await loud(cook)).toHaveLength(1)
    await larder.call(inventory.move, { params: { id }, body: { to: 'freezer' } }, { token: cook.token })
    expect(await loud(cook)).toEqual([])
    const other = await stock(cook, { expiryDate: '2026-11-15' })
    expect((await loud(cook)).map(({ type }) => type)).toEqual(['alert'])
    await larder.call(
      inventory.take,
      { params: { id: other.id }, body: { amount: 'all' } },
      { token: cook.token },
    )
    expect(await loud(cook)).toEqual([])
  })

  test('a passed best-before date is none, a passed use-by date is one', async () => {
    const cook = await aCook(larder)
    await stock(cook, { name: 'Flour', expiryDate: '2026-10-01', expiryKind: 'best-before' })
    expect(await loud(cook)).toEqual([])
    await stock(cook, { expiryDate: '2026-11-13' })
    expect(await loud(cook)).toMatchObject([{ kind: 'expired', type: 'alert', actions: ['wasted', 'used'] }])
  })

  test('list what runs out, by stated and by usual use', async () => {
    const cook = await aCook(larder)
    const milk = { name: 'Milk', amount: '1', unit: 'l', expiryDate: null, expiryKind: undefined } as const
    await stock(cook, { ...milk, dailyConsumption: '0.5' })
    expect((await loud(cook)).map(({ message }) => message)).toEqual([
      'Milk runs out on Tuesday, at 0.5 l a day.',
    ])
  })

  test('habits come from the ledger, without undone bookings', async () => {
    const app = await startSeveralServers(inject('cluster'), {}, 0)
    const cook = await aCook(app)
    const credentials = { email: cook.email, password: cook.password, remember: true }
    const { body: signedIn } = await app.call(account.login, { body: credentials })
    const token = signedIn.data.access_token
    const item = { name: 'Eggs', amount: '12', unit: '', expiryDate: null }
    const { body } = await app.call(inventory.create, { body: item }, { token })
    const params = { id: body.data.id }
    const readMessages = async () =>
      (await app.call(notifications.list, {}, { token })).body.data.map(({ message }) => message)
    for (let n = 0; n < 5; n += 1) {
      await app.call(inventory.take, { params, body: { amount: 2 } }, { token })
      app.passSeconds(2 * day)
    }
    expect(await readMessages()).toContain('Eggs run out on Friday, at your usual 1 a day.')
    const { body: wrong } = await app.call(inventory.take, { params, body: { amount: 2 } }, { token })
    expect(await readMessages()).toContain('You are out of eggs.')
    await app.call(inventory.undo, { params: { id: wrong.data.booking ?? 0 } }, { token })
    expect(await readMessages()).not.toContain('You are out of eggs.')
    await app.close()
  })

  test('list unsaved scans after two hours', async () => {
    const cook = await aCook(larder)
    const scan = {
      id: newId(),
      householdId: await householdOf(cook),
      accountId: cook.user.id,
      kind: 'photo' as const,
      found: [aScannedLine('Spinach'), aScannedLine('Eggs')],
    }
    await larder.db.insert(scans).values({ ...scan, createdAt: '2026-11-15T05:30:00.000Z' })
    await larder.db.insert(scans).values({ ...scan, id: newId(), createdAt: '2026-11-15T06:30:00.000Z' })
    await larder.db
      .insert(scans)
      .values({ ...scan, id: newId(), createdAt: '2026-11-15T01:00:00.000Z', savedAt: larder.now() })
    expect(await list(cook)).toMatchObject([
      {
        key: `scan-not-saved:${scan.id}`,
        message: 'You scanned spinach and eggs but did not save them.',
        at: '2026-11-15T05:30:00.000Z',
        actions: ['scan'],
      },
    ])
  })

  test('use the household’s local time', async () => {
    const cook = await aCook(larder)
    await stock(cook, { expiryDate: '2026-11-16' })
    // It is late on the 15th in Kiritimati, and still the 14th in Honolulu.
    const move = async (timeZone: string) =>
      larder.db
        .update(households)
        .set({ timeZone })
        .where(eq(households.id, await householdOf(cook)))
    await move('Pacific/Kiritimati')
    expect(await loud(cook)).toMatchObject([{ type: 'warning' }])
    await move('Pacific/Honolulu')
    expect(await loud(cook)).toEqual([])
  })

  test('are shared within a household and hidden from others', async () => {
    const [ana, eve, bo] = [await aCook(larder), await aCook(larder), await aCook(larder)]
    await stock(ana)
    expect(await list(eve)).toEqual([])
    await joinHousehold(larder, ana, bo)
    expect((await list(bo)).map(({ key }) => key)).toEqual((await list(ana)).map(({ key }) => key))
  })

  test('hostile names are stored as text', async () => {
    const cook = await aCook(larder)
    const name = `'); drop table lots; -- <img src=x onerror=alert(1)> \u202e`
    await stock(cook, { name })
    const [notice] = await list(cook)
    expect(notice?.message).toContain('<img src=x')
    expect(notice?.items[0]?.name).toBe(name.trim())
  })
})

describe('marking as read', () => {
  test('is stored per cook, and can be undone', async () => {
    const [ana, bo] = [await aCook(larder), await aCook(larder)]
    await stock(ana)
    await joinHousehold(larder, ana, bo)
    const keys = (await list(ana)).map(({ key }) => key)
    const mark = (read?: boolean) =>
      larder.call(notifications.read, { body: { keys, ...(read !== undefined && { read }) } }, ana)
    expect((await mark()).status).toBe(200)
    expect((await mark()).status).toBe(200)
    expect((await list(ana)).map(({ read }) => read)).toEqual([true])
    expect((await list(bo)).map(({ read }) => read)).toEqual([false])
    await mark(false)
    expect((await list(ana)).map(({ read }) => read)).toEqual([false])
  })

  test('unknown notices and those of others get no mark', async () => {
    const [ana, eve] = [await aCook(larder), await aCook(larder)]
    await stock(ana)
    const [notice] = await list(ana)
    const keys = [notice?.key ?? '', 'use-by:1:1999-01-01', 'whatever']
    expect((await larder.call(notifications.read, { body: { keys } }, eve)).status).toBe(200)
    expect(await larder.db.$count(noticeMarks, eq(noticeMarks.accountId, eve.user.id))).toBe(0)
    expect((await list(ana))[0]?.read).toBe(false)
  })

  test('two concurrent devices are both stored', async () => {
    const cook = await aCook(larder)
    for (let n = 0; n < 6; n += 1) await stock(cook)
    const keys = (await list(cook)).map(({ key }) => key)
    const both = await Promise.all(
      [keys, keys.toReversed()].flatMap((some) =>
        Array.from({ length: 5 }, () => larder.call(notifications.read, { body: { keys: some } }, cook)),
      ),
    )
    expect(both.every(({ status }) => status === 200)).toBe(true)
  })
})

describe('snoozing', () => {
  test('hides a notice for this cook until then, and null shows it again', async () => {
    const [ana, bo] = [await aCook(larder), await aCook(larder)]
    await stock(ana)
    await joinHousehold(larder, ana, bo)
    const [notice] = await loud(ana)
    const key = notice?.key ?? ''
    expect((await snooze(ana, key, 'tonight')).status).toBe(200)
    expect(await loud(ana)).toEqual([])
    expect(await loud(bo)).toHaveLength(1)
    expect((await snooze(ana, key, null)).status).toBe(200)
    expect(await loud(ana)).toHaveLength(1)
    await snooze(ana, key, 'gone')
    expect(await loud(ana)).toEqual([])
  })

  test('ends in time, and the notice is unread again', async () => {
    const app = await startSeveralServers(inject('cluster'), {}, 0)
    const cook = await aCook(app)
    const { token } = cook
    const body = { ...chicken, expiryDate: '2026-11-16' }
    await app.call(inventory.create, { body }, { token })
    const read = async () => (await app.call(notifications.list, {}, { token })).body.data
    const key = (await read())[0]?.key ?? ''
    await app.call(notifications.read, { body: { keys: [key] } }, { token })
    await app.call(notifications.snooze, { body: { key, until: 'tonight' } }, { token })
    app.passSeconds(10 * 3600 - 1)
    expect((await read()).filter(({ kind }) => kind === 'use-by')).toEqual([])
    app.passSeconds(1)
    expect((await read()).filter(({ kind }) => kind === 'use-by')).toMatchObject([{ key, read: false }])
    await app.close()
  })

  test('unknown notices and those of others return 404', async () => {
    const [ana, eve] = [await aCook(larder), await aCook(larder)]
    await stock(ana)
    const [notice] = await list(ana)
    for (const key of ['use-by:1:1999-01-01', notice?.key ?? ''])
      expect((await snooze(eve, key, 'gone')).body.error?.code).toBe('notice-not-found')
  })

  test('marks expire after 60 days, but not while they are in use', async () => {
    const cook = await aCook(larder)
    await stock(cook)
    const [notice] = await list(cook)
    await snooze(cook, notice?.key ?? '', 'gone')
    const mine = eq(noticeMarks.accountId, cook.user.id)
    const before = (days: number) => new Date(Date.parse(larder.now()) - days * day * 1000).toISOString()
    await larder.db
      .update(noticeMarks)
      .set({ updatedAt: before(59) })
      .where(mine)
    await list(cook)
    const [kept] = await larder.db.select().from(noticeMarks).where(mine)
    expect(kept?.updatedAt).toBe(larder.now())
    await larder.db
      .update(noticeMarks)
      .set({ updatedAt: before(61) })
      .where(mine)
    await deleteExpiredRows(larder.serverDb, larder.now())
    expect(await larder.db.$count(noticeMarks, mine)).toBe(0)
  })
})

describe('settings', () => {
  test('have the table’s defaults and change one by one', async () => {
    const { token } = await aCook(larder)
    const begin = {
      email: true,
      recommendations: true,
      community: false,
      marketing: false,
      digestHour: 8,
      quietFrom: 22,
      quietTo: 7,
    }
    expect((await larder.call(notifications.settings, {}, { token })).body.data).toEqual(begin)
    const save = (body: object) => larder.call(notifications.saveSettings, { body }, { token })
    expect((await save({})).body.data).toEqual(begin)
    expect((await save({ digestHour: null, marketing: true })).body.data).toEqual({
      ...begin,
      digestHour: null,
      marketing: true,
    })
    expect((await save({ quietFrom: 0, quietTo: 0 })).body.data).toMatchObject({
      digestHour: null,
      quietFrom: 0,
    })
    expect((await larder.call(notifications.settings, {}, { token })).body.data.quietTo).toBe(0)
  })

  test('concurrent reads and writes create one row', async () => {
    const { token } = await aCook(larder)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2
          ? larder.call(notifications.settings, {}, { token })
          : larder.call(notifications.saveSettings, { body: { digestHour: n } }, { token }),
      ),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  test('belong to each cook', async () => {
    const [ana, eve] = [await aCook(larder), await aCook(larder)]
    await larder.call(notifications.saveSettings, { body: { email: false } }, ana)
    expect((await larder.call(notifications.settings, {}, eve)).body.data.email).toBe(true)
  })
})

describe('rejections', () => {
  test.each(Object.entries(notifications))('%s requires a session', async (_, endpoint) => {
    const { status, body } = await larder.call(endpoint, { body: {} } as never)
    expect([status, body.error?.code]).toEqual([401, 'not-signed-in'])
  })

  test.each([
    ['read', { keys: [] }],
    ['read', { keys: ['x'.repeat(121)] }],
    ['read', { keys: Array(501).fill('x') }],
    ['read', { keys: 'x' }],
    ['read', { keys: [7] }],
    ['read', { keys: ['\u0000'] }],
    ['read', { keys: ['x'], read: 'yes' }],
    ['read', {}],
    ['snooze', { key: 'x' }],
    ['snooze', { key: 'x', until: 'never' }],
    ['snooze', { key: '', until: 'gone' }],
    ['snooze', { key: 'x'.repeat(121), until: 'gone' }],
    ['snooze', { until: 'gone' }],
    ['saveSettings', { digestHour: 24 }],
    ['saveSettings', { digestHour: -1 }],
    ['saveSettings', { digestHour: 8.5 }],
    ['saveSettings', { digestHour: '8' }],
    ['saveSettings', { quietFrom: null }],
    ['saveSettings', { email: 'no' }],
    ['saveSettings', []],
  ] as const)('%s rejects %j', async (call, body) => {
    const { token } = await aCook(larder)
    const endpoint = notifications[call]
    const { status, body: response } = await larder.call(endpoint, { body } as never, { token })
    expect([status, response.error?.code]).toEqual([400, 'bad-input'])
  })
})
