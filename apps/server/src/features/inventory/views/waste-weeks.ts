import type { StockOverview } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/date/day'
import type { Db } from '../../../db/database'
import { selectWeekSums, type WeekSum } from '../../../db/sql/inventory/bookings'

type Week = StockOverview['weeks'][number]

const weeksBack = 8

/** Returns what was eaten and thrown away by week, oldest first, and the counts of the current week. */
export async function findWasteWeeks(db: Db, householdId: string, monday: Day) {
  const first = addDays(monday, -7 * (weeksBack - 1))
  const sums = await selectWeekSums(db, householdId, first, addDays(monday, 6))
  const weeks = Array.from({ length: weeksBack }, (_, at) => toWeek(addDays(first, 7 * at), sums))
  const thisWeek = (usage: WeekSum['usage']) => findSum(sums, monday, usage)?.count ?? 0
  return {
    weeks,
    thisWeek: {
      addedThisWeek: thisWeek('added'),
      usedThisWeek: thisWeek('used'),
      wastedThisWeek: thisWeek('wasted'),
    },
  }
}

function toWeek(from: Day, sums: readonly WeekSum[]): Week {
  const used = findSum(sums, from, 'used')
  const wasted = findSum(sums, from, 'wasted')
  return {
    from,
    usedGrams: roundToParts(used?.grams, 10),
    wastedGrams: roundToParts(wasted?.grams, 10),
    usedMoney: roundToParts(used?.money, 100),
    wastedMoney: roundToParts(wasted?.money, 100),
    unweighed: (used?.unweighed ?? 0) + (wasted?.unweighed ?? 0),
  }
}

function findSum(sums: readonly WeekSum[], week: Day, usage: WeekSum['usage']): WeekSum | undefined {
  return sums.find((one) => one.week === week && one.usage === usage)
}

function roundToParts(value = 0, parts: number): number {
  return Math.round(value * parts) / parts
}
