import { randomUUID } from 'node:crypto'
import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { scan } from '@larder/contract/scan'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pictures, scans } from '../../db/tables/scan'
import { deleteExpiredRows } from '../../jobs/cleanup-job'
import { aCook, type Cook } from '../../testing/a-cook'
import { joinHousehold } from '../../testing/join-household'
import {
  aScanningKitchen,
  aSeenThing,
  expectFoundScan,
  type ScanningKitchen,
  toUnchangedLine,
} from '../../testing/kitchens/a-scanning-kitchen'

let kitchen: ScanningKitchen
beforeAll(async () => {
  kitchen = await aScanningKitchen(inject('cluster'))
  kitchen.sights.seen = [aSeenThing('spinach', 0.93), aSeenThing('egg', 0.88)]
})
afterAll(() => kitchen.close())

const get = (id: string, cook?: Cook) => kitchen.call(scan.get, { params: { id } }, kitchen.as(cook))
const drop = (id: string, cook?: Cook) => kitchen.call(scan.drop, { params: { id } }, kitchen.as(cook))
const undo = (id: number, cook?: Cook) => kitchen.call(inventory.undo, { params: { id } }, kitchen.as(cook))

describe('saving', () => {
  test('adds the lines to the stock in one booking, and undo removes them', async () => {
    const cook = await aCook(kitchen)
    const scanned = expectFoundScan(await kitchen.photo(cook))
    const { body } = await kitchen.save(scanned, scanned.lines, cook)
    expect(body.data).toMatchObject({
      saved: 2,
      items: [
        {
          name: 'Spinach',
          amount: '1',
          unit: 'bunch',
          source: 'photo',
          expirySource: 'estimated',
          foodId: 'spinach',
        },
        { name: 'Eggs', amount: '6', source: 'photo' },
      ],
    })
    expect((await get(scanned.id, cook)).body.data).toMatchObject({ saved: 2, savedAt: kitchen.now() })
    const again = await kitchen.save(scanned, scanned.lines, cook)
    expect(again.body.error?.code).toBe('scan-over')
    expect((await undo(body.data.booking, cook)).status).toBe(200)
    expect(await kitchen.stock(cook)).toEqual([])
    const reopened = (await get(scanned.id, cook)).body.data
    expect([reopened.saved, reopened.savedAt]).toEqual([undefined, undefined])
    expect((await kitchen.save(scanned, scanned.lines, cook)).status).toBe(200)
  })

  test('merges with equal lots; another date, location or state stays apart; undo restores the amount', async () => {
    const cook = await aCook(kitchen)
    const create = (item: object) => kitchen.call(inventory.create, { body: item as never }, kitchen.as(cook))
    const held = (await create({ name: 'Spinach', amount: '2', unit: 'bunches' })).body.data
    await create({ name: 'Eggs', amount: '4', expiryDate: '2026-12-24' })
    const scanned = expectFoundScan(await kitchen.photo(cook))
    const { body } = await kitchen.save(scanned, scanned.lines, cook)
    expect(body.data.items).toMatchObject([
      { id: held.id, amount: '3', unit: 'bunches', source: 'manual' },
      { name: 'Eggs', amount: '6' },
    ])
    expect(await kitchen.stock(cook)).toHaveLength(3)
    const { body: activity } = await kitchen.call(
      inventory.history,
      { params: { id: held.id }, query: {} },
      kitchen.as(cook),
    )
    expect(activity.data.map(({ kind }) => kind)).toEqual(['bought', 'bought'])
    await undo(body.data.booking, cook)
    const after = await kitchen.stock(cook)
    expect(after.map(({ name, amount }) => [name, amount]).sort()).toEqual([
      ['Eggs', '4'],
      ['Spinach', '2'],
    ])
  })

  test('two lines of one food become one item', async () => {
    const cook = await aCook(kitchen)
    const text = 'SHOP\nMILK 1L 1.00\nMILK 1L 3.00\nTOTAL 4.00'
    const scanned = expectFoundScan(await kitchen.receiptText(text, cook))
    const { body } = await kitchen.save(scanned, scanned.lines, cook)
    expect(body.data).toMatchObject({
      saved: 2,
      items: [{ name: 'Milk', amount: '2', unit: 'l', price: '4.00' }],
    })
    expect(await kitchen.stock(cook)).toHaveLength(1)
  })

  test('a retry gets the same response and is booked once', async () => {
    const cook = await aCook(kitchen)
    const scanned = expectFoundScan(await kitchen.photo(cook))
    const action = randomUUID()
    const responses = await Promise.all(
      [1, 2, 3].map(() => kitchen.save(scanned, scanned.lines, cook, action)),
    )
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(responses[0]?.status).toBe(200)
    expect(await kitchen.stock(cook)).toHaveLength(2)
    const other = await kitchen.save(scanned, scanned.lines.slice(1), cook, action)
    expect(other.body.error?.code).toBe('idempotency-key-reused')
  })

  test('applies the cook’s changes: a printed date, another location, another name', async () => {
    const cook = await aCook(kitchen)
    const scanned = expectFoundScan(await kitchen.photo(cook))
    const [spinach, eggs] = scanned.lines.map(toUnchangedLine)
    if (!spinach || !eggs) throw new Error('lines are missing')
    const lines = [
      { ...spinach, name: 'Grandma’s greens', amount: '1/2', location: 'freezer' as const },
      { ...eggs, expiryDate: '2026-11-30', expirySource: 'printed' as const },
      { name: 'Honey', amount: '1', unit: 'jar' },
    ]
    const { body } = await kitchen.call(
      scan.save,
      { params: { id: scanned.id }, body: { lines } },
      kitchen.as(cook),
    )
    expect(body.data.items).toMatchObject([
      { name: 'Grandma’s greens', amount: '0.5', location: 'freezer' },
      { name: 'Eggs', expiryDate: '2026-11-30', expirySource: 'printed' },
      { name: 'Honey', unit: 'jar', foodId: 'honey' },
    ])
    // The food belonged to the old name.
    expect(body.data.items[0]?.foodId).toBeUndefined()
  })

  test('is rejected without a session, without lines, with repeated, invalid or unknown lines', async () => {
    const scanned = expectFoundScan(await kitchen.photo())
    const [line] = scanned.lines.map(toUnchangedLine)
    if (!line) throw new Error('no line')
    const save = (lines: unknown, id = scanned.id, token: string | undefined = kitchen.ana.token) =>
      kitchen.call(scan.save, { params: { id }, body: { lines } as never }, { token })
    expect((await save([line], scanned.id, '')).status).toBe(401)
    const eve = await aCook(kitchen)
    expect((await save([line], scanned.id, eve.token)).body.error?.code).toBe('scan-not-found')
    expect((await save([line], randomUUID())).body.error?.code).toBe('scan-not-found')
    const bad = [
      [],
      [line, line],
      [{ ...line, amount: '-1' }],
      [{ ...line, amount: 'lots' }],
      [{ ...line, name: '' }],
      [{ ...line, name: 'x'.repeat(121) }],
      [{ ...line, foodId: 'no-such-food' }],
      [{ ...line, expiryDate: '2026-02-30' }],
      [{ ...line, price: '-3' }],
      Array.from({ length: 301 }, () => ({ name: 'x', amount: '1' })),
      'spinach',
    ]
    for (const lines of bad)
      expect((await save(lines)).body.error?.code, JSON.stringify(lines).slice(0, 60)).toBe('bad-input')
    expect((await save([line])).status).toBe(200)
  })
})

