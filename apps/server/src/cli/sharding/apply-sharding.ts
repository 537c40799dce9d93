import type pg from 'pg'
import { CommandError } from '../command-error'
import { type ForeignKey, hasCitus, keptKeysTable, readInstalledSchema } from './installed-schema'
import { planSharding, type ShardingStep } from './sharding-plan'

type Queries = Pick<pg.Pool, 'query'>

async function requireCitus(db: Queries): Promise<void> {
  if (await hasCitus(db)) return
  throw new CommandError(
    'This database has no extension citus. On a coordinator with Citus: create extension citus; then add its workers.',
  )
}

/** What is missing; the first run of a database without Citus can be planned too. */
export async function readShardingPlan(db: Queries): Promise<ShardingStep[]> {
  const { rows } = await db.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    keptKeysTable,
  ])
  const kept = rows[0]?.there
    ? (await db.query<ForeignKey>(`select name, "table", target, definition from ${keptKeysTable}`)).rows
    : []
  return planSharding(await readInstalledSchema(db), kept)
}

/** Runs each step in a transaction; stopped, the next run continues. Returns how many steps there were. */
export async function applySharding(db: pg.Pool, report: (line: string) => void): Promise<number> {
  await requireCitus(db)
  await db.query(`create table if not exists ${keptKeysTable} (
    name text not null, "table" text not null, target text not null, definition text not null,
    primary key ("table", name))`)
  const steps = await readShardingPlan(db)
  const client = await db.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    for (const { says, statements } of steps) {
      report(says)
      await client.query('begin')
      // References between tables of every node and split ones are checked in one order.
      await client.query("set local citus.multi_shard_modify_mode = 'sequential'")
      for (const { text, values = [] } of statements) await client.query(text, [...values])
      await client.query('commit')
    }
  } finally {
    // A failed step is rolled back with its connection.
    client.release(true)
  }
  return steps.length
}
