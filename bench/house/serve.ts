import { buildApp } from '../../apps/server/src/app'
import { connect } from '../../apps/server/src/db/connect'
import { migrate } from '../../apps/server/src/db/migrate'
import { readEnv } from '../../apps/server/src/env'
import { boundlessAllowances } from '../../apps/server/src/http/limits'
import { openLog } from '../../apps/server/src/log'
import { partsGiven, readyFor } from './told-to'

// Larder as people run it, on its own PostgreSQL with all its safety; only the allowances are beyond any load.

export interface ServeParts {
  dataFolder: string
  /** The database of another house, where it is not to have its own. */
  database?: Serving['database']
  webFolder: string
  migrations: string
}

export interface Serving {
  url: string
  /** Where its database is, for a floor on the same one. */
  database: { host: string; port: number; user: string; database: string }
}

const { dataFolder, webFolder, migrations, database: shared } = partsGiven<ServeParts>()
const sharedUrl = shared && {
  DATABASE_URL: `postgres://${shared.user}@localhost:${shared.port}/${shared.database}?host=${encodeURIComponent(shared.host)}`,
}
const env = readEnv({ LARDER_DATA: dataFolder, TRUST_PROXY: 'true', ...sharedUrl })
const log = openLog('warn')
const { db, close } = await connect(env, log)
await migrate(db.$client, new URL(migrations))
const mail = { send: async () => undefined, forget: async () => undefined, close: () => undefined }
const app = await buildApp({ env, db, log, mail, allowances: boundlessAllowances, webFolder })
const url = await app.http.listen({ port: 0, host: '127.0.0.1' })

const { host = '', port = 0, user = '', database = '' } = db.$client.options
const serving: Serving = { url, database: { host, port, user, database } }
readyFor(serving, async () => {
  await app.close()
  await close()
})
