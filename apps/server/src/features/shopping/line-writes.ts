import {
  highestCounter,
  isListed,
  type LamportTimestamp,
  type MergeableLine,
  nextTimestamp,
} from '@larder/kitchen/shopping/shared-list'
import type { Tx } from '../../db/database'
import { findLineFood } from './line-food'
import type { ShoppingLineRow } from './line-queries'

/** Whose hand writes on which lists, and when. */
export interface ListWriter {
  readonly tx: Tx
  readonly householdId: string
  /** Nobody's, where a camera changed the stock and the plan's list follows. */
  readonly accountId: string | null
  readonly now: string
}

/** A line to be written down, and how it was where it was there already. */
export interface LineWrite {
  readonly line: MergeableLine
  readonly previous?: ShoppingLineRow | undefined
  /** The change that puts it down. */
  readonly actionId?: string
}

/** The name under which the server itself writes on lists. */
export const serverDevice = 'server'

/** And the one under which it writes what the plan asks for. */
export const planDevice = 'plan'

/** Makes those who write on one household's lists wait for each other before it is known whether anything changes. */
export async function lockLists(tx: Tx, householdId: string): Promise<void> {
  await tx.$client.query({
    name: 'lock_household',
    text: 'select from households where id = $1 for update',
    values: [householdId],
  })
}

/** The highest count that the household knows of. */
export async function findHighestCount(tx: Tx, householdId: string): Promise<number> {
  const { rows } = await tx.$client.query<{ top: number | null }>({
    name: 'highest_shopping_count',
    text: `select greatest((select max(top) from shopping_lines where household_id = $1),
      (select max(top) from shopping_names where household_id = $1))::float8 as top`,
    values: [householdId],
  })
  return rows[0]?.top ?? 0
}

/** The server's stamps, each above the last and above everything the household knows; only under its lock. */
export async function createServerStamps(
  { tx, householdId }: Pick<ListWriter, 'tx' | 'householdId'>,
  by = serverDevice,
): Promise<() => LamportTimestamp> {
  let seen = await findHighestCount(tx, householdId)
  return () => nextTimestamp(seen++, by)
}

/** Writes lines down under the revision that the household has now; whoever writes has raised it. */
export async function saveLines(writer: ListWriter, lines: readonly LineWrite[]): Promise<void> {
  if (lines.length === 0) return
  const { tx, householdId, accountId, now } = writer
  const rows = lines.map(({ line, previous: was, actionId = null }) => ({
    id: line.id,
    state: line,
    listed: isListed(line),
    food_id: resolveFoodId(line, was),
    top: highestCounter(line),
    action_id: actionId,
  }))
  // Who put a line down, when and by what stays as it was.
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

// Words are read only when they are new: that takes longer than all else.
function resolveFoodId({ words }: MergeableLine, was: ShoppingLineRow | undefined): string | null {
  const { text } = words.value
  return was?.state.words.value.text === text ? was.foodId : (findLineFood(text) ?? null)
}
