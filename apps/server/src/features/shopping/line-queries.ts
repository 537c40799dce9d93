import type { MergeableLine } from '@larder/kitchen/shopping/shared-list'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'

/** A line as it is stored, with the name of who put it down. */
export interface ShoppingLineRow extends Record<string, unknown> {
  readonly id: string
  readonly state: MergeableLine
  readonly foodId: string | null
  readonly addedBy: string | null
  /** Read as it is by some statements, as text by others. */
  readonly addedAt: Date | string
}

/** What statements on lines select. */
export const shoppingLineColumnsSql = `l.id, l.state, l.food_id as "foodId", a.name as "addedBy", l.added_at as "addedAt"
  from shopping_lines l left join accounts a on a.id = l.account_id`

/** Lines of a household, also those that were taken off or became stock, unless the condition says otherwise. */
export async function findLines(tx: Tx, householdId: string, condition: SQL): Promise<ShoppingLineRow[]> {
  const { rows } = await tx.execute<ShoppingLineRow>(
    sql`select ${sql.raw(shoppingLineColumnsSql)} where l.household_id = ${householdId} and ${condition}`,
  )
  return rows
}

/** These lines of a household. Asked with every word from a device, so it goes the shortest way. */
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
