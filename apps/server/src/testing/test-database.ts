import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Db, openDatabase } from '../db/open'
import { openLog } from '../log'
import { type Cluster, templateName } from './cluster'

export interface TestDatabase {
  db: Db
  name: string
  drop(): Promise<void>
}

/** A database of its own, already migrated. */
export async function aDatabase(cluster: Cluster, settings: pg.PoolConfig = {}): Promise<TestDatabase> {
  const name = `larder_${randomBytes(6).toString('hex')}`
  await asAdmin(cluster, `create database ${name} template ${templateName}`)
  const db = openDatabase({ ...settings, ...cluster, database: name, max: 10 }, openLog('silent'))
  return {
    db,
    name,
    async drop() {
      await db.$client.end()
      await asAdmin(cluster, `drop database if exists ${name} with (force)`)
    },
  }
}

async function asAdmin(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster, database: 'larder' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
