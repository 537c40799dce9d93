import pg from 'pg'

/**
 * Whom a statement concerns, and so where a distributed engine would send it: one household's rows, those together with what all
 * households read, one person's rows, what all read, or nothing that is stored.
 */
export type StatementScope = 'household' | 'joined' | 'person' | 'everybody' | 'nothing'

/** All that some work says to the database, statement by statement. */
export async function recordStatementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const own = pg.Client.prototype.query
  const listening = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
    if (typeof text === 'string') statements.push(text)
    return Reflect.apply(own, this, args)
  }
  Reflect.set(pg.Client.prototype, 'query', listening)
  try {
    await work()
  } finally {
    Reflect.set(pg.Client.prototype, 'query', own)
  }
  return statements
}

/** What belongs to no household and is no person's own affair: read by all, and by few written. */
const shared = new Set(
  `recipes recipe_versions recipe_words recipe_pictures recipe_views posts comments communities community_members post_shares
  follows reports messages audit_log looked_up_products job_runs payment_events rate_counters login_failures`.split(
    /\s+/,
  ),
)

/** The tables of the schema, and which of them carry a household. */
export interface SchemaTables {
  readonly all: ReadonlySet<string>
  readonly ofHouseholds: ReadonlySet<string>
  readonly ofPeople: ReadonlySet<string>
}

export async function readSchemaTables(pool: pg.Pool): Promise<SchemaTables> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`)
  const all = new Set(rows.map(({ name }) => name))
  const having = rows.flatMap(({ name, columns }) => (columns.includes('household_id') ? [name] : []))
  const ofHouseholds = new Set([...having, 'households'])
  const isOfPerson = (name: string, columns: readonly string[]) =>
    name === 'accounts' || (columns.includes('account_id') && !ofHouseholds.has(name) && !shared.has(name))
  return {
    all,
    ofHouseholds,
    ofPeople: new Set(rows.flatMap(({ name, columns }) => (isOfPerson(name, columns) ? [name] : []))),
  }
}

/** Which tables a statement reads or writes, and whether it says for which household. */
export function classifyStatement(
  text: string,
  tables: SchemaTables,
): { concern: StatementScope; keyed: boolean; named: string[] } {
  const found = text.toLowerCase().matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)"?/g)
  const named = [...new Set([...found].map(([, name = '']) => name))].filter((name) => tables.all.has(name))
  const some = (set: ReadonlySet<string>) => named.some((name) => set.has(name))
  const keyed = /household_id|households/.test(text)
  if (named.length === 0) return { concern: 'nothing', keyed, named }
  // Who this is: found by the secret of the session, whatever comes with it.
  if (named.includes('sessions')) return { concern: 'person', keyed: true, named }
  if (some(tables.ofHouseholds)) return { concern: some(shared) ? 'joined' : 'household', keyed, named }
  return { concern: some(shared) ? 'everybody' : 'person', keyed, named }
}
