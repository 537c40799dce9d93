import type { OpenDatabase } from '../../../apps/server/src/db/database'

export interface HouseholdRows {
  /** Every row of the household and its members, as text. */
  readonly rows: readonly string[]
  /** Every UUID that stands in one of them. */
  readonly ids: ReadonlySet<string>
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

export const findUuids = (text: string): string[] => text.toLowerCase().match(uuid) ?? []

/**
 * Reads all that a household and its members have, in whichever table: a row is theirs by its household, its account, or
 * by leading to one that is. Asked of the database's own catalogue, so that a new table is in it from its first day.
 */
export async function createHouseholdRowReader(
  db: OpenDatabase,
  home: string,
  members: readonly string[],
): Promise<() => Promise<HouseholdRows>> {
  const { rows: columns } = await db.$client.query<{ table: string; name: string }>(`
    select c.table_name as table, c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`)
  const { rows: keys } = await db.$client.query<{
    child: string
    column: string
    parent: string
    to: string
  }>(`
    select child.relname as child, ca.attname as column, parent.relname as parent, pa.attname as to
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    join pg_attribute ca on ca.attrelid = k.conrelid and ca.attnum = k.conkey[1]
    join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
    where k.contype = 'f' and array_length(k.conkey, 1) = 1 and k.connamespace = 'public'::regnamespace`)

  function theirs(table: string, on: readonly string[] = []): string | undefined {
    if (table === 'households') return 'x.id = $1'
    if (table === 'accounts') return 'x.id = any($2)'
    const has = (name: string) => columns.some((one) => one.table === table && one.name === name)
    const own = [
      ...(has('household_id') ? ['x.household_id = $1'] : []),
      ...(has('account_id') ? ['x.account_id = any($2)'] : []),
    ]
    if (own.length > 0) return own.join(' or ')
    const led = keys
      .filter(({ child, parent }) => child === table && !on.includes(parent) && parent !== table)
      .flatMap(({ column, parent, to }) => {
        const condition = theirs(parent, [...on, table])
        return condition ? [`x."${column}" in (select x."${to}" from "${parent}" x where ${condition})`] : []
      })
    return led.length > 0 ? led.join(' or ') : undefined
  }

  const tables = [...new Set(columns.map(({ table }) => table))]
  const parts = tables.flatMap((table) => {
    const condition = theirs(table)
    // When somebody was last there is written down of everybody who comes, and is no change of anything.
    const row = `'${table} ' || (to_jsonb(x) - '{last_used_at,last_seen_at}'::text[])::text`
    return condition ? [`select ${row} as row from "${table}" x where ${condition}`] : []
  })
  const statement = { name: 'home-rows', text: parts.join('\nunion all ') }

  return async () => {
    const { rows } = await db.$client.query<{ row: string }>({ ...statement, values: [home, members] })
    const texts = rows.map(({ row }) => row).sort()
    return { rows: texts, ids: new Set(texts.flatMap(findUuids)) }
  }
}
