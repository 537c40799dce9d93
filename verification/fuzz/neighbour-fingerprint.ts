import { createHash } from 'node:crypto'
import type { FuzzApp } from './fuzz-app'

/**
 * What time and the community change of their own accord: links that run out, what a job notes down, and what everybody may like
 * or answer to. All else of a household is its own.
 */
const tablesThatChange = new Set([
  ...[
    'deliveries',
    'email_changes',
    'email_codes',
    'password_resets',
    'openid_attempts',
    'data_archives',
    'sessions',
  ],
  ...[
    'recipes',
    'posts',
    'comments',
    'reports',
    'messages',
    'imports',
    'push_subscriptions',
    'calendar_feeds',
  ],
])

/** Every row of the other household, by table. */
export async function fingerprintNeighbour({ db, neighbour }: FuzzApp): Promise<Map<string, string>> {
  const run = async (text: string, ...values: unknown[]) =>
    (await db.$client.query<Record<string, string>>(text, values)).rows
  const { id } = neighbour.user
  const [home] = await run('select current_household_id as id from accounts where id = $1', id)
  const columns = await run(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name in ('household_id', 'account_id')`,
  )
  const prints = new Map<string, string>()
  for (const { table = '', column = '' } of columns) {
    if (tablesThatChange.has(table)) continue
    const whose = column === 'household_id' ? home?.id : id
    const rows = await run(`select t::text as row from ${table} t where ${column} = $1 order by 1`, whose)
    prints.set(`${table} by ${column}`, hashRows(rows))
  }
  prints.set(
    'households',
    hashRows(await run('select name, time_zone, currency from households where id = $1', home?.id)),
  )
  prints.set(
    'accounts',
    hashRows(
      await run(
        'select email, name, password_hash, role, subscription, status, deletion_at from accounts where id = $1',
        id,
      ),
    ),
  )
  prints.set(
    'recipes',
    hashRows(
      await run(
        'select id, title, version, public, removed_at from recipes where account_id = $1 order by id',
        id,
      ),
    ),
  )
  return prints
}

/** The tables in which something is not as it was. */
export function changedTables(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].filter(([table, print]) => after.get(table) !== print).map(([table]) => table)
}

const hashRows = (rows: readonly object[]) => createHash('sha256').update(JSON.stringify(rows)).digest('hex')
