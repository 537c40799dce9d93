import pg from 'pg'
import { openDatabase } from '../../../apps/server/src/db/database'
import { startEmbedded } from '../../../apps/server/src/db/embedded/start-embedded'
import { createLog } from '../../../apps/server/src/log'
import type { DatabaseAddress } from '../../kit/start-larder'
import { onRunEnd } from '../processes/cleanup'
import { createBenchFolder } from '../processes/data-folder'
import { type BenchLarder, createDatabaseCpuReader, startServerOn } from '../processes/start-processes'
import { fillCookbook } from './fill-cookbook'
import { createPopulation, type Population } from './population'

export const cookbookSizes = [1000, 10_000, 100_000] as const
type CookbookSize = (typeof cookbookSizes)[number]

/** Databases with the same cooks and ever more recipes. */
export interface CookbookDatabases {
  crowd: Population
  /** With nothing to cook from. */
  empty: DatabaseAddress
  databaseCpuMs: BenchLarder['databaseCpuMs']
  of(size: CookbookSize): DatabaseAddress
}

let built: Promise<CookbookDatabases> | undefined

/** Filled once for all measurements of a run: the largest takes longer than what is measured on it. */
export function getCookbookDatabases(): Promise<CookbookDatabases> {
  built ??= createDatabases()
  return built
}

async function createDatabases(): Promise<CookbookDatabases> {
  const dataDir = await createBenchFolder(onRunEnd)
  const server = await startEmbedded({ dataDir })
  onRunEnd(() => server.stop())
  const { host = '', port = 0, user = '', database = '' } = server.connection
  const empty = { host, port, user, database }
  const first = await startServerOn(empty)
  const crowd = await createPopulation(first.started.url)
  await first.stop()
  const admin = new pg.Client({ ...empty, database: 'postgres' })
  await admin.connect()
  let [source, filled] = [database, 0]
  for (const size of cookbookSizes) {
    // A copy of the one before, which nobody may use meanwhile.
    await admin.query(`create database ${nameOf(size)} template "${source}"`)
    const db = openDatabase({ ...empty, database: nameOf(size), max: 2 }, createLog('warn'))
    await fillCookbook(db, filled, size)
    await db.$client.end()
    source = nameOf(size)
    filled = size
  }
  await admin.end()
  const databaseCpuMs = await createDatabaseCpuReader(dataDir)
  return { crowd, empty, databaseCpuMs, of: (size) => ({ ...empty, database: nameOf(size) }) }
}

function nameOf(size: CookbookSize): string {
  return `cookbook_${size}`
}
