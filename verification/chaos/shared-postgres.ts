import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded'
import { createDataFolder, type DataFolder } from '../kit/data-folder'
import type { ChaosInstallation } from './chaos-installation'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'

interface SharedDatabase {
  name: string
  direct: string
  byProxy: string
  /** A look at it beside the servers. */
  look: pg.Pool
  query: ChaosInstallation['query']
}

/** A PostgreSQL that several servers use, and a proxy to it that can be slow, silent or cut. */
export interface SharedPostgres extends Pick<DataFolder, 'postmaster'> {
  /** An empty database and its addresses: direct, and by the proxy. */
  database(): Promise<SharedDatabase>
  readonly proxy: TcpProxy
  close(): Promise<void>
}

export async function startSharedPostgres(): Promise<SharedPostgres> {
  const { path, postmaster, close } = await createDataFolder()
  // It restarts by itself when it is killed.
  const server = await startEmbedded({ dataDir: path })
  const { host, port, user } = server.connection
  const proxy = await startTcpProxy(join(host, `.s.PGSQL.${port}`))
  const looks: pg.Pool[] = []
  let databases = 0
  return {
    postmaster,
    proxy,
    async database() {
      const name = `larder_${++databases}`
      const admin = new pg.Client({ ...server.connection })
      await admin.connect()
      await admin.query(`create database ${name}`)
      await admin.end()
      const look = new pg.Pool({ host, port, user, database: name, max: 3 })
      look.on('error', () => undefined)
      look.on('connect', (client) => client.on('error', () => undefined))
      looks.push(look)
      return {
        ...{ name, look, query: (work) => work(look) },
        direct: `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`,
        byProxy: `postgres://${user}@127.0.0.1:${proxy.port}/${name}`,
      }
    },
    async close() {
      await proxy.close()
      for (const look of looks) await look.end()
      await server.stop()
      await close()
    },
  }
}
