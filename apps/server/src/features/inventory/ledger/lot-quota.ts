import type { HouseholdTx } from '../../../db/household-transaction'
import { countLots } from '../lots/lot-queries'

/** Maximum number of lots of a household. */
export const maxLots = 20_000

/**
 * After a count, this share of the remaining quota is granted without another count. Every server grants its own share: with
 * several servers a household may exceed the maximum by that much before all of them count again.
 */
const grantedShare = 1 / 16
const maxCachedHouseholds = 10_000

/** Lots that each household may still add without a new count. */
const grantedLots = new Map<string, number>()

/**
 * Returns whether a household may add so many lots. Counting a large household takes longer than the insert, so the count is rare
 * while much of the quota is left, and runs every time when little is left.
 */
export async function isWithinLotQuota(tx: HouseholdTx, added: number): Promise<boolean> {
  const { householdId } = tx
  const granted = (grantedLots.get(householdId) ?? 0) - added
  if (granted >= 0) {
    grantedLots.set(householdId, granted)
    return true
  }
  const remaining = maxLots - (await countLots(tx, householdId)) - added
  if (grantedLots.size >= maxCachedHouseholds) grantedLots.clear()
  grantedLots.set(householdId, Math.floor(Math.max(0, remaining) * grantedShare))
  return remaining >= 0
}
