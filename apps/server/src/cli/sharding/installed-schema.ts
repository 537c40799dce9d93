import type pg from 'pg'

export interface ForeignKey {
  readonly name: string
  readonly table: string
  readonly target: string
  /** As PostgreSQL writes it. */
  readonly definition: string
}

/** How a table lies now: on every node, split by household, or as plain PostgreSQL keeps it. */
export type Placement = 'distributed' | 'reference' | 'local'

export interface InstalledTable {
  readonly name: string
  readonly columns: ReadonlySet<string>
  readonly placement: Placement
}

export interface InstalledSchema {
  readonly tables: readonly InstalledTable[]
  readonly foreignKeys: readonly ForeignKey[]
}

type Queries = Pick<pg.Pool, 'query'>

/** Foreign keys that were taken away to distribute a table are kept here until they are back. */
export const keptKeysTable = 'sharding_foreign_keys'

export async function readInstalledSchema(db: Queries): Promise<InstalledSchema> {
  const placements = await readPlacements(db)
  const { rows: tables } = await db.query<{ name: string; columns: string[] }>(
    `select t.table_name as name, array_agg(c.column_name::text) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> $1
     group by t.table_name order by t.table_name`,
    [keptKeysTable],
  )
  const { rows: foreignKeys } = await db.query<ForeignKey>(
    `select k.conname as name, c.relname as table, f.relname as target, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conparentid = 0
     order by c.relname, k.conname`,
  )
  return {
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: new Set(columns),
      placement: placements.get(name) ?? 'local',
    })),
    foreignKeys,
  }
}

async function readPlacements(db: Queries): Promise<Map<string, Placement>> {
  if (!(await hasCitus(db))) return new Map()
  const { rows } = await db.query<{ name: string; method: string }>(
    `select logicalrelid::regclass::text as name, case when partmethod = 'h' then 'distributed'
       when repmodel = 't' then 'reference' else 'local' end as method from pg_dist_partition`,
  )
  return new Map(rows.map(({ name, method }) => [name, method as Placement]))
}

export async function hasCitus(db: Queries): Promise<boolean> {
  const { rows } = await db.query(`select 1 as one from pg_extension where extname = 'citus'`)
  return rows.length > 0
}
