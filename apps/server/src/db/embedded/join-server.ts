import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { installedBinaries, usableBinaries } from './binaries'
import { ensureCluster } from './cluster'
import { EmbeddedError, wordsOf } from './embedded-error'
import type { Place } from './place'
import { clearLeftOvers, readPostmasterFile } from './postmaster-file'
import { beganAt, isServerOf } from './running-process'
import { launch, shutDown } from './server'
import { logTail } from './server-log'
import { openSession, type Session } from './session'
import { prepareSocketFolder } from './socket-folder'
import { takeStartLock } from './start-lock'

type Log = (message: string) => void

export interface Joining {
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
  place: Place,
  joining: Joining,
): Promise<{ session: Session; adopted: boolean }> {
  const release = await takeStartLock(place.lock, lockPatienceMs)
  try {
    const patience = Date.now() + retryPatienceMs
    for (;;) {
      const found = await adopt(place, joining.log)
      if (found !== undefined) return { session: found, adopted: true }
      const started = await start(place, joining)
      if (typeof started !== 'string') return { session: started, adopted: false }
      if (Date.now() > patience) throw new EmbeddedError(started)
      await delay(100)
    }
  } finally {
    await release()
  }
}

async function adopt(place: Place, log: Log): Promise<Session | undefined> {
  const since = Date.now()
  for (;;) {
    const file = await readPostmasterFile(place.cluster)
    if (file === undefined) return undefined
    const waited = Date.now() - since
    if (file === 'unreadable') {
      // Empty for a moment while a server writes it, for ever when it crashed at that moment.
      if (waited > unreadablePatienceMs) {
        await clearLeftOvers(place.cluster, place.sockets, file)
        return undefined
      }
    } else {
      const answer = await openSession(place, file).catch(passing)
      if (!(answer instanceof Error)) {
        log('Adopted the PostgreSQL that was already running.')
        return answer
      }
      if (!(await isServerOf(file.pid, place.cluster))) {
        await clearLeftOvers(place.cluster, place.sockets, file)
        return undefined
      }
      if (!(answer instanceof pg.DatabaseError) && waited > silentPatienceMs) {
        log(`The PostgreSQL that was already running does not answer (${answer.message}); starting it anew.`)
        await shutDown({ pid: file.pid, began: (await beganAt(file.pid)) ?? '' })
        return undefined
      }
      if (waited > readyPatienceMs) throw await notReady(place, answer)
    }
    await delay(20)
  }
}

/** A session, or the reason why it is worth another try. */
async function start(place: Place, { settings, log, onLaunch }: Joining): Promise<Session | string> {
  const native = await usableBinaries(await installedBinaries(), place.dataDir, place.account)
  await ensureCluster(place.dataDir, place.cluster, native, place.account, settings.fsync !== 'off')
  await prepareSocketFolder(place.sockets, place.account)
  const launched = await launch(native, place, settings)
  onLaunch?.()
  const since = Date.now()
  let refusal = new Error('it is starting')
  for (;;) {
    const reason = launched.ended()
    if (reason !== undefined) {
      if (isPassing(reason)) return reason
      throw new EmbeddedError(reason)
    }
    const file = await readPostmasterFile(place.cluster)
    if (typeof file === 'object' && file.pid === launched.pid && file.ready) {
      const answer = await openSession(place, file)
        .catch(passing)
        .catch(async (error: unknown) => {
          await shutDown({ pid: file.pid, began: (await beganAt(file.pid)) ?? '' })
          throw error
        })
      if (!(answer instanceof Error)) {
        log('Started the embedded PostgreSQL.')
        return answer
      }
      refusal = answer
    }
    if (Date.now() - since > readyPatienceMs) throw await notReady(place, refusal)
    await delay(5)
  }
}

/** The children of a server that was killed need a moment to notice it and let go. */
function isPassing(reason: string): boolean {
  return /pre-existing shared memory block|lock file ".*" (already exists|is empty)/.test(reason)
}

/** What a server says or fails to say while it starts, recovers or stops is worth another try; the rest is not. */
function passing(error: unknown): Error {
  const busy = ['57P01', '57P02', '57P03', '53300']
  if (!(error instanceof Error) || error instanceof EmbeddedError) throw error
  if (error instanceof pg.DatabaseError && !busy.includes(error.code ?? '')) throw error
  return error
}

async function notReady(place: Place, error: unknown): Promise<EmbeddedError> {
  return new EmbeddedError(
    `PostgreSQL runs but does not let Larder in yet (${wordsOf(error)}); it may still be recovering, then a ` +
      `later start joins it. Its log ends:\n${await logTail(place.log, 0)}\n(${place.log})`,
  )
}
