import { sql } from 'drizzle-orm'
import type { Background } from '../../background'
import { type Clock, secondsLater } from '../../clock'
import { type Db, inTransaction } from '../../db/open'
import type { Job } from '../../jobs/turns'
import type { Log } from '../../log'
import { newId } from '../../secrets'
import { openPacking } from './archive-contents/packing'
import { putTogether } from './archive-contents/put-together'

export interface ArchiveBuildingParts {
  db: Db
  clock: Clock
  log: Log
  background: Background
}

/** The last sign of life of an archive that nobody has begun. */
export const nobodyYet = '1970-01-01T00:00:00.000Z'

const everySeconds = 60
/** Whoever gave no sign of life for so long is gone. */
const silentSeconds = 60
/** What could not be put together in so long never will be. */
const longestSeconds = 6 * 3600
const livesSeconds = 24 * 3600

/** It was called off, or somebody else has taken it up. */
class NotOurs extends Error {}
class Stopped extends Error {}

interface Claimed extends Record<string, unknown> {
  readonly id: string
  readonly accountId: string
  readonly name: string
}

export type ArchiveBuilding = ReturnType<typeof openArchiveBuilding>

/**
 * Puts archives together, one at a time on each server. What waits stands in the database, and so does how far it is: when a
 * server dies over one, another begins it anew.
 */
export function openArchiveBuilding({ db, clock, log, background }: ArchiveBuildingParts) {
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
  async function claim(): Promise<Claimed | undefined> {
    const now = clock()
    await db.execute(sql`update data_archives set state = 'failed', expires_at = ${secondsLater(now, livesSeconds)}
      where state = 'working' and asked_at < ${secondsLater(now, -longestSeconds)}::timestamptz
        and beat_at < ${secondsLater(now, -silentSeconds)}::timestamptz`)
    return inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<Claimed>(sql`with silent as (
          select id from data_archives where state = 'working'
            and beat_at < ${secondsLater(now, -silentSeconds)}::timestamptz
          order by asked_at limit 1 for update skip locked)
        select d.id, d.account_id as "accountId", a.name from data_archives d join silent on silent.id = d.id
          join accounts a on a.id = d.account_id`)
      const [found] = rows
      if (!found) return undefined
      const id = newId()
      await tx.execute(sql`delete from data_archive_parts where archive_id = ${found.id}`)
      await tx.execute(
        sql`update data_archives set id = ${id}, done = 0, beat_at = ${now} where id = ${found.id}`,
      )
      return { ...found, id }
    })
  }

  async function build(claimed: Claimed): Promise<void> {
    const { id } = claimed
    try {
      const bytes = await packed(claimed)
      const expires = secondsLater(clock(), livesSeconds)
      await db.execute(sql`update data_archives set state = 'ready', done = 1, bytes = ${bytes}, expires_at = ${expires}
        where id = ${id}`)
    } catch (error) {
      if (error instanceof Stopped)
        await db.execute(sql`update data_archives set beat_at = ${nobodyYet} where id = ${id}`)
      if (error instanceof Stopped || error instanceof NotOurs || !(await isOurs(id))) return
      log.error({ err: error }, 'an archive of somebody’s data could not be put together')
      await db.execute(sql`delete from data_archive_parts where archive_id = ${id}`)
      await db.execute(sql`update data_archives set state = 'failed', expires_at = ${secondsLater(clock(), livesSeconds)}
        where id = ${id}`)
    }
  }

  async function packed({ id, accountId, name }: Claimed): Promise<number> {
    const client = await db.$client.connect()
    let broken = true
    try {
      await client.query('begin isolation level repeatable read read only')
      let far = 0
      const packing = openPacking(async (bytes, place) => {
        await beat(id, far)
        await db.execute(sql`insert into data_archive_parts values (${id}, ${place}, ${bytes})`)
      })
      await putTogether(client, { accountId, name, at: clock() }, packing, (done) => {
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
    if (stopped) throw new Stopped()
    const { rows } = await db.execute(sql`update data_archives set done = ${done}, beat_at = ${clock()}
      where id = ${id} and state = 'working' returning id`)
    if (rows.length === 0) throw new NotOurs()
  }

  async function isOurs(id: string): Promise<boolean> {
    const { rows } = await db.execute(sql`select from data_archives where id = ${id}`)
    return rows.length > 0
  }

  const job: Job = { name: 'data archives', everySeconds, work }
  return {
    job,
    wake: () => background.run('putting an archive together', work),
    /** Leaves what is under way to whoever comes next. */
    stop(): void {
      stopped = true
    },
  }
}
