import type { Day } from '../date/day'
import type { Amount } from '../quantity/amount'
import type { Quantity } from '../quantity/quantity'
import type { Lot } from '../stock/lot'
import type { AlertTime } from './alert'

/** A lot with what is known about its use. Example: milk of which half a litre a day is used. */
export interface WatchedLot extends Lot {
  /** Amount used per day in the lot's unit, where a member entered one. */
  readonly dailyUse?: Amount
  /** Time at which the lot was added. An alert about a lot is never dated earlier. */
  readonly added?: AlertTime
  /** Last day on which the lot was restocked. */
  readonly restocked?: Day
}

/** A food by its id, if known, and its name. Example: `{ name: 'Milk', foodId: 'whole-milk' }`. */
export interface FoodReference {
  readonly foodId?: string
  readonly name: string
}

/** An amount of a food used or cooked on one day. Example: half a litre of milk on Tuesday. */
export interface LoggedUse extends FoodReference {
  readonly day: Day
  readonly lotId: number
  readonly quantity: Quantity
}

/** A scan with results that were never saved. Example: spinach and eggs, three hours ago. */
export interface UnsavedScan {
  readonly id: string
  readonly at: AlertTime
  readonly hoursAgo: number
  readonly names: readonly string[]
}

/** Facts from which the alerts are computed. Example: today, the lots, and the uses of the last 30 days. */
export interface AlertFacts {
  readonly today: Day
  readonly hour: number
  /** Whether the household has any stock. */
  readonly stocked: boolean
  /**
   * The household's lots. Lots that keep well and whose food has neither an entered daily use nor regular use may be left out,
   * because no alert is about them.
   */
  readonly lots: readonly WatchedLot[]
  /** Uses of the last 30 days, at least those of the foods in `lots`. */
  readonly uses: readonly LoggedUse[]
  readonly scans: readonly UnsavedScan[]
  /** Whether anything was booked today. */
  readonly loggedToday: boolean
  /** Foods booked yesterday, at least those in `lots`. */
  readonly loggedYesterday: readonly FoodReference[]
}

/** Number of days, out of the last 30, on which a food must have been used to count as used regularly. Example: 4. */
const regularDays = 4

/** Returns the keys of the foods that are used regularly. Example: milk, when it was used on four days of the last month. */
export function findRegularFoods(uses: readonly LoggedUse[]): ReadonlySet<string> {
  const daysByFood = new Map<string, Set<Day>>()
  for (const use of uses) {
    const key = foodKey(use)
    const foodDays = daysByFood.get(key)
    if (foodDays) foodDays.add(use.day)
    else daysByFood.set(key, new Set([use.day]))
  }
  return new Set([...daysByFood].flatMap(([key, foodDays]) => (foodDays.size >= regularDays ? [key] : [])))
}

/** Key that identifies a food: its id, or its normalized name if it has no id. Example: 'milk' and 'Milk' have the same key. */
export function foodKey({ foodId, name }: FoodReference): string {
  return foodId ?? `name:${name.trim().toLowerCase()}`
}

/** Groups entries by food. Example: two cartons of milk are one entry with two lots. */
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
