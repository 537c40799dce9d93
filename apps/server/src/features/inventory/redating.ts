import type { Day } from '@larder/kitchen/day'
import { saferExpiry } from '@larder/kitchen/expiry/safer-expiry'
import type { Expiry } from '@larder/kitchen/lot'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { lots } from '../../db/tables/inventory'
import { touchHousehold } from '../../db/touch'
import { dayAndHour } from '../../household-day'
import type { Job } from '../../jobs/turns'
import type { Log } from '../../log'
import { missingClasses } from './leftover-class'
import { asLot } from './lot-row'

export interface RedatingParts {
  db: Db
  clock: Clock
  log: Log
}

/** Raised whenever the limits of food safety change, so that what is in stock follows them. */
const dateRules = 2
/** Stands among the turns of the jobs once all households have been gone through. */
const done = `redating done ${dateRules}`
const pageSize = 200

/**
 * Goes through what is in stock once after the limits of food safety have changed: an estimated or learned date that is later
 * than they allow moves to the earlier day, and high-risk food without a date gets one. Leftovers from before their class was
 * written down get it, wherever they lie. It goes on from the start when it was
 * interrupted, and whatever it did already stays as it is.
 */
export function redatingJob({ db, clock, log }: RedatingParts): Job {
  return {
    name: 'redating',
    everySeconds: 3600,
    async work({ stopping }) {
      if (await isDone(db)) return
      let changed = 0
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const { rows } = await db.execute<{ id: string; timeZone: string }>(sql`
          select id, time_zone as "timeZone" from households where id > ${after}::uuid order by id limit ${pageSize}`)
        for (const { id, timeZone } of rows) {
          if (stopping()) return
          changed += await redate(db, id, dayIn(timeZone, clock()), clock())
        }
        const last = rows.at(-1)
        if (!last || rows.length < pageSize) break
        after = last.id
      }
      await db.execute(sql`insert into job_turns (name, turn) values (${done}, ${clock()}::timestamptz)
        on conflict do nothing`)
      if (changed > 0) log.info({ changed }, 'dates in stock were brought within the limits of food safety')
    },
  }
}

/** A zone that this machine does not know must not keep the others waiting. */
function dayIn(timeZone: string, now: string): Day {
  try {
    return dayAndHour(now, timeZone).day
  } catch {
    return dayAndHour(now, 'UTC').day
  }
}

async function isDone(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from job_turns where name = ${done}`)
  return rows.length > 0
}

/** Looks first, so that a kitchen with nothing to change is not disturbed; then decides again once nobody else changes it. */
async function redate(db: Db, householdId: string, today: Day, now: string): Promise<number> {
  if ((await tooLate(db, householdId, today)).length === 0) return 0
  return inTransaction(db, async (tx) => {
    await touchHousehold(tx, householdId, 'inventory', 'notifications')
    const changes = await tooLate(tx, householdId, today)
    for (const { id, expiry, riskClass } of changes) {
      if (riskClass !== undefined)
        await tx.execute(sql`
          update lots set dish = dish || jsonb_build_object('riskClass', ${riskClass}::text), version = version + 1,
            updated_at = ${now}::timestamptz
          where id = ${id} and household_id = ${householdId}::uuid and dish is not null`)
      if (!expiry) continue
      await tx.execute(sql`
        update lots set expiry_day = ${expiry.day}::date, expiry_source = ${expiry.source}, expiry_kind = ${expiry.kind},
          expiry_because = ${expiry.because ?? null}, version = version + 1, updated_at = ${now}::timestamptz
        where id = ${id} and household_id = ${householdId}::uuid`)
    }
    return changes.length
  })
}

interface LotChange {
  readonly id: number
  readonly expiry?: Expiry
  readonly riskClass?: string
}

async function tooLate(db: Db | Tx, householdId: string, today: Day): Promise<LotChange[]> {
  const rows = await db
    .select()
    .from(lots)
    .where(
      sql`${lots.householdId} = ${householdId} and ${lots.removedAt} is null and ${lots.amountOver} > 0
        and (${lots.dish} is not null or (${lots.location} <> 'freezer'
          and (${lots.expirySource} is null or ${lots.expirySource} in ('estimated', 'learned'))))`,
    )
    .orderBy(lots.id)
  const classes = await missingClasses(db, rows)
  return rows.flatMap((row): LotChange[] => {
    const riskClass = classes.get(row.id)
    const lot = { ...asLot(row), ...(riskClass !== undefined && { riskClass }) }
    const expiry = row.location === 'freezer' ? undefined : saferExpiry(lot, today)
    if (!expiry && riskClass === undefined) return []
    return [{ id: row.id, ...(expiry && { expiry }), ...(riskClass !== undefined && { riskClass }) }]
  })
}
