import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** An upper bound per label. */
const maxPerLabel = 50

interface CorrectionRow extends Record<string, unknown> {
  readonly label: string
  readonly foodId: string
  readonly name: string
  readonly times: number
}

/** The most frequent corrections of each label. */
export const selectCorrections = unpreparedStatement<
  CorrectionRow,
  [householdId: string, labels: readonly string[]]
>(
  { why: 'the first rows of each label (a window)' },
  (householdId, labels) => sql`select label, food_id as "foodId", name, times from (
        select *, row_number() over (partition by label order by times desc, last_at desc) as rank
        from corrections where household_id = ${householdId}
          and label in (select json_array_elements_text(${JSON.stringify(labels)}::json))) ranked
      where rank <= ${maxPerLabel} order by label, rank`,
)

interface CorrectionCount {
  readonly label: string
  readonly food_id: string
  readonly name: string
  readonly times: number
}

/** Adds to the counts of corrections. */
export const upsertCorrections = unpreparedStatement<
  Record<string, never>,
  [householdId: string, counts: readonly CorrectionCount[], now: string]
>(
  { why: 'an upsert of any number of rows that adds to what is stored (json_to_recordset)' },
  (
    householdId,
    counts,
    now,
  ) => sql`insert into corrections (household_id, label, food_id, name, times, last_at)
      select ${householdId}, label, food_id, name, times, ${now}
      from json_to_recordset(${JSON.stringify(counts)}::json)
        as w (label text, food_id text, name text, times int)
      on conflict (household_id, label, food_id, name) do update
        set times = least(corrections.times + excluded.times, 1000000), last_at = excluded.last_at`,
)
