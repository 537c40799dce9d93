import type pg from 'pg'
import type { SchemaTables } from './statement-scope'

export interface TableSize {
  readonly table: string
  /** Rows of this household and its members. */
  readonly rows: number
  /** What they take with their share of indexes. */
  readonly bytes: number
}

/**
 * What one household holds, table by table: its rows as they are stored, and an entry in each index of the table, whose pages are
 * two thirds full. Partial indexes are counted as whole ones, so this is rather too much.
 */
export async function readTableSizes(
  pool: pg.Pool,
  tables: SchemaTables,
  householdId: string,
): Promise<TableSize[]> {
  await pool.query('analyze')
  const sizes: TableSize[] = []
  for (const table of [...tables.ofHouseholds, ...tables.ofPeople]) {
    const { rows } = await pool.query<{ own: string; bytes: string | null; entry: string | null }>(
      `select count(*) as own, sum(pg_column_size(one.*) + 28) as bytes, (
        select sum((16 + (
          select coalesce(sum(stats.avg_width), 8) from pg_attribute key
          left join pg_stats stats on stats.tablename = '${table}' and stats.attname = key.attname
          where key.attrelid = indexed.indrelid and key.attnum = any(indexed.indkey::int2[])
        )) / 0.66) from pg_index indexed where indexed.indrelid = '${table}'::regclass
      ) as entry from ${table} one where ${whose(table, tables)}`,
      [householdId],
    )
    const [found] = rows
    const count = Number(found?.own)
    if (count > 0)
      sizes.push({ table, rows: count, bytes: Number(found?.bytes) + count * Number(found?.entry) })
  }
  return sizes.sort((a, b) => b.bytes - a.bytes)
}

function whose(table: string, tables: SchemaTables): string {
  if (table === 'households') return 'one.id = $1'
  if (tables.ofHouseholds.has(table)) return 'one.household_id = $1'
  const member = 'select account_id from household_members where household_id = $1'
  return table === 'accounts' ? `one.id in (${member})` : `one.account_id in (${member})`
}
