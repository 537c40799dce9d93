import { and, asc, eq, lt } from 'drizzle-orm'
import { type Db, inTransaction } from '../../../db/database'
import { withDataSnapshot } from '../../../db/sql/data-archive/data-snapshot'
import { accounts, dataArchiveParts, dataArchives } from '../../../db/tables/account'
import type { BackgroundTasks } from '../../../jobs/background-tasks'
import type { Job } from '../../../jobs/scheduler'
import type { Log } from '../../../log'
import { newId } from '../../../secrets'
import { addSeconds, type Clock } from '../../../time/clock'
import { writeDataArchive } from './write-data-archive'
import { createZipWriter } from './zip-writer'

export interface ArchiveBuilderParts {
  db: Db
  clock: Clock
  log: Log
  background: BackgroundTasks
}

/** Heartbeat of an archive that no server has started. */
export const neverStartedAt = '1970-01-01T00:00:00.000Z'

const everySeconds = 60
/** Without a heartbeat for this long, a builder counts as dead. */
const staleSeconds = 60
/** An archive that is not built within this time has failed. */
const maxBuildSeconds = 6 * 3600
const lifetimeSeconds = 24 * 3600

/** The archive was cancelled, or another server has claimed it. */
class ArchiveLostError extends Error {}
class ArchiveStoppedError extends Error {}

interface ClaimedArchive {
  readonly id: string
  readonly accountId: string
  readonly name: string
}

/**
 * Builds archives, one at a time per server. The queue and the progress are in the database: when a server dies, another one
 * starts the archive again.
 */
export function createArchiveBuilder({ db, clock, log, background }: ArchiveBuilderParts) {
  let [isBusy, hasWork, isStopped] = [false, false, false]

  async function buildWaiting(): Promise<void> {
    hasWork = true
    if (isBusy) return
    isBusy = true
    try {
      while (hasWork && !isStopped) {
        hasWork = false
        for (let next = await claim(); next && !isStopped; next = await claim()) await build(next)
      }
    } finally {
      isBusy = false
    }
  }

  /** Assigns a new id, so that a previous builder that is still alive cannot add more parts. */
  async function claim(): Promise<ClaimedArchive | undefined> {
    const now = clock()
    const staleBefore = addSeconds(now, -staleSeconds)
    await db
      .update(dataArchives)
      .set({ state: 'failed', expiresAt: addSeconds(now, lifetimeSeconds) })
      .where(
        and(
          eq(dataArchives.state, 'working'),
          lt(dataArchives.askedAt, addSeconds(now, -maxBuildSeconds)),
          lt(dataArchives.heartbeatAt, staleBefore),
        ),
      )
    return inTransaction(db, async (tx) => {
      const [found] = await tx
        .select({ id: dataArchives.id, accountId: dataArchives.accountId, name: accounts.name })
        .from(dataArchives)
        .innerJoin(accounts, eq(accounts.id, dataArchives.accountId))
        .where(and(eq(dataArchives.state, 'working'), lt(dataArchives.heartbeatAt, staleBefore)))
        .orderBy(asc(dataArchives.askedAt))
        .limit(1)
        .for('update', { of: dataArchives, skipLocked: true })
      if (!found) return undefined
      const id = newId()
      await tx.delete(dataArchiveParts).where(eq(dataArchiveParts.archiveId, found.id))
      await tx
        .update(dataArchives)
        .set({ id, done: 0, heartbeatAt: now })
        .where(eq(dataArchives.id, found.id))
      return { ...found, id }
    })
  }

  async function build(claimed: ClaimedArchive): Promise<void> {
    const { id } = claimed
    try {
      const bytes = await writeParts(claimed)
      await db
        .update(dataArchives)
        .set({ state: 'ready', done: 1, bytes, expiresAt: addSeconds(clock(), lifetimeSeconds) })
        .where(eq(dataArchives.id, id))
    } catch (error) {
      if (error instanceof ArchiveStoppedError)
        await db.update(dataArchives).set({ heartbeatAt: neverStartedAt }).where(eq(dataArchives.id, id))
      if (error instanceof ArchiveStoppedError || error instanceof ArchiveLostError || !(await isClaimed(id)))
        return
      log.error({ err: error }, 'building a data archive failed')
      await db.delete(dataArchiveParts).where(eq(dataArchiveParts.archiveId, id))
      await db
        .update(dataArchives)
        .set({ state: 'failed', expiresAt: addSeconds(clock(), lifetimeSeconds) })
        .where(eq(dataArchives.id, id))
    }
  }

  function writeParts({ id, accountId, name }: ClaimedArchive): Promise<number> {
    return withDataSnapshot(db, async (snapshot) => {
      let progress = 0
      const zip = createZipWriter(async (bytes, place) => {
        await saveHeartbeat(id, progress)
        await db.insert(dataArchiveParts).values({ archiveId: id, place, bytes })
      })
      await writeDataArchive(snapshot, { accountId, name, at: clock() }, zip, (done) => {
        progress = done
        return saveHeartbeat(id, done)
      })
      return zip.finish()
    })
  }

  async function saveHeartbeat(id: string, done: number): Promise<void> {
    if (isStopped) throw new ArchiveStoppedError()
    const saved = await db
      .update(dataArchives)
      .set({ done, heartbeatAt: clock() })
      .where(and(eq(dataArchives.id, id), eq(dataArchives.state, 'working')))
      .returning({ id: dataArchives.id })
    if (saved.length === 0) throw new ArchiveLostError()
  }

  async function isClaimed(id: string): Promise<boolean> {
    const found = await db.select({ id: dataArchives.id }).from(dataArchives).where(eq(dataArchives.id, id))
    return found.length > 0
  }

  const job: Job = { name: 'data archives', everySeconds, run: buildWaiting }
  return {
    job,
    wake: () => background.run('building a data archive', buildWaiting),
    /** Leaves an unfinished archive to the next builder. */
    stop(): void {
      isStopped = true
    },
  }
}
