import type pg from 'pg'
import { listSequences, listTables, quoteIdentifier } from './table-catalog'

/** Reads everything that a backup must preserve, in comparable form. */
export async function readEveryRow(pool: pg.Pool): Promise<Record<string, unknown>> {
  const client = await pool.connect()
  try {
    const all: Record<string, unknown> = { sequences: await listSequences(client) }
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${quoteIdentifier(name)} t order by 1`,
      )
      all[name] = rows.map(({ row }) => row)
    }
    return all
  } finally {
    client.release()
  }
}
