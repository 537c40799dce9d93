import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded'
import { startTcpProxy, type TcpProxy } from './tcp-proxy'

/** A PostgreSQL that several servers are pointed at, and a line to it that can be slow, silent or cut. */
export interface SharedPostgres {
  readonly folder: string
  /** An empty database and where it is reached: straight away, and by the line. */
  database(): Promise<{ name: string; direct: string; byLine: string; look: pg.Pool }>
  readonly line: TcpProxy
  close(): Promise<void>
}

export async function startSharedPostgres(): Promise<SharedPostgres> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'larder-chaos-')))
  await chmod(folder, 0o711)
  // Restarted by itself when it is killed.
  const server = await startEmbedded({ dataDir: folder })
  const { host, port, user } = server.connection
  const line = await startTcpProxy(join(host, `.s.PGSQL.${port}`))
  const looks: pg.Pool[] = []
  let databases = 0
  return {
    folder,
    line,
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
        ...{ name, look },
        direct: `postgres://${user}@${encodeURIComponent(host)}:${port}/${name}`,
        byLine: `postgres://${user}@127.0.0.1:${line.port}/${name}`,
      }
    },
    async close() {
      await line.close()
      for (const look of looks) await look.end()
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
