import type pg from 'pg'
import type { Env } from '../env'
import type { Log } from '../log'
import { type Db, openDatabase } from './database'
import { startEmbedded } from './embedded/start-embedded'

export interface Database {
  db: Db
  close(): Promise<void>
}

/** The database of the installation: the one it is pointed at, otherwise its own. Meanwhile is when that one is on its way up. */
export async function connectDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePool' | 'dataFolder'>,
  log: Log,
  settings: pg.PoolConfig = {},
  meanwhile: () => void = () => undefined,
): Promise<Database> {
  const pooled = { ...settings, max: env.databasePool }
  if (env.databaseUrl) {
    const db = openDatabase({ ...pooled, connectionString: env.databaseUrl }, log)
    return { db, close: () => db.$client.end() }
  }
  const server = await startEmbedded({
    dataDir: env.dataFolder,
    log: (message) => log.info(message),
    onLaunch: meanwhile,
  })
  const db = openDatabase({ ...pooled, ...server.connection }, log)
  return {
    db,
    async close() {
      await db.$client.end()
      await server.stop()
    },
  }
}
