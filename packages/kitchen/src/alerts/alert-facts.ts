import type { Day } from '../date/day'
import type { Amount } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { Lot } from '../stock/lot'
import type { AlertTime } from './alert'

/** A lot with what is known of its use. Example: milk of which half a litre a day is used. */
export interface WatchedLot extends Lot {
  /** So much is used a day, in the lot's unit, where somebody said so. */
  readonly dailyUse?: Amount
  /** When it was written down; what is said of a lot is never older. */
  readonly added?: AlertTime
  /** The last day on which more of it came. */
  readonly restocked?: Day
}

/** A food by what is known of it. Example: `{ name: 'Milk', foodId: 'whole-milk' }`. */
export interface FoodReference {
  readonly foodId?: string
  readonly name: string
}

/** So much of a food used or cooked on a day. Example: half a litre of milk on Tuesday. */
export interface LoggedUse extends FoodReference {
  readonly day: Day
  readonly lotId: number
  readonly quantity: Quantity
}

/** A scan that found something which nobody has saved. Example: spinach and eggs, three hours ago. */
export interface UnsavedScan {
  readonly id: string
  readonly at: AlertTime
  readonly hoursAgo: number
  readonly names: readonly string[]
}

/** What a kitchen must know to say what needs attention. Example: today, the lots, and what was used in 30 days. */
export interface AlertFacts {
  readonly today: Day
  readonly hour: number
  /** Whether there is anything at all in the house. */
  readonly stocked: boolean
  /**
   * The lots; those that keep well and are of a food that is neither told nor seen to be used regularly may be left out,
   * because nothing is said of them.
   */
  readonly lots: readonly WatchedLot[]
  /** What was used or cooked in the last 30 days; of the foods of `lots` at least. */
  readonly uses: readonly LoggedUse[]
  readonly scans: readonly UnsavedScan[]
  /** Whether anything at all was booked today. */
  readonly loggedToday: boolean
  /** Of what anything was booked yesterday; of the foods of `lots` at least. */
  readonly loggedYesterday: readonly FoodReference[]
}

/** On so many of the last 30 days a food must have been used to count as used regularly. Example: 4. */
export const regularDays = 4

/** The foods used regularly, by their keys. Example: milk, when it was used on four days of the last month. */
export function findRegularFoods(uses: readonly LoggedUse[]): ReadonlySet<string> {
  const days = new Map<string, Set<Day>>()
  for (const use of uses) {
    const key = foodKey(use)
    const seen = days.get(key)
    if (seen) seen.add(use.day)
    else days.set(key, new Set([use.day]))
  }
  return new Set([...days].flatMap(([key, seen]) => (seen.size >= regularDays ? [key] : [])))
}

/** What tells one food from another: its id, or its name when we do not know it. Example: 'milk' and 'Milk' are one. */
export function foodKey({ foodId, name }: FoodReference): string {
  return foodId ?? `name:${name.trim().toLowerCase()}`
}

/** Things of one food together. Example: two cartons of milk are one entry with two lots. */
export function groupByFood<Thing extends FoodReference>(things: readonly Thing[]): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const key = foodKey(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
