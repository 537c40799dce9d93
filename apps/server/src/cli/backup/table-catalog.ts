import type pg from 'pg'

export interface CatalogTable {
  name: string
  columns: string[]
}

export interface CatalogSequence {
  name: string
  /** As text, because it may exceed the range of a number. */
  value: string
  called: boolean
}

const currentSchema = '(select oid from pg_namespace where nspname = current_schema())'
const notFromExtension = `not exists (
  select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * Returns every table that survives a crash; unlogged ones hold counters. A partitioned table includes its partitions. Generated
 * columns are left out, because they are recomputed.
 */
export async function listTables(client: pg.ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(`
    select c.relname::text as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns
    from pg_class c
    where c.relnamespace = ${currentSchema} and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and ${notFromExtension}
    order by c.relname`)
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<CatalogSequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = ${currentSchema} and c.relkind = 'S' and c.relpersistence = 'p' and ${notFromExtension}
    order by c.relname`)
  const sequences: CatalogSequence[] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoteIdentifier(name)}`,
    )
    for (const { value, called } of state.rows) sequences.push({ name, value, called })
  }
  return sequences
}

/**
 * Disables foreign keys and triggers of these tables and returns the statements that restore them. Without them rows can be
 * loaded in any order, circular references included, and no trigger fires. Restoring a foreign key checks every row.
 */
export async function disableConstraints(client: pg.ClientBase, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as off,
       format('alter table %s add constraint %I %s',
         k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as on
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = ${currentSchema} and c.relname = any($1)
     union all
     select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
       format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0
       and c.relnamespace = ${currentSchema} and c.relname = any($1)`,
    [tables],
  )
  for (const { off } of rows) await client.query(off)
  return rows.map(({ on }) => on)
}

/** Quotes an identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function quoteIdentifiers(names: string[]): string {
  return names.map(quoteIdentifier).join(', ')
}
