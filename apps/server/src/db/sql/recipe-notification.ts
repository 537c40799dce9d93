import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

/** Sends a message for each recipe at the commit. */
export const notifyRecipeIds = unpreparedStatement<
  Record<string, unknown>,
  [channel: string, ids: readonly number[]]
>(
  { why: 'the query builder has no NOTIFY' },
  (channel, ids) =>
    sql`select pg_notify(${channel}, id) from unnest(${sql.param(ids.map(String))}::text[]) id`,
)
