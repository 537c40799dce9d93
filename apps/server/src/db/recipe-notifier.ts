import { sql } from 'drizzle-orm'
import type { Tx } from './database'

/** Where word of changed recipes travels between the servers of one installation. */
export const recipesChannel = 'larder_recipes'

/** Says that recipes are new, changed or gone. Word goes out when the transaction is through. */
export async function publishRecipeChange(tx: Tx, ...ids: number[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${recipesChannel}, id) from unnest(${sql.param(ids.map(String))}::text[]) id`,
  )
}
