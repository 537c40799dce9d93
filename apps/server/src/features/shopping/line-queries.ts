import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { type ShoppingLineRow, selectLinesById } from '../../db/sql/shopping/lines'
import { accounts } from '../../db/tables/account'
import { shoppingLines } from '../../db/tables/shopping'

/** Returns lines of a household, including removed and put-away ones unless the condition excludes them. */
export function findLines(tx: Tx, householdId: string, condition: SQL): Promise<ShoppingLineRow[]> {
  return tx
    .select({
      id: shoppingLines.id,
      state: shoppingLines.state,
      foodId: shoppingLines.foodId,
      addedBy: accounts.name,
      addedAt: shoppingLines.addedAt,
    })
    .from(shoppingLines)
    .leftJoin(accounts, eq(accounts.id, shoppingLines.accountId))
    .where(and(eq(shoppingLines.householdId, householdId), condition))
}

/** Returns lines of a household by id. */
export async function findLinesById(
  tx: Tx,
  householdId: string,
  ids: readonly string[],
): Promise<ShoppingLineRow[]> {
  return ids.length === 0 ? [] : selectLinesById(tx, householdId, ids)
}

export const listedCondition = sql`${shoppingLines.listed}`

export function addedByCondition(actionId: string): SQL {
  return eq(shoppingLines.actionId, actionId)
}
