import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findInstalledBinaries, prepareBinaries } from './binaries'
import { ensureCluster, hasCluster } from './cluster'
import type { ClusterPaths } from './cluster-paths'
import { EmbeddedError, errorMessageOf } from './embedded-error'
import { readPostmasterFile, removeStaleFiles } from './postmaster-file'
import { assertRelease } from './release-digests'
import { isServerOfCluster, readStartTime } from './running-process'
import { openServerLease, type ServerLease } from './server-lease'
import { readLogTail } from './server-log'
import { launchServer, shutDownServer } from './server-process'
import { prepareSocketFolder } from './socket-folder'
import { acquireStartLock } from './start-lock'

type Log = (message: string) => void

export interface JoinServerOptions {
  settings: Record<string, string>
  log: Log
  /** Called as soon as our own server is starting, which takes a while. */
  onLaunch?: () => void
}

const lockTimeoutMs = 180_000
/** Long, because after a crash the server first replays its write-ahead log. */
const readyTimeoutMs = 120_000
const silentTimeoutMs = 5_000
const unreadableTimeoutMs = 2_000
const retryTimeoutMs = 30_000

/** Adopts the server that runs on this folder, or starts one. Processes take turns by a lock. */
export async function joinServer(
  paths: ClusterPaths,
  options: JoinServerOptions,
): Promise<{ session: ServerLease; adopted: boolean }> {
  const release = await acquireStartLock(paths.lock, lockTimeoutMs)
  try {
    const deadline = Date.now() + retryTimeoutMs
    for (;;) {
      const found = await adoptServer(paths, options.log)
      if (found !== undefined) return { session: found, adopted: true }
      const started = await startServerProcess(paths, options)
      if (typeof started !== 'string') return { session: started, adopted: false }
      if (Date.now() > deadline) throw new EmbeddedError(started)
      await delay(100)
    }
  } finally {
    await release()
  }
}

async function adoptServer(paths: ClusterPaths, log: Log): Promise<ServerLease | undefined> {
  const since = Date.now()
  for (;;) {
    const file = await readPostmasterFile(paths.cluster)
    if (file === undefined) return undefined
    const waited = Date.now() - since
    if (file === 'unreadable') {
      // Empty for a moment while a server writes it; permanently when it crashed at that moment.
      if (waited > unreadableTimeoutMs) {
        await removeStaleFiles(paths.cluster, paths.sockets, file)
        return undefined
      }
    } else {
      const result = await openServerLease(paths, file).catch(toTransientError)
      if (!(result instanceof Error)) {
        log('Adopted the PostgreSQL that was already running.')
        return result
      }
      if (!(await isServerOfCluster(file.pid, paths.cluster))) {
        await removeStaleFiles(paths.cluster, paths.sockets, file)
        return undefined
      }
      if (!(result instanceof pg.DatabaseError) && waited > silentTimeoutMs) {
        log(`The PostgreSQL that was already running does not respond (${result.message}); starting it anew.`)
        await shutDownServer({ pid: file.pid, startTime: (await readStartTime(file.pid)) ?? '' })
        return undefined
      }
      if (waited > readyTimeoutMs) throw await notReadyError(paths, result)
    }
    await delay(20)
  }
}

/** Returns a lease, or the reason for another attempt. */
async function startServerProcess(
  paths: ClusterPaths,
  { settings, log, onLaunch }: JoinServerOptions,
): Promise<ServerLease | string> {
  const installed = await findInstalledBinaries()
  await assertRelease(installed, (await hasCluster(paths.cluster)) ? 'programs' : 'all')
  const native = await prepareBinaries(installed, paths.dataDir, paths.account)
  await ensureCluster(paths.dataDir, paths.cluster, native, paths.account, settings.fsync !== 'off')
  await prepareSocketFolder(paths.sockets, paths.account)
  const launch = await launchServer(native, paths, settings)
  onLaunch?.()
  const since = Date.now()
  let lastError = new Error('it is starting')
  for (;;) {
    const reason = launch.ended()
    if (reason !== undefined) {
      if (isTransient(reason)) return reason
      throw new EmbeddedError(reason)
    }
    const file = await readPostmasterFile(paths.cluster)
    if (typeof file === 'object' && file.pid === launch.pid && file.ready) {
      const result = await openServerLease(paths, file)
        .catch(toTransientError)
        .catch(async (error: unknown) => {
          await shutDownServer({ pid: file.pid, startTime: (await readStartTime(file.pid)) ?? '' })
          throw error
        })
      if (!(result instanceof Error)) {
        log('Started the embedded PostgreSQL.')
        return result
      }
      lastError = result
    }
    if (Date.now() - since > readyTimeoutMs) throw await notReadyError(paths, lastError)
    await delay(5)
  }
}

/** The children of a killed server need a moment to exit and release their resources. */
function isTransient(reason: string): boolean {
  return /pre-existing shared memory block|lock file ".*" (already exists|is empty)/.test(reason)
}

/** Returns errors that occur while a server starts, recovers or stops and justify another attempt; throws all others. */
function toTransientError(error: unknown): Error {
  const transientCodes = ['57P01', '57P02', '57P03', '53300']
  if (!(error instanceof Error) || error instanceof EmbeddedError) throw error
  if (error instanceof pg.DatabaseError && !transientCodes.includes(error.code ?? '')) throw error
  return error
}

async function notReadyError(paths: ClusterPaths, error: unknown): Promise<EmbeddedError> {
  return new EmbeddedError(
    `PostgreSQL runs but does not let Larder in yet (${errorMessageOf(error)}); it may still be recovering, then a ` +
      `later start joins it. Its log ends:\n${await readLogTail(paths.log, 0)}\n(${paths.log})`,
  )
}
