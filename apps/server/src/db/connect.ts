import type { Env } from '../env'
import type { Log } from '../log'
import { startEmbedded } from './embedded/start-embedded'
import { type Db, openDatabase } from './open'

export interface Database {
  db: Db
  close(): Promise<void>
}

/** The database of the installation: the one it is pointed at, otherwise its own. */
export async function connect(
  env: Pick<Env, 'databaseUrl' | 'databasePool' | 'dataFolder'>,
  log: Log,
): Promise<Database> {
  if (env.databaseUrl) {
    const db = openDatabase({ connectionString: env.databaseUrl, max: env.databasePool }, log)
    return { db, close: () => db.$client.end() }
  }
  const server = await startEmbedded({ dataDir: env.dataFolder, log: (message) => log.info(message) })
  const db = openDatabase({ ...server.connection, max: env.databasePool }, log)
  return {
    db,
    async close() {
      await db.$client.end()
      await server.stop()
    },
  }
}
