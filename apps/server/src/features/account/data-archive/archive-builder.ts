import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../../../db/database'
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

interface ClaimedArchive extends Record<string, unknown> {
  readonly id: string
  readonly accountId: string
  readonly name: string
}

export type ArchiveBuilder = ReturnType<typeof createArchiveBuilder>

/**
 * Builds archives, one at a time per server. The queue and the progress are in the database: when a server dies, another one
 * starts the archive anew.
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
    await db.execute(sql`update data_archives set state = 'failed', expires_at = ${addSeconds(now, lifetimeSeconds)}
      where state = 'working' and asked_at < ${addSeconds(now, -maxBuildSeconds)}::timestamptz
        and heartbeat_at < ${addSeconds(now, -staleSeconds)}::timestamptz`)
    return inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<ClaimedArchive>(sql`with silent as (
          select id from data_archives where state = 'working'
            and heartbeat_at < ${addSeconds(now, -staleSeconds)}::timestamptz
          order by asked_at limit 1 for update skip locked)
        select d.id, d.account_id as "accountId", a.name from data_archives d join silent on silent.id = d.id
          join accounts a on a.id = d.account_id`)
      const [found] = rows
      if (!found) return undefined
      const id = newId()
      await tx.execute(sql`delete from data_archive_parts where archive_id = ${found.id}`)
      await tx.execute(
        sql`update data_archives set id = ${id}, done = 0, heartbeat_at = ${now} where id = ${found.id}`,
      )
      return { ...found, id }
    })
  }

  async function build(claimed: ClaimedArchive): Promise<void> {
    const { id } = claimed
    try {
      const bytes = await writeParts(claimed)
      const expires = addSeconds(clock(), lifetimeSeconds)
      await db.execute(sql`update data_archives set state = 'ready', done = 1, bytes = ${bytes}, expires_at = ${expires}
        where id = ${id}`)
    } catch (error) {
      if (error instanceof ArchiveStoppedError)
        await db.execute(sql`update data_archives set heartbeat_at = ${neverStartedAt} where id = ${id}`)
      if (error instanceof ArchiveStoppedError || error instanceof ArchiveLostError || !(await isClaimed(id)))
        return
      log.error({ err: error }, 'building a data archive failed')
      await db.execute(sql`delete from data_archive_parts where archive_id = ${id}`)
      await db.execute(sql`update data_archives set state = 'failed', expires_at = ${addSeconds(clock(), lifetimeSeconds)}
        where id = ${id}`)
    }
  }

  async function writeParts({ id, accountId, name }: ClaimedArchive): Promise<number> {
    const client = await db.$client.connect()
    let isBroken = true
    try {
      await client.query('begin isolation level repeatable read read only')
      let progress = 0
      const zip = createZipWriter(async (bytes, index) => {
        await saveHeartbeat(id, progress)
        await db.execute(sql`insert into data_archive_parts values (${id}, ${index}, ${bytes})`)
      })
      await writeDataArchive(client, { accountId, name, at: clock() }, zip, (done) => {
        progress = done
        return saveHeartbeat(id, done)
      })
      const size = await zip.finish()
      await client.query('commit')
      isBroken = false
      return size
    } finally {
      if (isBroken)
        isBroken = await client.query('rollback').then(
          () => false,
          () => true,
        )
      client.release(isBroken)
    }
  }

  async function saveHeartbeat(id: string, done: number): Promise<void> {
    if (isStopped) throw new ArchiveStoppedError()
    const { rows } = await db.execute(sql`update data_archives set done = ${done}, heartbeat_at = ${clock()}
      where id = ${id} and state = 'working' returning id`)
    if (rows.length === 0) throw new ArchiveLostError()
  }

  async function isClaimed(id: string): Promise<boolean> {
    const { rows } = await db.execute(sql`select from data_archives where id = ${id}`)
    return rows.length > 0
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
