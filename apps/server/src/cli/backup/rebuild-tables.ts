import type pg from 'pg'
import type { Migration } from '../../db/migrate'
import { toTransactional } from '../../db/online-migration'
import { createDropStatements } from './applied-migrations'
import { listTables } from './table-catalog'

/** The columns of each table. */
export type ColumnsByTable = Map<string, string[]>

/** Drops Larder's tables and recreates them by these migrations; returns their columns. */
export async function rebuildTables(
  client: pg.ClientBase,
  known: Migration[],
  migrations: Migration[],
): Promise<ColumnsByTable> {
  for (const statement of createDropStatements(known)) await client.query(statement)
  const otherTables = await readColumnsByTable(client)
  // Created by the migration runner, not by a migration.
  otherTables.delete('schema_migrations')
  for (const { sql } of migrations) await client.query(toTransactional(sql))
  const tables = await readColumnsByTable(client)
  for (const name of otherTables.keys()) tables.delete(name)
  return tables
}

async function readColumnsByTable(client: pg.ClientBase): Promise<ColumnsByTable> {
  return new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
}
