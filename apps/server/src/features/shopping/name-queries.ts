import type { MergeableName } from '@larder/kitchen/shopping/shared-list'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { HouseholdTx } from '../../db/household-transaction'

/** Returns the stored names with these ids. */
export async function findNamesById(
  tx: Tx,
  householdId: string,
  ids: readonly string[],
): Promise<Map<string, MergeableName>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.$client.query<{ id: string; state: MergeableName }>({
    name: 'shopping_names_among',
    text: 'select id, state from shopping_names where household_id = $1 and id = any($2::text[])',
    values: [householdId, ids],
  })
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Saves names under the household's current revision, which the caller has raised. */
export async function saveNames(tx: HouseholdTx, names: readonly MergeableName[]): Promise<void> {
  const { householdId } = tx
  if (names.length === 0) return
  const rows = names.map((name) => ({ id: name.id, state: name, top: highestCountOfName(name) }))
  await tx.execute(
    sql`insert into shopping_names (household_id, id, state, top, revision)
      select h.id, w.id, w.state, w.top, h.revision
      from json_to_recordset(${JSON.stringify(rows)}::json) as w (id text, state jsonb, top bigint), households h
      where h.id = ${householdId}
      on conflict (household_id, id) do update
        set state = excluded.state, top = excluded.top, revision = excluded.revision`,
  )
}

export function highestCountOfName({ born, name, off }: MergeableName): number {
  return Math.max(born.at, name.stamp.at, off?.stamp.at ?? 0)
}
