import { sql } from 'drizzle-orm'
import type { Tx } from './database'

/** The NOTIFY channel for changed recipes between the servers of one installation. */
export const recipesChannel = 'larder_recipes'

/** Publishes that recipes were created, changed or deleted. The notification is sent at the commit. */
export async function publishRecipeChange(tx: Tx, ...ids: number[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${recipesChannel}, id) from unnest(${sql.param(ids.map(String))}::text[]) id`,
  )
}
