import type { SharedLine } from '@larder/kitchen/shared-list'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open'

/** A line as it is stored, with the name of who put it down. */
export interface LineRow extends Record<string, unknown> {
  readonly id: string
  readonly state: SharedLine
  readonly foodId: string | null
  readonly addedBy: string | null
  /** Read as it is by some statements, as text by others. */
  readonly addedAt: Date | string
}

/** What statements on lines select. */
export const lineColumns = `l.id, l.state, l.food_id as "foodId", a.name as "addedBy", l.added_at as "addedAt"
  from shopping_lines l left join accounts a on a.id = l.account_id`

/** Lines of a household, also those that were taken off or became stock, unless the condition says otherwise. */
export async function lineRows(tx: Tx, householdId: string, condition: SQL): Promise<LineRow[]> {
  const { rows } = await tx.execute<LineRow>(
    sql`select ${sql.raw(lineColumns)} where l.household_id = ${householdId} and ${condition}`,
  )
  return rows
}

/** These lines of a household. Asked with every word from a device, so it goes the shortest way. */
export async function linesAmong(
  { $client }: Pick<Tx, '$client'>,
  householdId: string,
  ids: readonly string[],
): Promise<LineRow[]> {
  if (ids.length === 0) return []
  const { rows } = await $client.query<LineRow>({
    name: 'shopping_lines_among',
    text: `select ${lineColumns} where l.household_id = $1 and l.id = any($2::uuid[])`,
    values: [householdId, ids],
  })
  return rows
}

export const isOnAList = sql`l.listed`

export function wasPutDownBy(actionId: string): SQL {
  return sql`l.action_id = ${actionId}`
}
