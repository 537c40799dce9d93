import type { Amount } from '../amount'
import type { Day } from '../day'
import type { Lot } from '../lot'
import type { Quantity } from '../quantity'
import type { Moment } from './alert'

/** A lot with what is known of its use. Example: milk of which half a litre a day is used. */
export interface WatchedLot extends Lot {
  /** So much is used a day, in the lot's unit, where somebody said so. */
  readonly dailyUse?: Amount
  /** When it was written down; what is said of a lot is never older. */
  readonly added?: Moment
  /** The last day on which more of it came. */
  readonly restocked?: Day
}

/** A food by what is known of it. Example: `{ name: 'Milk', foodId: 'whole-milk' }`. */
export interface NamedFood {
  readonly foodId?: string
  readonly name: string
}

/** So much of a food used or cooked on a day. Example: half a litre of milk on Tuesday. */
export interface LoggedUse extends NamedFood {
  readonly day: Day
  readonly lotId: number
  readonly quantity: Quantity
}

/** A scan that found something which nobody has saved. Example: spinach and eggs, three hours ago. */
export interface UnsavedScan {
  readonly id: string
  readonly at: Moment
  readonly hoursAgo: number
  readonly names: readonly string[]
}

/** What a kitchen must know to say what needs attention. Example: today, the lots, and what was used in 30 days. */
export interface AlertFacts {
  readonly today: Day
  readonly hour: number
  readonly lots: readonly WatchedLot[]
  /** What was used or cooked in the last 30 days. */
  readonly uses: readonly LoggedUse[]
  readonly scans: readonly UnsavedScan[]
  /** Whether anything at all was booked today. */
  readonly loggedToday: boolean
  /** Of what anything was booked yesterday. */
  readonly loggedYesterday: readonly NamedFood[]
}

/** What tells one food from another: its id, or its name when we do not know it. Example: 'milk' and 'Milk' are one. */
export function foodKey({ foodId, name }: NamedFood): string {
  return foodId ?? `name:${name.trim().toLowerCase()}`
}

/** Things of one food together. Example: two cartons of milk are one entry with two lots. */
export function byFood<Thing extends NamedFood>(things: readonly Thing[]): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const key = foodKey(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
