import type { MergeableLine } from '@larder/kitchen/shopping/shared-list'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'

/** A stored line with the name of the cook who added it. */
export interface ShoppingLineRow extends Record<string, unknown> {
  readonly id: string
  readonly state: MergeableLine
  readonly foodId: string | null
  readonly addedBy: string | null
  /** A date or a text, depending on the statement. */
  readonly addedAt: Date | string
}

/** Columns of statements on lines. */
export const shoppingLineColumnsSql = `l.id, l.state, l.food_id as "foodId", a.name as "addedBy", l.added_at as "addedAt"
  from shopping_lines l left join accounts a on a.id = l.account_id`

/** Returns lines of a household, including removed and put-away ones unless the condition excludes them. */
export async function findLines(tx: Tx, householdId: string, condition: SQL): Promise<ShoppingLineRow[]> {
  const { rows } = await tx.execute<ShoppingLineRow>(
    sql`select ${sql.raw(shoppingLineColumnsSql)} where l.household_id = ${householdId} and ${condition}`,
  )
  return rows
}

/** Returns lines of a household by id. Runs with every sync, so it skips the query builder. */
export async function findLinesById(
  { $client }: Pick<Tx, '$client'>,
  householdId: string,
  ids: readonly string[],
): Promise<ShoppingLineRow[]> {
  if (ids.length === 0) return []
  const { rows } = await $client.query<ShoppingLineRow>({
    name: 'shopping_lines_among',
    text: `select ${shoppingLineColumnsSql} where l.household_id = $1 and l.id = any($2::uuid[])`,
    values: [householdId, ids],
  })
  return rows
}

export const listedCondition = sql`l.listed`

export function addedByCondition(actionId: string): SQL {
  return sql`l.action_id = ${actionId}`
}
