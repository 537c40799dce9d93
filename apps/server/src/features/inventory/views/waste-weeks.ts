import type { StockOverview } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/date/day'
import type { Db } from '../../../db/database'

type Week = StockOverview['weeks'][number]

const weeksBack = 8

interface WeekSum {
  week: Day
  usage: 'added' | 'used' | 'wasted'
  count: number
  unweighed: number
  grams: number
  money: number
}

/** Returns what was eaten and thrown away by week, oldest first, and the counts of the current week. */
export async function findWasteWeeks(db: Db, householdId: string, monday: Day) {
  const first = addDays(monday, -7 * (weeksBack - 1))
  const sums = await findWeekSums(db, householdId, first, addDays(monday, 6))
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

async function findWeekSums(db: Db, householdId: string, from: Day, to: Day): Promise<WeekSum[]> {
  const { rows } = await db.$client.query<WeekSum>({
    name: 'waste_weeks',
    // Weeks of PostgreSQL start on Monday too.
    text: `select date_trunc('week', day::timestamp)::date::text as week,
        case kind when 'bought' then 'added' when 'wasted' then 'wasted' else 'used' end as usage,
        count(*)::int as count, count(*) filter (where grams is null)::int as unweighed,
        coalesce(sum(grams), 0) as grams, coalesce(sum(money), 0)::float8 as money
      from bookings
      where household_id = $1 and day between $2 and $3 and undone_at is null and undoes is null
        and kind in ('bought', 'used', 'cooked', 'wasted')
      group by 1, 2`,
    values: [householdId, from, to],
  })
  return rows
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
