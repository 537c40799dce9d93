import { Socket } from 'node:net'
import pg from 'pg'
import { superuser } from './cluster'
import type { ClusterPaths } from './cluster-paths'
import { EmbeddedError } from './embedded-error'
import { type PostmasterFile, parsePostmasterFile } from './postmaster-file'
import { isServerOfCluster, readStartTime } from './running-process'
import type { ServerProcess } from './server-process'
import { isPrivateFolder, resolveSocketFolder } from './socket-folder'

/** A connection that tells other Larder processes, as long as it lives, that this one uses the server. */
export interface ServerLease {
  /** The socket's folder. */
  host: string
  /** Undefined where the server runs beyond Larder's reach (in another container), to be left alone. */
  server: ServerProcess | undefined
  /** Calls back once when the connection is lost. */
  onLost(callback: () => void): void
  /** Gives up the use; true when nobody else uses the server and nobody can begin to. */
  release(): Promise<boolean>
  /** Closes the connection. */
  close(): Promise<void>
}

export const databaseName = 'larder'

/** PostgreSQL's own database: in it locks are shared by all, whatever is dropped or restored elsewhere. */
const lockDatabase = 'postgres'

/** The key of the advisory lock: the letters 'LARD', 'user'. */
const leaseLockKey = '1279349316, 1970496882'

/** Joins the users of the server that wrote this file. */
export async function openServerLease(place: ClusterPaths, file: PostmasterFile): Promise<ServerLease> {
  const host = resolveSocketFolder(file.socketFolder, place.sockets)
  if (!(await isPrivateFolder(host, place.account))) {
    throw new Error(`The socket folder ${host} is not there or not private to ${place.account.name}.`)
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
  let tell = () => {}
  // Unheard, the loss of an idle connection would end the whole process.
  client.on('error', () => undefined)
  client.on('end', () => {
    lost = true
    tell()
  })
  try {
    await client.connect()
    await checkSameServer(client, file, host)
    await client.query(`select pg_advisory_lock_shared(${leaseLockKey})`)
    await ensureDatabase(client)
    const began = (await isServerOfCluster(file.pid, place.cluster))
      ? await readStartTime(file.pid)
      : undefined
    // Whoever forgets to stop must still be able to end.
    socket.unref()
    return {
      host,
      server: began === undefined ? undefined : { pid: file.pid, began },
      onLost(callback) {
        tell = callback
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

/** A stale file could lead to a stranger's socket: the server must have written the very file we read. */
async function checkSameServer(client: pg.Client, file: PostmasterFile, host: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>("select pg_read_file('postmaster.pid') as text")
  const own = parsePostmasterFile(rows[0]?.text ?? '')
  if (own?.pid !== file.pid || own.startedAt !== file.startedAt) {
    throw new EmbeddedError(`The server at ${host} serves another cluster.`)
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`create database ${databaseName}`)
}
