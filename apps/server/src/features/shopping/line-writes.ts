import {
  highestCounter,
  isListed,
  type LamportTimestamp,
  type MergeableLine,
  nextTimestamp,
} from '@larder/kitchen/shopping/shared-list'
import type { Tx } from '../../db/database'
import type { HouseholdTx } from '../../db/household-transaction'
import { findLineFood } from './line-food'
import type { ShoppingLineRow } from './line-queries'

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
  const { rows } = await tx.$client.query<{ top: number | null }>({
    name: 'highest_shopping_count',
    text: `select greatest((select max(top) from shopping_lines where household_id = $1),
      (select max(top) from shopping_names where household_id = $1))::float8 as top`,
    values: [householdId],
  })
  return rows[0]?.top ?? 0
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

/** Saves lines under the household's current revision, which the caller has raised. */
export async function saveLines(tx: HouseholdTx, lines: readonly LineWrite[]): Promise<void> {
  if (lines.length === 0) return
  const { householdId, accountId, now } = tx
  const rows = lines.map(({ line, previous, actionId = null }) => ({
    id: line.id,
    state: line,
    listed: isListed(line),
    food_id: resolveFoodId(line, previous),
    top: highestCounter(line),
    action_id: actionId,
  }))
  // Author, time and action of an existing line stay unchanged.
  await tx.$client.query({
    name: 'write_shopping_lines',
    text: `insert into shopping_lines (household_id, id, state, listed, food_id, top, account_id, added_at, action_id, revision)
      select h.id, w.id, w.state, w.listed, w.food_id, w.top, $2, $3, w.action_id, h.revision
      from json_to_recordset($4::json)
          as w (id uuid, state jsonb, listed boolean, food_id text, top bigint, action_id uuid),
        households h
      where h.id = $1
      on conflict (household_id, id) do update set state = excluded.state, listed = excluded.listed,
        food_id = excluded.food_id, top = excluded.top, revision = excluded.revision`,
    values: [householdId, accountId, now, JSON.stringify(rows)],
  })
}

// Only new text is parsed: parsing takes longer than the rest.
function resolveFoodId({ words }: MergeableLine, previous: ShoppingLineRow | undefined): string | null {
  const { text } = words.value
  return previous?.state.words.value.text === text ? previous.foodId : (findLineFood(text) ?? null)
}
