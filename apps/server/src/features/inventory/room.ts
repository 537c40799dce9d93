import { countLots } from './stock-reading'
import type { Turn } from './turn'

/** More would be no kitchen. */
export const mostLots = 20_000

/**
 * A kitchen is counted again when this part of the room that it had is gone. Other servers fill it too: with several, a household
 * may come to hold so much more than the most before all of them have noticed.
 */
const grantedPart = 1 / 16
const mostKnown = 10_000

/** What each household may still take on without being counted. */
const granted = new Map<string, number>()

/**
 * Whether a household may hold so many lots more. To count a large kitchen takes longer than to write down what came, so it is done
 * rarely while there is much room, and every time when there is hardly any.
 */
export async function hasRoomFor({ tx, householdId }: Turn, more: number): Promise<boolean> {
  const left = (granted.get(householdId) ?? 0) - more
  if (left >= 0) {
    granted.set(householdId, left)
    return true
  }
  const room = mostLots - (await countLots(tx, householdId)) - more
  if (granted.size >= mostKnown) granted.clear()
  granted.set(householdId, Math.floor(Math.max(0, room) * grantedPart))
  return room >= 0
}
