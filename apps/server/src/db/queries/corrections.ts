import type { HouseholdCorrection } from '@larder/kitchen/scan/rerank-guesses'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database'

/** A cook's correction of a recognised label: a food, a free name, or nothing. */
export interface LabelCorrection {
  readonly label: string
  readonly foodId?: string | undefined
  readonly name?: string | undefined
}

/** An upper bound per label. */
const maxPerLabel = 50

/** Returns the household's earlier corrections of these labels. */
export async function findCorrections(
  tx: Tx,
  householdId: string,
  labels: readonly string[],
): Promise<(label: string) => readonly HouseholdCorrection[]> {
  if (labels.length === 0) return () => []
  const { rows } = await tx.execute<{ label: string; foodId: string; name: string; times: number }>(
    sql`select label, food_id as "foodId", name, times from (
        select *, row_number() over (partition by label order by times desc, last_at desc) as rank
        from corrections where household_id = ${householdId}
          and label in (select json_array_elements_text(${JSON.stringify(labels)}::json))) ranked
      where rank <= ${maxPerLabel} order by label, rank`,
  )
  return (requested) =>
    rows
      .filter(({ label }) => label === requested)
      .map(({ foodId, name, times }) => ({
        ...(foodId !== '' && { foodId }),
        ...(name !== '' && { name }),
        times,
      }))
}

/** Stores corrections and their counts. */
export async function saveCorrections(
  { tx, householdId, now }: { tx: Tx; householdId: string; now: string },
  corrections: readonly LabelCorrection[],
): Promise<void> {
  const rowsByKey = new Map<string, { label: string; food_id: string; name: string; times: number }>()
  for (const { label, foodId = '', name = '' } of corrections) {
    const row = { label, food_id: foodId, name: foodId === '' ? name : '', times: 1 }
    const key = JSON.stringify([row.label, row.food_id, row.name])
    rowsByKey.set(key, { ...row, times: (rowsByKey.get(key)?.times ?? 0) + 1 })
  }
  if (rowsByKey.size === 0) return
  await tx.execute(
    sql`insert into corrections (household_id, label, food_id, name, times, last_at)
      select ${householdId}, label, food_id, name, times, ${now}
      from json_to_recordset(${JSON.stringify([...rowsByKey.values()])}::json)
        as w (label text, food_id text, name text, times int)
      on conflict (household_id, label, food_id, name) do update
        set times = least(corrections.times + excluded.times, 1000000), last_at = excluded.last_at`,
  )
}
