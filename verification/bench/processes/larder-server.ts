import { buildApp } from '../../../apps/server/src/app'
import { connectDatabase } from '../../../apps/server/src/db/connect'
import { migrate } from '../../../apps/server/src/db/migrate'
import { readEnv } from '../../../apps/server/src/env'
import { unlimitedRateLimits } from '../../../apps/server/src/http/rate-limits'
import { createLog } from '../../../apps/server/src/log'
import { readConfig, reportReady } from './parent-process'

// Larder as people run it, on its own PostgreSQL with all its safety; only the allowances are beyond any load.

export interface ServerConfig {
  dataFolder: string
  /** The database of another house, where it is not to have its own. */
  database?: ServerStarted['database']
  webFolder: string
  migrations: string
}

export interface ServerStarted {
  url: string
  /** Where its database is, for a baseline on the same one. */
  database: { host: string; port: number; user: string; database: string }
}

const { dataFolder, webFolder, migrations, database: shared } = readConfig<ServerConfig>()
const sharedUrl = shared && {
  DATABASE_URL: `postgres://${shared.user}@localhost:${shared.port}/${shared.database}?host=${encodeURIComponent(shared.host)}`,
}
const env = readEnv({ LARDER_DATA: dataFolder, TRUST_PROXY: 'true', ...sharedUrl })
const log = createLog('warn')
const { db, close } = await connectDatabase(env, log)
await migrate(db.$client, new URL(migrations))
const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
const app = await buildApp({ env, db, log, mail, allowances: unlimitedRateLimits, webFolder })
const url = await app.http.listen({ port: 0, host: '127.0.0.1' })

const { host = '', port = 0, user = '', database = '' } = db.$client.options
const serving: ServerStarted = { url, database: { host, port, user, database } }
reportReady(serving, async () => {
  await app.close()
  await close()
})
