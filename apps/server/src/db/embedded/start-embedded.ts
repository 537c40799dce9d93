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
  /** Leaves; stops the server unless another Larder process still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder of the installation (LARDER_DATA). The cluster lives in `<dataDir>/postgres`. */
  dataDir: string
  /** Extra server settings, e.g. { fsync: 'off' } in throw-away test clusters. */
  settings?: Record<string, string>
  log?: (message: string) => void
  /** Called as soon as a server of our own is on its way up, which takes it a while. */
  onLaunch?: () => void
}

const stopPatienceMs = 30_000
const longestPauseMs = 5_000

/** Runs Larder's own PostgreSQL on this folder, or joins the one that runs there already. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, log = () => undefined, onLaunch } = options
  const place = await prepareClusterPaths(dataDir)
  const first = await joinServer(place, { settings, log, ...(onLaunch && { onLaunch }) })
  // Started again later, the server must be where the pool looks for it.
  const home = { ...place, sockets: first.session.host }
  const ending = new AbortController()
  let current: Promise<ServerLease | undefined> = Promise.resolve(first.session)
  let stopped: Promise<void> | undefined
  mind(first.session)

  function mind(session: ServerLease): void {
    session.onLost(() => {
      if (!ending.signal.aborted) current = rejoin()
    })
  }

  /** A server that died under a running Larder is started again; the pool reconnects by itself. */
  async function rejoin(): Promise<ServerLease | undefined> {
    log('The connection to the embedded PostgreSQL was lost; joining it again.')
    for (let pause = 100; !ending.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      // Never begin anew under a running Larder: an empty database would look like lost data.
      if (!(await hasCluster(place.cluster))) return undefined
      try {
        const { session } = await joinServer(home, { settings, log })
        mind(session)
        return session
      } catch (error) {
        log(errorMessageOf(error))
        await delay(pause, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  async function leave(): Promise<void> {
    ending.abort()
    const session = await current
    if (session === undefined) return
    // Kept out while we decide: whoever starts now would adopt a server about to stop.
    const release = await acquireStartLock(place.lock, stopPatienceMs).catch((error: unknown) => {
      // Somebody is starting, who will need the server. Any other trouble (disk full, folder gone) must not
      // keep it running.
      return error instanceof EmbeddedError ? undefined : () => Promise.resolve()
    })
    try {
      const alone = release !== undefined && (await session.release().catch(() => false))
      if (alone && session.server !== undefined) {
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
    connection: { host: home.sockets, port: socketPort, user: superuser, database: databaseName },
    adopted: first.adopted,
    stop() {
      stopped ??= leave()
      return stopped
    },
  }
}
