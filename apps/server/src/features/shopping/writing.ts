import { countOf, isListed, nextStamp, type SharedLine, type Stamp } from '@larder/kitchen/shared-list'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { foodIn } from './food-in'
import type { LineRow } from './line-rows'

/** Whose hand writes on which lists, and when. */
export interface Writer {
  readonly tx: Tx
  readonly householdId: string
  readonly accountId: string
  readonly now: string
}

/** A line to be written down, and how it was where it was there already. */
export interface Written {
  readonly line: SharedLine
  readonly was?: LineRow | undefined
  /** The change that puts it down. */
  readonly actionId?: string
}

/** The name under which the server itself writes on lists. */
export const serverDevice = 'server'

/** Makes those who write on one household's lists wait for each other before it is known whether anything changes. */
export async function lockLists(tx: Tx, householdId: string): Promise<void> {
  await tx.execute(sql`select from households where id = ${householdId} for update`)
}

/** The highest count that the household knows of. */
export async function highestCountOf(tx: Tx, householdId: string): Promise<number> {
  const { rows } = await tx.execute<{ top: number | null }>(
    sql`select greatest((select max(top) from shopping_lines where household_id = ${householdId}),
      (select max(top) from shopping_names where household_id = ${householdId}))::float8 as top`,
  )
  return rows[0]?.top ?? 0
}

/** The server's stamps, each above the last and above everything the household knows; only under its lock. */
export async function serverStamps({
  tx,
  householdId,
}: Pick<Writer, 'tx' | 'householdId'>): Promise<() => Stamp> {
  let seen = await highestCountOf(tx, householdId)
  return () => nextStamp(seen++, serverDevice)
}

/** Writes lines down under the revision that the household has now; whoever writes has raised it. */
export async function writeLines(writer: Writer, lines: readonly Written[]): Promise<void> {
  if (lines.length === 0) return
  const { tx, householdId, accountId, now } = writer
  const rows = lines.map(({ line, was, actionId = null }) => ({
    id: line.id,
    state: line,
    listed: isListed(line),
    food_id: foodOf(line, was),
    top: countOf(line),
    action_id: actionId,
  }))
  // Who put a line down, when and by what stays as it was.
  await tx.execute(
    sql`insert into shopping_lines (household_id, id, state, listed, food_id, top, account_id, added_at, action_id, revision)
      select h.id, w.id, w.state, w.listed, w.food_id, w.top, ${accountId}, ${now}, w.action_id, h.revision
      from json_to_recordset(${JSON.stringify(rows)}::json)
          as w (id uuid, state jsonb, listed boolean, food_id text, top bigint, action_id uuid),
        households h
      where h.id = ${householdId}
      on conflict (household_id, id) do update set state = excluded.state, listed = excluded.listed,
        food_id = excluded.food_id, top = excluded.top, revision = excluded.revision`,
  )
}

// Words are read only when they are new: that takes longer than all else.
function foodOf({ words }: SharedLine, was: LineRow | undefined): string | null {
  const { text } = words.value
  return was?.state.words.value.text === text ? was.foodId : (foodIn(text) ?? null)
}
