import { scan } from '@larder/contract/scan'
import { addDays } from '@larder/kitchen/day'
import { eq } from 'drizzle-orm'
import { secondsLater } from '../../clock'
import { dayAndHour } from '../../household-day'
import { newId } from '../../secrets'
import { scans } from '../tables/scan'
import { kitchenOf, visit } from './demo-visit'
import { done } from './done'
import type { Demo, SeedStep } from './seed-step'

const scanner = 'bao'
const receipt = `CORNER SHOP
SPINACH 2.49
MILK 1L 1.29
EGGS 12CT 3.99
KITCHEN TOWEL 3.49
TOTAL 11.26`
const stickers = ['4011', '4046', '4033']

/** A receipt and a handful of fruit that a shared household has scanned and eaten since. */
export const demoScans: SeedStep = {
  name: 'scans',
  async sow(demo) {
    if (!(await hasNoScan(demo))) return 0
    const today = dayAndHour(demo.realNow(), 'UTC').day
    return visit(demo, scanner, async (who, goTo) => {
      goTo(`${addDays(today, -9)}T17:40:00.000Z`)
      const ofReceipt = newId()
      await done(demo.call(scan.receiptText, { body: { scan: ofReceipt, text: receipt } }, who))
      await markSaved(demo, ofReceipt, 3)
      goTo(`${addDays(today, -3)}T18:05:00.000Z`)
      const ofFruit = newId()
      for (const code of stickers) await done(demo.call(scan.barcode, { body: { scan: ofFruit, code } }, who))
      await markSaved(demo, ofFruit, stickers.length)
      return 2
    })
  },
}

async function hasNoScan(demo: Demo): Promise<boolean> {
  const householdId = await kitchenOf(demo, scanner)
  if (householdId === undefined) return false
  return (await demo.db.$count(scans, eq(scans.householdId, householdId))) === 0
}

/** What it brought was eaten: the kitchen holds what its own step has put there. */
async function markSaved({ db, now }: Demo, id: string, saved: number): Promise<void> {
  await db
    .update(scans)
    .set({ savedAt: secondsLater(now(), 60), saved })
    .where(eq(scans.id, id))
}
