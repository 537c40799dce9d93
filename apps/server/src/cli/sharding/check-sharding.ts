import pg from 'pg'
import { readShardingPlan } from './apply-sharding'
import { hasCitus, readInstalledSchema } from './installed-schema'
import { decidePlacements, shardColumnOf } from './table-placement'

type Queries = Pick<pg.Pool, 'query'>

/** References that no engine checks when one side is split. */
const looseReferences = [
  ['household_members', 'household_id'],
  ['household_secrets', 'household_id'],
  ['accounts', 'current_household_id'],
  ['recipes', 'flexible_household'],
] as const

/** Says what is not as it should be: tables in the wrong place, and rows that have lost their household. */
export async function checkSharding(db: Queries): Promise<string[]> {
  const faults = (await readShardingPlan(db)).map(({ says }) => `not done: ${says}`)
  if (await hasCitus(db)) faults.push(...(await checkColocation(db)))
  const schema = await readInstalledSchema(db)
  const placements = decidePlacements(schema)
  for (const table of schema.tables) {
    const column = shardColumnOf(table)
    if (placements.get(table.name) === 'distributed' && column && table.name !== 'households')
      faults.push(...(await findStrays(db, table.name, column)))
  }
  for (const [table, column] of looseReferences) faults.push(...(await findStrays(db, table, column)))
  return faults
}

/** Every table of a household must lie on the same node. */
async function checkColocation(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select logicalrelid::regclass::text as name from pg_dist_partition where partmethod = 'h'
      and colocationid <> (select colocationid from pg_dist_partition where logicalrelid = 'households'::regclass)`,
  )
  return rows.map(({ name }) => `${name} is not kept together with households`)
}

async function findStrays(db: Queries, table: string, column: string): Promise<string[]> {
  const [name, key] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)]
  const { rows } = await db.query<{ strays: string }>(
    `select count(*) as strays from ${name} where ${key} is not null and ${key} not in (select id from households)`,
  )
  const count = Number(rows[0]?.strays)
  return count === 0 ? [] : [`${count} rows of ${table} belong to no household`]
}
