import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../db/database'
import { createLog } from '../log'
import { type TestCluster, templateName } from './test-cluster'

export interface TestDatabase {
  db: OpenDatabase
  name: string
  drop(): Promise<void>
}

/** Creates a migrated database for one test file. */
export async function aTestDatabase(
  cluster: TestCluster,
  settings: pg.PoolConfig = {},
): Promise<TestDatabase> {
  const name = `larder_${randomBytes(6).toString('hex')}`
  await runAsSuperuser(cluster, `create database ${name} template ${templateName}`)
  const db = openDatabase({ ...settings, ...cluster, database: name, max: 10 }, createLog('silent'))
  return {
    db,
    name,
    async drop() {
      await db.$client.end()
      await runAsSuperuser(cluster, `drop database if exists ${name} with (force)`)
    },
  }
}

async function runAsSuperuser(cluster: TestCluster, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster, database: 'larder' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
