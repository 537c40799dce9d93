import type { ShoppingItem } from '@larder/contract/shopping'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open'

/** A line as it is stored, with the name of who put it down. */
export interface ShoppingRow extends Record<string, unknown> {
  readonly id: number
  readonly text: string
  readonly foodId: string | null
  readonly recipeId: number | null
  readonly addedBy: string | null
  /** Read as it is by some statements, as text by others. */
  readonly addedAt: Date | string
}

/** What is known of recipes, by number; of those that are gone or that are not for whoever asks there is nothing. */
export type Cards = ReadonlyMap<number, { readonly summary: { readonly title: string } }>

const columns = `s.id::float8 as id, s.text, s.food_id as "foodId", s.recipe_id::float8 as "recipeId",
    a.name as "addedBy", s.added_at as "addedAt"
  from shopping_items s left join accounts a on a.id = s.account_id`

/** What is on the household's list, in the order it was put down. */
export async function openRows(db: Db, householdId: string): Promise<ShoppingRow[]> {
  const { rows } = await db.$client.query<ShoppingRow>({
    name: 'shopping_list',
    text: `select ${columns} where s.household_id = $1 and s.removed_at is null order by s.id`,
    values: [householdId],
  })
  return rows
}

/** Lines within a transaction, also those that were taken off again. */
export async function rowsWhere(tx: Tx, condition: SQL): Promise<ShoppingRow[]> {
  const { rows } = await tx.execute<ShoppingRow>(
    sql`select ${sql.raw(columns)} where ${condition} order by s.id`,
  )
  return rows
}

/** A recipe that cannot be read any more is not named: its link would lead nowhere. */
export function asItem(row: ShoppingRow, cards: Cards): ShoppingItem {
  const { id, text, foodId, recipeId, addedBy, addedAt } = row
  const title = recipeId === null ? undefined : cards.get(recipeId)?.summary.title
  return {
    id,
    text,
    ...(foodId !== null && { foodId }),
    ...(recipeId !== null && title !== undefined && { recipe: { id: recipeId, title } }),
    ...(addedBy !== null && { addedBy }),
    addedAt: new Date(addedAt).toISOString(),
  }
}

export function recipesOf(rows: readonly { readonly recipeId?: number | null | undefined }[]): number[] {
  return [...new Set(rows.flatMap(({ recipeId }) => recipeId ?? []))]
}
