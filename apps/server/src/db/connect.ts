import type pg from 'pg'
import type { Env } from '../env'
import type { Log } from '../log'
import { type OpenDatabase, openDatabase } from './database'
import { startEmbedded } from './embedded/start-embedded'

export interface Database {
  db: OpenDatabase
  close(): Promise<void>
}

/** Connects to the database at `DATABASE_URL`, or starts the embedded one. `onLaunch` is called while that one starts. */
export async function connectDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePool' | 'dataFolder'>,
  log: Log,
  settings: pg.PoolConfig = {},
  onLaunch: () => void = () => undefined,
): Promise<Database> {
  const poolConfig = { ...settings, max: env.databasePool }
  if (env.databaseUrl) {
    const db = openDatabase({ ...poolConfig, connectionString: env.databaseUrl }, log)
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
