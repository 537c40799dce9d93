import { scan } from '@larder/contract/scan'
import { addDays } from '@larder/kitchen/date/day'
import { and, eq } from 'drizzle-orm'
import { newId } from '../../secrets'
import { addSeconds } from '../../time/clock'
import { localDayAndHour } from '../../time/time-zone'
import { scans } from '../tables/scan'
import { dataOrThrow } from './data-or-throw'
import { findDemoHousehold, withDemoSession } from './demo-session'
import type { SeedContext, SeedStep } from './seed-step'

const scanner = 'bao'
const receipt = `CORNER SHOP
SPINACH 2.49
MILK 1L 1.29
EGGS 12CT 3.99
KITCHEN TOWEL 3.49
TOTAL 11.26`
const stickers = ['4011', '4046', '4033']

/** A receipt and some fruit that a shared household has scanned and since eaten. */
export const demoScans: SeedStep = {
  name: 'scans',
  async run(demo) {
    const householdId = await findDemoHousehold(demo, scanner)
    if (householdId === undefined || (await hasScans(demo, householdId))) return 0
    const today = localDayAndHour(demo.realNow(), 'UTC').day
    return withDemoSession(demo, scanner, async (who, goTo) => {
      goTo(`${addDays(today, -9)}T17:40:00.000Z`)
      const receiptId = newId()
      await dataOrThrow(demo.call(scan.receiptText, { body: { scan: receiptId, text: receipt } }, who))
      await markSaved(demo, { id: receiptId, householdId }, 3)
      goTo(`${addDays(today, -3)}T18:05:00.000Z`)
      const fruitId = newId()
      for (const code of stickers)
        await dataOrThrow(demo.call(scan.barcode, { body: { scan: fruitId, code } }, who))
      await markSaved(demo, { id: fruitId, householdId }, stickers.length)
      return 2
    })
  },
}

async function hasScans({ db }: SeedContext, householdId: string): Promise<boolean> {
  return (await db.$count(scans, eq(scans.householdId, householdId))) > 0
}

/** The scanned items were eaten; the inventory comes from its own seed step. */
async function markSaved(
  { db, now }: SeedContext,
  { id, householdId }: { id: string; householdId: string },
  saved: number,
): Promise<void> {
  await db
    .update(scans)
    .set({ savedAt: addSeconds(now(), 60), saved })
    .where(and(eq(scans.id, id), eq(scans.householdId, householdId)))
}
