import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findInstalledBinaries, prepareBinaries } from './binaries'
import { ensureCluster } from './cluster'
import type { ClusterPaths } from './cluster-paths'
import { EmbeddedError, errorMessageOf } from './embedded-error'
import { readPostmasterFile, removeStaleFiles } from './postmaster-file'
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
  /** Called as soon as a server of our own is on its way up, which takes it a while. */
  onLaunch?: () => void
}

const lockPatienceMs = 180_000
/** Long, since after a crash the server first replays what it had not yet written. */
const readyPatienceMs = 120_000
const silentPatienceMs = 5_000
const unreadablePatienceMs = 2_000
const retryPatienceMs = 30_000

/** Adopts the server that runs on this folder, or starts one; one process at a time. */
export async function joinServer(
  place: ClusterPaths,
  joining: JoinServerOptions,
): Promise<{ session: ServerLease; adopted: boolean }> {
  const release = await acquireStartLock(place.lock, lockPatienceMs)
  try {
    const patience = Date.now() + retryPatienceMs
    for (;;) {
      const found = await adoptServer(place, joining.log)
      if (found !== undefined) return { session: found, adopted: true }
      const started = await startServerProcess(place, joining)
      if (typeof started !== 'string') return { session: started, adopted: false }
      if (Date.now() > patience) throw new EmbeddedError(started)
      await delay(100)
    }
  } finally {
    await release()
  }
}

async function adoptServer(place: ClusterPaths, log: Log): Promise<ServerLease | undefined> {
  const since = Date.now()
  for (;;) {
    const file = await readPostmasterFile(place.cluster)
    if (file === undefined) return undefined
    const waited = Date.now() - since
    if (file === 'unreadable') {
      // Empty for a moment while a server writes it, for ever when it crashed at that moment.
      if (waited > unreadablePatienceMs) {
        await removeStaleFiles(place.cluster, place.sockets, file)
        return undefined
      }
    } else {
      const answer = await openServerLease(place, file).catch(toTransientError)
      if (!(answer instanceof Error)) {
        log('Adopted the PostgreSQL that was already running.')
        return answer
      }
      if (!(await isServerOfCluster(file.pid, place.cluster))) {
        await removeStaleFiles(place.cluster, place.sockets, file)
        return undefined
      }
      if (!(answer instanceof pg.DatabaseError) && waited > silentPatienceMs) {
        log(`The PostgreSQL that was already running does not answer (${answer.message}); starting it anew.`)
        await shutDownServer({ pid: file.pid, began: (await readStartTime(file.pid)) ?? '' })
        return undefined
      }
      if (waited > readyPatienceMs) throw await notReadyError(place, answer)
    }
    await delay(20)
  }
}

/** A session, or the reason why it is worth another try. */
async function startServerProcess(
  place: ClusterPaths,
  { settings, log, onLaunch }: JoinServerOptions,
): Promise<ServerLease | string> {
  const native = await prepareBinaries(await findInstalledBinaries(), place.dataDir, place.account)
  await ensureCluster(place.dataDir, place.cluster, native, place.account, settings.fsync !== 'off')
  await prepareSocketFolder(place.sockets, place.account)
  const launched = await launchServer(native, place, settings)
  onLaunch?.()
  const since = Date.now()
  let refusal = new Error('it is starting')
  for (;;) {
    const reason = launched.ended()
    if (reason !== undefined) {
      if (isTransient(reason)) return reason
      throw new EmbeddedError(reason)
    }
    const file = await readPostmasterFile(place.cluster)
    if (typeof file === 'object' && file.pid === launched.pid && file.ready) {
      const answer = await openServerLease(place, file)
        .catch(toTransientError)
        .catch(async (error: unknown) => {
          await shutDownServer({ pid: file.pid, began: (await readStartTime(file.pid)) ?? '' })
          throw error
        })
      if (!(answer instanceof Error)) {
        log('Started the embedded PostgreSQL.')
        return answer
      }
      refusal = answer
    }
    if (Date.now() - since > readyPatienceMs) throw await notReadyError(place, refusal)
    await delay(5)
  }
}

/** The children of a server that was killed need a moment to notice it and let go. */
function isTransient(reason: string): boolean {
  return /pre-existing shared memory block|lock file ".*" (already exists|is empty)/.test(reason)
}

/** What a server says or fails to say while it starts, recovers or stops is worth another try; the rest is not. */
function toTransientError(error: unknown): Error {
  const busy = ['57P01', '57P02', '57P03', '53300']
  if (!(error instanceof Error) || error instanceof EmbeddedError) throw error
  if (error instanceof pg.DatabaseError && !busy.includes(error.code ?? '')) throw error
  return error
}

async function notReadyError(place: ClusterPaths, error: unknown): Promise<EmbeddedError> {
  return new EmbeddedError(
    `PostgreSQL runs but does not let Larder in yet (${errorMessageOf(error)}); it may still be recovering, then a ` +
      `later start joins it. Its log ends:\n${await readLogTail(place.log, 0)}\n(${place.log})`,
  )
}
