import type { OpenDatabase } from '../db/database'

/** Returns every table whose foreign keys lead to an account or a household, directly or indirectly. */
export async function findOwnedTables(db: OpenDatabase): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(`
    with recursive keys as (
      select conrelid as child, confrelid as parent from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace),
    led as (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relname in ('accounts', 'households')
      union select keys.child from keys join led on led.oid = keys.parent)
    select c.relname::text as name from led join pg_class c on c.oid = led.oid
    union select table_name::text from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'household_id')
    order by 1`)
  return rows.map(({ name }) => name)
}

/** Returns every row of every table as text. */
export async function readRowsAsText(db: OpenDatabase): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: { table: string; row: string }[] = []
  for (const { name } of tables) {
    const { rows } = await db.$client.query<{ row: string }>(
      `select row_to_json(t)::text as row from "${name}" t`,
    )
    for (const { row } of rows) found.push({ table: name, row })
  }
  return found
}
