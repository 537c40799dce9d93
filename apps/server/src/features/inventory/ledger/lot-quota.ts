import { countLots } from '../lots/lot-queries'
import type { HouseholdTransaction } from './household-transaction'

/** More would be no kitchen. */
export const maxLots = 20_000

/**
 * A kitchen is counted again when this part of the room that it had is gone. Other servers fill it too: with several, a household
 * may come to hold so much more than the most before all of them have noticed.
 */
const grantedShare = 1 / 16
const maxCachedHouseholds = 10_000

/** What each household may still take on without being counted. */
const grantedLots = new Map<string, number>()

/**
 * Whether a household may hold so many lots more. To count a large kitchen takes longer than to write down what came, so it is done
 * rarely while there is much room, and every time when there is hardly any.
 */
export async function isWithinLotQuota(
  { tx, householdId }: HouseholdTransaction,
  more: number,
): Promise<boolean> {
  const left = (grantedLots.get(householdId) ?? 0) - more
  if (left >= 0) {
    grantedLots.set(householdId, left)
    return true
  }
  const room = maxLots - (await countLots(tx, householdId)) - more
  if (grantedLots.size >= maxCachedHouseholds) grantedLots.clear()
  grantedLots.set(householdId, Math.floor(Math.max(0, room) * grantedShare))
  return room >= 0
}