describe('scans', () => {
  test('are listed newest first, to members only', async () => {
    const [ana, bo, eve] = [await aCook(kitchen), await aCook(kitchen, { name: 'Bo' }), await aCook(kitchen)]
    await joinHousehold(kitchen, ana, bo)
    const first = expectFoundScan(await kitchen.photo(ana))
    kitchen.passSeconds(60)
    const second = expectFoundScan(await kitchen.receiptText('SHOP\nMILK 1L 1.00\nTOTAL 1.00', bo))
    const list = async (cook: Cook, query = {}) =>
      (await kitchen.call(scan.list, { query }, kitchen.as(cook))).body
    const { data, page } = await list(ana)
    expect(data.map(({ id, by, kind }) => [id, by, kind])).toEqual([
      [second.id, 'Bo', 'receipt'],
      [first.id, 'Ana', 'photo'],
    ])
    expect(page).toMatchObject({ total: 2, pages: 1 })
    expect((await list(ana, { page: 2, size: 1 })).data.map(({ id }) => id)).toEqual([first.id])
    expect((await list(eve)).data).toEqual([])
    expect((await get(first.id, eve)).body.error?.code).toBe('scan-not-found')
    expect((await drop(first.id, eve)).body.error?.code).toBe('scan-not-found')
    expect((await get('mine', ana)).body.error?.code).toBe('bad-input')
    for (const endpoint of [scan.get, scan.drop]) {
      expect((await kitchen.call(endpoint, { params: { id: first.id } })).status).toBe(401)
    }
    expect((await kitchen.call(scan.list, { query: {} })).status).toBe(401)
  })

  test('create notices until they are saved or dismissed; the picture is deleted with them', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    expectFoundScan(await kitchen.photo(cook, id, 'true'))
    kitchen.passSeconds(2 * 3600 + 1)
    const reminders = async () =>
      (await kitchen.call(notifications.list, {}, kitchen.as(cook))).body.data.map(({ key }) => key)
    expect(await reminders()).toContain(`scan-not-saved:${id}`)
    expect((await drop(id, cook)).body.data).toMatchObject({ id, kept: false, droppedAt: expect.any(String) })
    expect(await reminders()).not.toContain(`scan-not-saved:${id}`)
    expect((await drop(id, cook)).body.error?.code).toBe('scan-over')
    expect((await kitchen.photo(cook, id)).body.error?.code).toBe('scan-over')
    expect(await kitchen.db.$count(pictures)).toBe(0)
  })

  test('unsaved for a month are dismissed, with their pictures', async () => {
    const old = expectFoundScan(await kitchen.photo(await aCook(kitchen), randomUUID(), 'true'))
    kitchen.passSeconds(29 * 86_400)
    const young = expectFoundScan(await kitchen.photo(await aCook(kitchen), randomUUID(), 'true'))
    kitchen.passSeconds(86_401)
    await deleteExpiredRows(kitchen.serverDb, kitchen.now())
    const kept = await kitchen.db.select({ id: pictures.scanId }).from(pictures)
    expect(kept.map(({ id }) => id)).toEqual([young.id])
    const rows = await kitchen.db.select().from(scans)
    expect(rows.find(({ id }) => id === old.id)?.droppedAt).toBe(kitchen.now())
    expect(rows.find(({ id }) => id === young.id)?.droppedAt).toBeNull()
  })
})
