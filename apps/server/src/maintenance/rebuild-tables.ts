import type pg from 'pg'
import type { Migration } from '../db/migrate'
import { listTables } from './catalogue'
import { undoing } from './steps'

/** The columns of each table. */
export type Tables = Map<string, string[]>

/** Takes Larder's tables away and makes them anew by these steps; tells which they are. */
export async function rebuildTables(
  client: pg.ClientBase,
  known: Migration[],
  steps: Migration[],
): Promise<Tables> {
  for (const statement of undoing(known)) await client.query(statement)
  const strangers = await tablesOf(client)
  // Not made by any step, but by whoever runs them.
  strangers.delete('schema_migrations')
  for (const { sql } of steps) await client.query(sql)
  const tables = await tablesOf(client)
  for (const name of strangers.keys()) tables.delete(name)
  return tables
}

async function tablesOf(client: pg.ClientBase): Promise<Tables> {
  return new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
}
