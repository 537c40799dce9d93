import { rmdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCluster, superuser } from './cluster'
import { prepareClusterPaths } from './cluster-paths'
import { EmbeddedError, errorMessageOf } from './embedded-error'
import { joinServer } from './join-server'
import { databaseName, type ServerLease } from './server-lease'
import { shutDownServer } from './server-process'
import { socketPort } from './socket-folder'
import { acquireStartLock } from './start-lock'

export interface EmbeddedPostgres {
  /** For `new pg.Pool({ host, port, user, database })`: host is the socket folder. */
  connection: { host: string; port: number; user: string; database: string }
  /** Whether this call adopted a server already running on the folder. */
  adopted: boolean
  /** Releases the server; stops it unless another Larder process still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder of the installation (LARDER_DATA). The cluster lives in `<dataDir>/postgres`. */
  dataDir: string
  /** Extra server settings, e.g. { fsync: 'off' } in throw-away test clusters. */
  settings?: Record<string, string>
  log?: (message: string) => void
  /** Called as soon as our own server is starting, which takes a while. */
  onLaunch?: () => void
}

const stopTimeoutMs = 30_000
const maxPauseMs = 5_000

/** Runs Larder's own PostgreSQL on this folder, or joins the one that already runs there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, log = () => undefined, onLaunch } = options
  const paths = await prepareClusterPaths(dataDir)
  const first = await joinServer(paths, { settings, log, ...(onLaunch && { onLaunch }) })
  // A restarted server must use the socket folder of the first, where the pool connects.
  const firstPaths = { ...paths, sockets: first.session.host }
  const ending = new AbortController()
  let current: Promise<ServerLease | undefined> = Promise.resolve(first.session)
  let stopped: Promise<void> | undefined
  rejoinWhenLost(first.session)

  function rejoinWhenLost(session: ServerLease): void {
    session.onLost(() => {
      if (!ending.signal.aborted) current = rejoin()
    })
  }

  /** Restarts a server that died while Larder runs; the pool reconnects by itself. */
  async function rejoin(): Promise<ServerLease | undefined> {
    log('The connection to the embedded PostgreSQL was lost; joining it again.')
    for (let pause = 100; !ending.signal.aborted; pause = Math.min(2 * pause, maxPauseMs)) {
      // Never create a new cluster while Larder runs: an empty database would look like lost data.
      if (!(await hasCluster(paths.cluster))) return undefined
      try {
        const { session } = await joinServer(firstPaths, { settings, log })
        rejoinWhenLost(session)
        return session
      } catch (error) {
        log(errorMessageOf(error))
        await delay(pause, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  async function releaseServer(): Promise<void> {
    ending.abort()
    const session = await current
    if (session === undefined) return
    // Locked while we decide: a process that starts now would adopt a server about to stop.
    const release = await acquireStartLock(paths.lock, stopTimeoutMs).catch((error: unknown) => {
      // Another process is starting and needs the server. Any other failure (disk full, folder deleted) must not keep it running.
      return error instanceof EmbeddedError ? undefined : () => Promise.resolve()
    })
    try {
      const isLastUser = release !== undefined && (await session.release().catch(() => false))
      if (isLastUser && session.server !== undefined) {
        await shutDownServer(session.server)
        await rmdir(session.host).catch(() => undefined)
        log('The embedded PostgreSQL has stopped.')
      }
    } finally {
      await session.close()
      await release?.()
    }
  }

  return {
    connection: { host: firstPaths.sockets, port: socketPort, user: superuser, database: databaseName },
    adopted: first.adopted,
    stop() {
      stopped ??= releaseServer()
      return stopped
    },
  }
}
