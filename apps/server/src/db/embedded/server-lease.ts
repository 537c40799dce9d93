import { Socket } from 'node:net'
import pg from 'pg'
import { superuser } from './cluster'
import type { ClusterPaths } from './cluster-paths'
import { EmbeddedError } from './embedded-error'
import { type PostmasterFile, parsePostmasterFile } from './postmaster-file'
import { isServerOfCluster, readStartTime } from './running-process'
import type { ServerProcess } from './server-process'
import { isPrivateFolder, resolveSocketFolder } from './socket-folder'

/** A connection that marks the server as used by this process for as long as it is open. */
export interface ServerLease {
  /** The socket's folder. */
  host: string
  /** Undefined when the server is out of Larder's control (in another container) and must not be stopped. */
  server: ServerProcess | undefined
  /** Registers a callback that runs once when the connection is lost. */
  onLost(callback: () => void): void
  /** Releases the lease; returns true when no other process uses the server or can start using it. */
  release(): Promise<boolean>
  /** Closes the connection. */
  close(): Promise<void>
}

export const databaseName = 'larder'

/** PostgreSQL's own database: advisory locks in it are shared by all processes, whatever is dropped or restored elsewhere. */
const lockDatabase = 'postgres'

/** The key of the advisory lock: the letters 'LARD', 'user'. */
const leaseLockKey = '1279349316, 1970496882'

/** Opens a lease on the server that wrote this file. */
export async function openServerLease(paths: ClusterPaths, file: PostmasterFile): Promise<ServerLease> {
  const host = resolveSocketFolder(file.socketFolder, paths.sockets)
  if (!(await isPrivateFolder(host, paths.account))) {
    throw new Error(`The socket folder ${host} is not there or not private to ${paths.account.name}.`)
  }
  const socket = new Socket()
  const client = new pg.Client({
    host,
    port: file.port,
    user: superuser,
    database: lockDatabase,
    application_name: 'larder in use',
    connectionTimeoutMillis: 30_000,
    ssl: false,
    stream: () => socket,
  })
  let lost = false
  let notifyLost = () => {}
  // Without a listener, the loss of an idle connection would end the whole process.
  client.on('error', () => undefined)
  client.on('end', () => {
    lost = true
    notifyLost()
  })
  try {
    await client.connect()
    await checkSameServer(client, file, host)
    await client.query(`select pg_advisory_lock_shared(${leaseLockKey})`)
    await ensureDatabase(client)
    const startTime = (await isServerOfCluster(file.pid, paths.cluster))
      ? await readStartTime(file.pid)
      : undefined
    // A process that does not call `stop` must still be able to exit.
    socket.unref()
    return {
      host,
      server: startTime === undefined ? undefined : { pid: file.pid, startTime },
      onLost(callback) {
        notifyLost = callback
        if (lost) callback()
      },
      async release() {
        if (lost) return false
        socket.ref()
        await client.query(`select pg_advisory_unlock_shared(${leaseLockKey})`)
        const { rows } = await client.query<{ alone: boolean }>(
          `select pg_try_advisory_lock(${leaseLockKey}) as alone`,
        )
        return rows[0]?.alone === true
      },
      close: () => client.end().catch(() => undefined),
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** A stale file could point to an unrelated server's socket, so the server must have written the file we read. */
async function checkSameServer(client: pg.Client, file: PostmasterFile, host: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>("select pg_read_file('postmaster.pid') as text")
  const reported = parsePostmasterFile(rows[0]?.text ?? '')
  if (reported?.pid !== file.pid || reported.startedAt !== file.startedAt) {
    throw new EmbeddedError(`The server at ${host} serves another cluster.`)
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}
