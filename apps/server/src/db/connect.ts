import type pg from 'pg'
import type { Env } from '../env'
import type { Log } from '../log'
import { toClientSettings } from './connection/database-client'
import { type OpenDatabase, openDatabase } from './database'
import { startEmbedded } from './embedded/start-embedded'

export interface Database {
  db: OpenDatabase
  close(): Promise<void>
}

/** Connects to the database at `DATABASE_URL`, or starts the embedded one. `onLaunch` is called while that one starts. */
export async function connectDatabase(
  env: Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'databasePrepares' | 'databasePool' | 'dataFolder'>,
  log: Log,
  settings: pg.PoolConfig = {},
  onLaunch: () => void = () => undefined,
): Promise<Database> {
  const poolConfig = { ...settings, max: env.databasePool }
  if (env.databaseUrl) {
    const { databaseUrl, databaseDirectUrl, databasePrepares } = env
    const direct = databaseDirectUrl && toClientSettings(databaseDirectUrl, true)
    const db = openDatabase(
      { ...poolConfig, ...toClientSettings(databaseUrl, databasePrepares) },
      log,
      direct,
    )
    return { db, close: () => db.$client.end() }
  }
  const server = await startEmbedded({
    dataDir: env.dataFolder,
    log: (message) => log.info(message),
    onLaunch: onLaunch,
  })
  const db = openDatabase({ ...poolConfig, ...server.connection }, log)
  return {
    db,
    async close() {
      await db.$client.end()
      await server.stop()
    },
  }
}
