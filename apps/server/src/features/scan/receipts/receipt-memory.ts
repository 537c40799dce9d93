import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database'
import type { HouseholdTx } from '../../../db/household-transaction'
import type { ReceiptLineMemory } from './receipt-lines'

/** A confirmed line of a store. */
export interface ConfirmedLine extends ReceiptLineMemory {
  readonly line: string
}

/** Returns earlier decisions about these lines in a store; without a match there, in any store. */
export async function findReceiptMemory(
  tx: Tx,
  householdId: string,
  store: string,
  lines: readonly string[],
): Promise<(line: string) => ReceiptLineMemory | undefined> {
  if (lines.length === 0) return () => undefined
  const { rows } = await tx.execute<Record<string, unknown> & ConfirmedLine>(
    sql`select distinct on (line) line, kept, name, food_id as "foodId", amount, unit, category, location
      from receipt_lines where household_id = ${householdId}
        and (store = ${store} or ${store} = '' or store = '')
        and line in (select json_array_elements_text(${JSON.stringify(lines)}::json))
      order by line, (store = ${store}) desc, last_at desc`,
  )
  const byLine = new Map(rows.map((row) => [row.line, row]))
  return (line) => byLine.get(line)
}

/** Stores decisions about a store's lines, so that they are reused. */
export async function saveReceiptMemory(
  tx: HouseholdTx,
  store: string,
  confirmed: readonly ConfirmedLine[],
): Promise<void> {
  const { householdId, now } = tx
  // Of a line that appears twice the last decision is stored, and as kept if one of them was.
  const byLine = new Map<string, ConfirmedLine>()
  for (const line of confirmed) {
    const earlier = byLine.get(line.line)
    if (line.line !== '' && (line.kept || !earlier?.kept)) byLine.set(line.line, line)
  }
  if (byLine.size === 0) return
  await tx.execute(
    sql`insert into receipt_lines (household_id, store, line, kept, name, food_id, amount, unit, category, location, last_at)
      select ${householdId}, ${store}, line, kept, name, "foodId", amount, unit, category, location, ${now}
      from json_to_recordset(${JSON.stringify([...byLine.values()])}::json) as w (line text, kept boolean, name text,
        "foodId" text, amount text, unit text, category text, location text)
      on conflict (household_id, store, line) do update set kept = excluded.kept, name = excluded.name,
        food_id = excluded.food_id, amount = excluded.amount, unit = excluded.unit, category = excluded.category,
        location = excluded.location, last_at = excluded.last_at`,
  )
}
