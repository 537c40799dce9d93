import type { StockOverview } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/day'
import type { Db } from '../../db/open'

type Week = StockOverview['weeks'][number]

const weeksBack = 8

interface Sum {
  week: Day
  deed: 'added' | 'used' | 'wasted'
  count: number
  unweighed: number
  grams: number
  money: number
}

/** What was eaten and thrown away in the last weeks, oldest first, and what happened in the one that runs. */
export async function weeksOf(db: Db, householdId: string, monday: Day) {
  const first = addDays(monday, -7 * (weeksBack - 1))
  const sums = await sumsFrom(db, householdId, first, addDays(monday, 6))
  const weeks = Array.from({ length: weeksBack }, (_, at) => weekOf(addDays(first, 7 * at), sums))
  const thisWeek = (deed: Sum['deed']) => found(sums, monday, deed)?.count ?? 0
  return {
    weeks,
    thisWeek: {
      addedThisWeek: thisWeek('added'),
      usedThisWeek: thisWeek('used'),
      wastedThisWeek: thisWeek('wasted'),
    },
  }
}

async function sumsFrom(db: Db, householdId: string, from: Day, to: Day): Promise<Sum[]> {
  const { rows } = await db.$client.query<Sum>({
    name: 'waste_weeks',
    // Weeks of the database begin on Monday too.
    text: `select date_trunc('week', day::timestamp)::date::text as week,
        case kind when 'bought' then 'added' when 'wasted' then 'wasted' else 'used' end as deed,
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

function weekOf(from: Day, sums: readonly Sum[]): Week {
  const used = found(sums, from, 'used')
  const wasted = found(sums, from, 'wasted')
  return {
    from,
    usedGrams: rounded(used?.grams, 10),
    wastedGrams: rounded(wasted?.grams, 10),
    usedMoney: rounded(used?.money, 100),
    wastedMoney: rounded(wasted?.money, 100),
    unweighed: (used?.unweighed ?? 0) + (wasted?.unweighed ?? 0),
  }
}

function found(sums: readonly Sum[], week: Day, deed: Sum['deed']): Sum | undefined {
  return sums.find((one) => one.week === week && one.deed === deed)
}

function rounded(value = 0, parts: number): number {
  return Math.round(value * parts) / parts
}
