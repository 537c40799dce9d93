import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded'
import { openDatabase } from '../../apps/server/src/db/open'
import { openLog } from '../../apps/server/src/log'
import { type Crowd, gather } from './crowd'
import { aDataFolder } from './data-folder'
import { fillCookbook } from './fill-cookbook'
import { databaseCpuIn, type House, openServerOn } from './open-house'
import type { Serving } from './serve'
import { whenAllIsDone } from './when-done'

export const cookbookSizes = [1000, 10_000, 100_000] as const
export type CookbookSize = (typeof cookbookSizes)[number]

/** Databases with the same cooks and ever more recipes. */
export interface Cookbooks {
  crowd: Crowd
  /** With nothing to cook from. */
  empty: Serving['database']
  databaseCpuMs: House['databaseCpuMs']
  of(size: CookbookSize): Serving['database']
}

let built: Promise<Cookbooks> | undefined

/** Filled once for all measurements of a run: the largest takes longer than what is measured on it. */
export function cookbooks(): Promise<Cookbooks> {
  built ??= build()
  return built
}

async function build(): Promise<Cookbooks> {
  const dataDir = await aDataFolder(whenAllIsDone)
  const server = await startEmbedded({ dataDir })
  whenAllIsDone(() => server.stop())
  const { host = '', port = 0, user = '', database = '' } = server.connection
  const empty = { host, port, user, database }
  const first = await openServerOn(empty)
  const crowd = await gather(first.started.url)
  await first.stop()
  const admin = new pg.Client({ ...empty, database: 'postgres' })
  await admin.connect()
  let [source, filled] = [database, 0]
  for (const size of cookbookSizes) {
    // A copy of the one before, which nobody may use meanwhile.
    await admin.query(`create database ${nameOf(size)} template "${source}"`)
    const db = openDatabase({ ...empty, database: nameOf(size), max: 2 }, openLog('warn'))
    await fillCookbook(db, filled, size)
    await db.$client.end()
    source = nameOf(size)
    filled = size
  }
  await admin.end()
  const databaseCpuMs = await databaseCpuIn(dataDir)
  return { crowd, empty, databaseCpuMs, of: (size) => ({ ...empty, database: nameOf(size) }) }
}

function nameOf(size: CookbookSize): string {
  return `cookbook_${size}`
}
