import type { ScanLine } from '@larder/contract/scan'
import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** What was decided about a line of a store's receipts. */
export interface ReceiptLineRow {
  readonly line: string
  readonly kept: boolean
  readonly name: string | null
  readonly foodId: string | null
  /** Of one piece or pack. */
  readonly amount: string | null
  readonly unit: string | null
  readonly category: ScanLine['category'] | null
  readonly location: ScanLine['location'] | null
}

/** Earlier decisions about these lines in a store; without a match there, in any store. */
export const selectReceiptLines = unpreparedStatement<
  ReceiptLineRow & Record<string, unknown>,
  [householdId: string, store: string, lines: readonly string[]]
>(
  { why: 'one row of each line, that of the store first (distinct on)' },
  (
    householdId,
    store,
    lines,
  ) => sql`select distinct on (line) line, kept, name, food_id as "foodId", amount, unit, category, location
      from receipt_lines where household_id = ${householdId}
        and (store = ${store} or ${store} = '' or store = '')
        and line in (select json_array_elements_text(${JSON.stringify(lines)}::json))
      order by line, (store = ${store}) desc, last_at desc`,
)

export const upsertReceiptLines = unpreparedStatement<
  Record<string, never>,
  [householdId: string, store: string, lines: readonly ReceiptLineRow[], now: string]
>(
  { why: 'an upsert of any number of rows (json_to_recordset)' },
  (
    householdId,
    store,
    lines,
    now,
  ) => sql`insert into receipt_lines (household_id, store, line, kept, name, food_id, amount, unit, category, location, last_at)
      select ${householdId}, ${store}, line, kept, name, "foodId", amount, unit, category, location, ${now}
      from json_to_recordset(${JSON.stringify(lines)}::json) as w (line text, kept boolean, name text,
        "foodId" text, amount text, unit text, category text, location text)
      on conflict (household_id, store, line) do update set kept = excluded.kept, name = excluded.name,
        food_id = excluded.food_id, amount = excluded.amount, unit = excluded.unit, category = excluded.category,
        location = excluded.location, last_at = excluded.last_at`,
)
