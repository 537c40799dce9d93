import type pg from 'pg'
import type { Migration } from '../../db/migrate'
import { createDropStatements } from './applied-migrations'
import { listTables } from './table-catalog'

/** The columns of each table. */
export type ColumnsByTable = Map<string, string[]>

/** Takes Larder's tables away and makes them anew by these steps; tells which they are. */
export async function rebuildTables(
  client: pg.ClientBase,
  known: Migration[],
  steps: Migration[],
): Promise<ColumnsByTable> {
  for (const statement of createDropStatements(known)) await client.query(statement)
  const strangers = await readColumnsByTable(client)
  // Not made by any step, but by whoever runs them.
  strangers.delete('schema_migrations')
  for (const { sql } of steps) await client.query(sql)
  const tables = await readColumnsByTable(client)
  for (const name of strangers.keys()) tables.delete(name)
  return tables
}

async function readColumnsByTable(client: pg.ClientBase): Promise<ColumnsByTable> {
  return new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
}
