import type { Day } from '@larder/kitchen/date/day'
import { saferExpiry } from '@larder/kitchen/expiry/safer-expiry'
import type { Expiry } from '@larder/kitchen/stock/lot'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/database'
import type { WithHousehold } from '../../../db/household-transaction'
import { updateRiskClass } from '../../../db/sql/inventory/lots'
import { households } from '../../../db/tables/household'
import { lots } from '../../../db/tables/inventory'
import { jobRuns } from '../../../db/tables/notifications'
import type { Job } from '../../../jobs/scheduler'
import type { Log } from '../../../log'
import type { Clock } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'
import { stockFeatures } from '../ledger/book-changes'
import { findMissingRiskClasses } from './leftover-risk-class'
import { toLot } from './lot-row'

export interface ExpiryUpdateJobParts {
  db: Db
  clock: Clock
  log: Log
  withHousehold: WithHousehold
}

/** Raised whenever the food safety limits change, so that the job runs again. */
const safetyRulesRevision = 7
/** Name of the job run that marks all households as done. */
const doneMarker = `redating done ${safetyRulesRevision}`
const pageSize = 200

/**
 * Runs once after a change of the food safety limits. An estimated or learned date that is later than allowed moves to the
 * earlier day; high-risk food without a date gets one. Leftovers stored before risk classes were recorded get theirs in any
 * location. An interrupted run starts again; changes already made stay.
 */
export function createExpiryUpdateJob({ db, clock, log, withHousehold }: ExpiryUpdateJobParts): Job {
  return {
    name: 'expiry update',
    everySeconds: 3600,
    async run({ isStopping }) {
      if (await isCompleted(db)) return
      let changed = 0
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const rows = await db
          .select({ id: households.id, timeZone: households.timeZone })
          .from(households)
          .where(gt(households.id, after))
          .orderBy(households.id)
          .limit(pageSize)
        for (const { id, timeZone } of rows) {
          if (isStopping()) return
          changed += await updateHouseholdExpiries(id, localDayOrUtc(timeZone, clock()))
        }
        const last = rows.at(-1)
        if (!last || rows.length < pageSize) break
        after = last.id
      }
      await db.insert(jobRuns).values({ name: doneMarker, claimedAt: clock() }).onConflictDoNothing()
      if (changed > 0) log.info({ changed }, 'expiry dates updated to the food safety limits')
    },
  }

  /** Checks without the lock first, so that a household with nothing to change is not locked; then checks again under it. */
  async function updateHouseholdExpiries(householdId: string, today: Day): Promise<number> {
    if ((await findUnsafeExpiries(db, householdId, today)).length === 0) return 0
    return withHousehold({ householdId }, stockFeatures, async (tx) => {
      const changes = await findUnsafeExpiries(tx, householdId, today)
      for (const { id, expiry, riskClass } of changes) {
        if (riskClass !== undefined) await updateRiskClass(tx, householdId, id, riskClass, tx.now)
        if (!expiry) continue
        await tx
          .update(lots)
          .set({
            expiryDay: expiry.day,
            expirySource: expiry.source,
            expiryKind: expiry.kind,
            expiryBecause: expiry.because ?? null,
            version: sql`${lots.version} + 1`,
            updatedAt: tx.now,
          })
          .where(and(eq(lots.id, id), eq(lots.householdId, householdId)))
      }
      return changes.length
    })
  }
}

/** Falls back to UTC: a time zone this machine does not support must not block the other households. */
function localDayOrUtc(timeZone: string, now: string): Day {
  try {
    return localDayAndHour(now, timeZone).day
  } catch {
    return localDayAndHour(now, 'UTC').day
  }
}

async function isCompleted(db: Db): Promise<boolean> {
  return (await db.$count(jobRuns, eq(jobRuns.name, doneMarker))) > 0
}

interface ExpiryChange {
  readonly id: number
  readonly expiry?: Expiry
  readonly riskClass?: string
}

async function findUnsafeExpiries(db: Db | Tx, householdId: string, today: Day): Promise<ExpiryChange[]> {
  const rows = await db
    .select()
    .from(lots)
    .where(
      sql`${lots.householdId} = ${householdId} and ${lots.removedAt} is null and ${lots.amountNumerator} > 0
        and (${lots.dish} is not null or (${lots.location} <> 'freezer'
          and (${lots.expirySource} is null or ${lots.expirySource} in ('estimated', 'learned'))))`,
    )
    .orderBy(lots.id)
  const classes = await findMissingRiskClasses(db, rows)
  return rows.flatMap((row): ExpiryChange[] => {
    const riskClass = classes.get(row.id)
    const lot = { ...toLot(row), ...(riskClass !== undefined && { riskClass }) }
    const expiry = row.location === 'freezer' ? undefined : saferExpiry(lot, today)
    if (!expiry && riskClass === undefined) return []
    return [{ id: row.id, ...(expiry && { expiry }), ...(riskClass !== undefined && { riskClass }) }]
  })
}
