import type { HouseholdCorrection } from '@larder/kitchen/scan/rerank-guesses'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database'

/** What a cook made of what the recogniser said: a food, a name of their own, or nothing. */
export interface LabelCorrection {
  readonly label: string
  readonly foodId?: string | undefined
  readonly name?: string | undefined
}

/** More than anybody corrects of one label. */
const mostOfLabel = 50

/** What a household made of these labels before. */
export async function findCorrections(
  tx: Tx,
  householdId: string,
  labels: readonly string[],
): Promise<(label: string) => readonly HouseholdCorrection[]> {
  if (labels.length === 0) return () => []
  const { rows } = await tx.execute<{ label: string; foodId: string; name: string; times: number }>(
    sql`select label, food_id as "foodId", name, times from (
        select *, row_number() over (partition by label order by times desc, last_at desc) as place
        from corrections where household_id = ${householdId}
          and label in (select json_array_elements_text(${JSON.stringify(labels)}::json))) told
      where place <= ${mostOfLabel} order by label, place`,
  )
  return (asked) =>
    rows
      .filter(({ label }) => label === asked)
      .map(({ foodId, name, times }) => ({
        ...(foodId !== '' && { foodId }),
        ...(name !== '' && { name }),
        times,
      }))
}

/** Remembers what became of what was said. */
export async function saveCorrections(
  { tx, householdId, now }: { tx: Tx; householdId: string; now: string },
  made: readonly LabelCorrection[],
): Promise<void> {
  const told = new Map<string, { label: string; food_id: string; name: string; times: number }>()
  for (const { label, foodId = '', name = '' } of made) {
    const row = { label, food_id: foodId, name: foodId === '' ? name : '', times: 1 }
    const key = JSON.stringify([row.label, row.food_id, row.name])
    told.set(key, { ...row, times: (told.get(key)?.times ?? 0) + 1 })
  }
  if (told.size === 0) return
  await tx.execute(
    sql`insert into corrections (household_id, label, food_id, name, times, last_at)
      select ${householdId}, label, food_id, name, times, ${now}
      from json_to_recordset(${JSON.stringify([...told.values()])}::json)
        as w (label text, food_id text, name text, times int)
      on conflict (household_id, label, food_id, name) do update
        set times = least(corrections.times + excluded.times, 1000000), last_at = excluded.last_at`,
  )
}
