import type { MergeableName } from '@larder/kitchen/shopping/shared-list'
import type { Tx } from '../../db/database'
import type { HouseholdTx } from '../../db/household-transaction'
import { selectNamesById, upsertNames } from '../../db/sql/shopping/lines'

/** Returns the stored names with these ids. */
export async function findNamesById(
  tx: Tx,
  householdId: string,
  ids: readonly string[],
): Promise<Map<string, MergeableName>> {
  if (ids.length === 0) return new Map()
  const rows = await selectNamesById(tx, householdId, ids)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Saves names under the household's current revision, which the caller has raised. */
export async function saveNames(tx: HouseholdTx, names: readonly MergeableName[]): Promise<void> {
  const { householdId } = tx
  if (names.length === 0) return
  const rows = names.map((name) => ({ id: name.id, state: name, top: highestCountOfName(name) }))
  await upsertNames(tx, householdId, rows)
}

export function highestCountOfName({ born, name, off }: MergeableName): number {
  return Math.max(born.at, name.stamp.at, off?.stamp.at ?? 0)
}
