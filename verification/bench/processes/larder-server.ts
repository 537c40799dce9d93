import { reportReady } from '../../kit/parent-process'
import { type DatabaseAddress, startLarder } from '../../kit/start-larder'
import { readConfig, usageHandlers } from './program-side'

export interface ServerConfig {
  dataFolder: string
  /** The database of another installation, where it is not to have its own. */
  database?: DatabaseAddress
  webFolder: string
  migrations: string
}

export interface ServerStarted {
  url: string
  /** Where its database is, for a baseline on the same one. */
  database: DatabaseAddress
}

const { dataFolder, webFolder, migrations, database: shared } = readConfig<ServerConfig>()
const larder = await startLarder({
  ...{ folder: dataFolder, database: shared, webFolder },
  migrations: new URL(migrations),
})
const url = await larder.http.listen({ port: 0, host: '127.0.0.1' })
const { host = '', port = 0, user = '', database = '' } = larder.db.$client.options
const serving: ServerStarted = { url, database: { host, port, user, database } }
reportReady(serving, larder.close, usageHandlers)
