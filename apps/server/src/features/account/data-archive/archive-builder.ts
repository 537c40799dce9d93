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

/** The last sign of life of an archive that nobody has begun. */
export const neverStartedAt = '1970-01-01T00:00:00.000Z'

const everySeconds = 60
/** Whoever gave no sign of life for so long is gone. */
const staleSeconds = 60
/** What could not be put together in so long never will be. */
const maxBuildSeconds = 6 * 3600
const lifetimeSeconds = 24 * 3600

/** It was called off, or somebody else has taken it up. */
class ArchiveLostError extends Error {}
class ArchiveStoppedError extends Error {}

interface ClaimedArchive extends Record<string, unknown> {
  readonly id: string
  readonly accountId: string
  readonly name: string
}

export type ArchiveBuilder = ReturnType<typeof createArchiveBuilder>

/**
 * Puts archives together, one at a time on each server. What waits stands in the database, and so does how far it is: when a
 * server dies over one, another begins it anew.
 */
export function createArchiveBuilder({ db, clock, log, background }: ArchiveBuilderParts) {
  let [busy, again, stopped] = [false, false, false]

  async function work(): Promise<void> {
    again = true
    if (busy) return
    busy = true
    try {
      while (again && !stopped) {
        again = false
        for (let next = await claim(); next && !stopped; next = await claim()) await build(next)
      }
    } finally {
      busy = false
    }
  }

  /** Under a new number, so that whoever had it before and is not gone after all can add nothing more to it. */
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
      const bytes = await packed(claimed)
      const expires = addSeconds(clock(), lifetimeSeconds)
      await db.execute(sql`update data_archives set state = 'ready', done = 1, bytes = ${bytes}, expires_at = ${expires}
        where id = ${id}`)
    } catch (error) {
      if (error instanceof ArchiveStoppedError)
        await db.execute(sql`update data_archives set heartbeat_at = ${neverStartedAt} where id = ${id}`)
      if (error instanceof ArchiveStoppedError || error instanceof ArchiveLostError || !(await isOurs(id)))
        return
      log.error({ err: error }, 'building a data archive failed')
      await db.execute(sql`delete from data_archive_parts where archive_id = ${id}`)
      await db.execute(sql`update data_archives set state = 'failed', expires_at = ${addSeconds(clock(), lifetimeSeconds)}
        where id = ${id}`)
    }
  }

  async function packed({ id, accountId, name }: ClaimedArchive): Promise<number> {
    const client = await db.$client.connect()
    let broken = true
    try {
      await client.query('begin isolation level repeatable read read only')
      let far = 0
      const packing = createZipWriter(async (bytes, place) => {
        await beat(id, far)
        await db.execute(sql`insert into data_archive_parts values (${id}, ${place}, ${bytes})`)
      })
      await writeDataArchive(client, { accountId, name, at: clock() }, packing, (done) => {
        far = done
        return beat(id, done)
      })
      const size = await packing.finish()
      await client.query('commit')
      broken = false
      return size
    } finally {
      if (broken)
        broken = await client.query('rollback').then(
          () => false,
          () => true,
        )
      client.release(broken)
    }
  }

  async function beat(id: string, done: number): Promise<void> {
    if (stopped) throw new ArchiveStoppedError()
    const { rows } = await db.execute(sql`update data_archives set done = ${done}, heartbeat_at = ${clock()}
      where id = ${id} and state = 'working' returning id`)
    if (rows.length === 0) throw new ArchiveLostError()
  }

  async function isOurs(id: string): Promise<boolean> {
    const { rows } = await db.execute(sql`select from data_archives where id = ${id}`)
    return rows.length > 0
  }

  const job: Job = { name: 'data archives', everySeconds, run: work }
  return {
    job,
    wake: () => background.run('building a data archive', work),
    /** Leaves what is under way to whoever comes next. */
    stop(): void {
      stopped = true
    },
  }
}
