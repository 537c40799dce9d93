import {
  highestCounter,
  isListed,
  type LamportTimestamp,
  type MergeableLine,
  nextTimestamp,
} from '@larder/kitchen/shopping/shared-list'
import type { Tx } from '../../db/database'
import type { HouseholdTx } from '../../db/household-transaction'
import { type ShoppingLineRow, selectHighestCount, upsertLines } from '../../db/sql/shopping/lines'
import { findLineFood } from '../../food-text/food-text-task'

/** A line to save with its stored state, if any. */
export interface LineWrite {
  readonly line: MergeableLine
  readonly previous?: ShoppingLineRow | undefined
  /** The action that adds the line. */
  readonly actionId?: string
}

/** Device id of the server's own writes. */
export const serverDevice = 'server'

/** Device id of writes that follow the plan. */
export const planDevice = 'plan'

/** Returns the highest counter of the household. */
export async function findHighestCount(tx: Tx, householdId: string): Promise<number> {
  const [row] = await selectHighestCount(tx, householdId)
  return row?.top ?? 0
}

/** Returns a generator of timestamps above every counter of the household; only valid under its lock. */
export async function createServerStamps(
  tx: HouseholdTx,
  by = serverDevice,
): Promise<() => LamportTimestamp> {
  const { householdId } = tx
  let counter = await findHighestCount(tx, householdId)
  return () => nextTimestamp(counter++, by)
}

/** Saves lines under the household's current revision, which the caller has raised; `foods` are known foods by text. */
export async function saveLines(
  tx: HouseholdTx,
  lines: readonly LineWrite[],
  foods: ReadonlyMap<string, string | null> = new Map(),
): Promise<void> {
  if (lines.length === 0) return
  const { householdId, accountId, now } = tx
  const rows = lines.map(({ line, previous, actionId = null }) => ({
    id: line.id,
    state: line,
    listed: isListed(line),
    food_id: resolveFoodId(line, previous, foods),
    top: highestCounter(line),
    action_id: actionId,
  }))
  await upsertLines(tx, householdId, accountId, now, JSON.stringify(rows))
}

// Only new text is parsed: parsing takes longer than the rest.
function resolveFoodId(
  { words }: MergeableLine,
  previous: ShoppingLineRow | undefined,
  foods: ReadonlyMap<string, string | null>,
): string | null {
  const { text } = words.value
  if (previous?.state.words.value.text === text) return previous.foodId
  const known = foods.get(text)
  return known === undefined ? (findLineFood(text) ?? null) : known
}
