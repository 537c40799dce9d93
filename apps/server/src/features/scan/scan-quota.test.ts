import { randomUUID } from 'node:crypto'
import { account } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { scan } from '@larder/contract/scan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accounts } from '../../db/tables/account'
import { households } from '../../db/tables/household'
import { scanCounts } from '../../db/tables/scan'
import { deleteExpiredRows } from '../../jobs/cleanup-job'
import { aCook, type Cook } from '../../testing/a-cook'
import {
  aScanningKitchen,
  aSeenThing,
  expectFoundScan,
  type ScanningKitchen,
} from '../../testing/kitchens/a-scanning-kitchen'
import { addSeconds } from '../../time/clock'

let kitchen: ScanningKitchen
beforeAll(async () => {
  kitchen = await aScanningKitchen(inject('cluster'))
})
afterAll(() => kitchen.close())

const milk = 'CORNER SHOP\nMILK 1L 1.29\nTOTAL 1.29'
const scanTimes = async (cook: Cook, times: number) => {
  for (let n = 0; n < times; n += 1) expectFoundScan(await kitchen.receiptText(milk, cook))
}

describe('ten scans a day', () => {
  test('are counted down, then rejected with the plan that lifts the limit, until the next local day', async () => {
    const cook = await aCook(kitchen)
    expect((await kitchen.call(scan.allowance, {}, kitchen.as(cook))).body.data).toEqual({
      plan: 'Free',
      perDay: 10,
      left: 10,
      renewsAt: '2026-11-16T00:00:00.000Z',
    })
    await scanTimes(cook, 10)
    expect(await kitchen.left(cook)).toBe(0)
    for (const rejected of [
      await kitchen.receiptText(milk, cook),
      await kitchen.photo(cook),
      await kitchen.code('4011', randomUUID(), cook),
    ])
      expect(rejected.body.error).toMatchObject({
        code: 'scan-limit',
        message: expect.stringContaining('Premium'),
      })
    // It is already tomorrow in Kiritimati.
    const [account] = await kitchen.db.select().from(accounts).where(eq(accounts.id, cook.user.id))
    await kitchen.db
      .update(households)
      .set({ timeZone: 'Pacific/Kiritimati' })
      .where(eq(households.id, account?.currentHouseholdId ?? ''))
    expect((await kitchen.call(scan.allowance, {}, kitchen.as(cook))).body.data).toMatchObject({
      left: 0,
      renewsAt: '2026-11-15T10:00:00.000Z',
    })
    kitchen.passSeconds(2 * 3600)
    expect(await kitchen.left(cook)).toBe(10)
    await scanTimes(cook, 1)
  })

  test('belong to the cook’s own day, in any household', async () => {
    const cook = await aCook(kitchen)
    const zone = (timeZone: string | null) =>
      kitchen.call(account.saveSettings, { body: { timeZone } }, kitchen.as(cook))
    await zone('Pacific/Pago_Pago')
    await scanTimes(cook, 10)
    // It is already tomorrow there.
    const body = { name: 'Island', timeZone: 'Pacific/Kiritimati' }
    await kitchen.call(household.create, { body }, kitchen.as(cook))
    const { data } = (await kitchen.call(scan.allowance, {}, kitchen.as(cook))).body
    expect(data).toMatchObject({ left: 0, renewsAt: '2026-11-15T11:00:00.000Z' })
    expect((await kitchen.receiptText(milk, cook)).status).toBe(402)
    await zone(null)
    expect(await kitchen.left(cook)).toBe(10)
  })

  test('of twenty concurrent scans for the last of the quota exactly one passes', async () => {
    const cook = await aCook(kitchen)
    await scanTimes(cook, 9)
    const responses = await Promise.all(Array.from({ length: 20 }, () => kitchen.receiptText(milk, cook)))
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 402)])
    expect(await kitchen.left(cook)).toBe(0)
  })

  test('a scan tried twice at once counts, also if one attempt finds nothing', async () => {
    const cook = await aCook(kitchen)
    await scanTimes(cook, 8)
    kitchen.sights.seen = [aSeenThing('spinach', 0.9)]
    const emptyHanded = async (id: string) => {
      const { body } = await kitchen.receiptText('nothing to read', cook, id)
      expect(body.data).toMatchObject({ kind: 'nothing' })
    }
    const id = randomUUID()
    kitchen.sights.meanwhile = () => emptyHanded(id)
    expect((await kitchen.photo(cook, id)).body.data).toMatchObject({ kind: 'found', allowance: { left: 1 } })
    // If the released quota is used by another scan, the result found meanwhile is rejected.
    const another = randomUUID()
    kitchen.sights.meanwhile = async () => {
      await emptyHanded(another)
      await scanTimes(cook, 1)
    }
    expect((await kitchen.photo(cook, another)).body.data).toMatchObject({ kind: 'failed' })
    kitchen.sights.meanwhile = async () => undefined
    expect(await kitchen.left(cook)).toBe(0)
    const { rows } = await kitchen.db.$client.query('select from scans where account_id = $1', [cook.user.id])
    expect(rows).toHaveLength(10)
  })

  test('do not apply to other plans', async () => {
    const cook = await aCook(kitchen)
    for (const subscription of ['premium', 'pro'] as const) {
      await kitchen.db.update(accounts).set({ subscription }).where(eq(accounts.id, cook.user.id))
      await scanTimes(cook, 11)
      const { body } = await kitchen.call(scan.allowance, {}, kitchen.as(cook))
      expect(body.data).toMatchObject({ perDay: null, left: null })
    }
  })

  test('apply again after a plan has ended', async () => {
    const cook = await aCook(kitchen)
    const ends = (planEndsAt: string) =>
      kitchen.db
        .update(accounts)
        .set({ subscription: 'premium', planEndsAt })
        .where(eq(accounts.id, cook.user.id))
    await ends(addSeconds(kitchen.now(), 1))
    await scanTimes(cook, 11)
    await ends(kitchen.now())
    expect((await kitchen.call(scan.allowance, {}, kitchen.as(cook))).body.data).toMatchObject({
      plan: 'Free',
      left: 10,
    })
    await scanTimes(cook, 10)
    expect((await kitchen.receiptText(milk, cook)).body.error?.code).toBe('scan-limit')
  })

  test('are released by empty and failed scans, and abandoned ones expire soon', async () => {
    const cook = await aCook(kitchen)
    await scanTimes(cook, 9)
    kitchen.sights.seen = []
    expect((await kitchen.photo(cook)).body.data).toMatchObject({ kind: 'nothing', allowance: { left: 1 } })
    kitchen.sights.meanwhile = async () => {
      throw new Error('the lens is broken')
    }
    await kitchen.photo(cook)
    kitchen.sights.meanwhile = async () => undefined
    expect(await kitchen.left(cook)).toBe(1)
    const forgotten = { accountId: cook.user.id, scanId: randomUUID(), found: false }
    await kitchen.db
      .insert(scanCounts)
      .values({ ...forgotten, day: '2026-11-15' as never, at: kitchen.now() })
    expect((await kitchen.receiptText(milk, cook)).body.error?.code).toBe('scan-limit')
    kitchen.passSeconds(601)
    kitchen.sights.seen = [aSeenThing('spinach', 0.9)]
    expect((await kitchen.photo(cook)).body.data).toMatchObject({ kind: 'found', allowance: { left: 0 } })
    kitchen.passSeconds(5 * 86_400)
    await deleteExpiredRows(kitchen.serverDb, kitchen.now())
    expect(await kitchen.db.select().from(scanCounts)).toEqual([])
  })

  test('a counted scan is no free scan of something else', async () => {
    const cook = await aCook(kitchen)
    const id = randomUUID()
    expectFoundScan(await kitchen.receiptText(milk, cook, id))
    expectFoundScan(await kitchen.receiptText(milk, cook, id))
    expect(await kitchen.left(cook)).toBe(9)
    const other = await kitchen.receiptText('CORNER SHOP\nBREAD 2.10\nTOTAL 2.10', cook, id)
    expect(other.body.error?.code).toBe('scan-over')
    expect(await kitchen.left(cook)).toBe(9)
  })

  test('require a session', async () => {
    expect((await kitchen.call(scan.allowance, {})).status).toBe(401)
  })
})
