import { findSubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import type { ScanAllowance } from '@larder/contract/scan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/database'
import { AppError } from '../../errors'
import { addSeconds } from '../../time/clock'
import { instantOfLocalHour, localDayAndHour } from '../../time/time-zone'
import { findHouseholdContext } from '../inventory/views/household-context'
import type { ScanParts } from './parts'

/** A reservation older than this counts as abandoned. */
const reservationSeconds = 10 * 60

/** The daily quota of a plan; a scan counts once, however often it is tried. */
export interface ScanQuota {
  /** Reserves quota for a scan, or rejects it; a scan with results needs no further quota. */
  reserve(actor: Actor, scanId: string): Promise<void>
  /** The scan found something: the reservation becomes permanent. */
  confirm(tx: Tx, actor: Actor, scanId: string): Promise<void>
  /** The scan found nothing, failed or was cancelled. */
  release(actor: Actor, scanId: string): Promise<void>
  remaining(actor: Actor): Promise<ScanAllowance>
}

export function createScanQuota({ db, clock }: Pick<ScanParts, 'db' | 'clock'>): ScanQuota {
  /** Returns the day in the cook's own time zone: each date has its quota once, so switching households adds none. */
  async function findOwnDay({ accountId, householdId }: Actor): Promise<{ today: Day; timeZone: string }> {
    const { rows } = await db.$client.query<{ timeZone: string | null }>({
      name: 'time_zone_of_cook',
      text: 'select time_zone as "timeZone" from accounts where id = $1',
      values: [accountId],
    })
    const timeZone = rows[0]?.timeZone
    if (!timeZone) return findHouseholdContext(db, clock, householdId)
    return { today: localDayAndHour(clock(), timeZone).day, timeZone }
  }

  async function used(tx: Tx, { accountId }: Actor, today: string, besides?: string): Promise<number> {
    const { rows } = await tx.execute<{ used: number }>(
      sql`select count(*)::int as used from scan_counts
        where account_id = ${accountId} and day = ${today} and scan_id is distinct from ${besides ?? null}
          and (found or at > ${addSeconds(clock(), -reservationSeconds)})`,
    )
    return rows[0]?.used ?? 0
  }

  /** Counts a scan in the cook's day unless it is already permanent, or rejects it. */
  async function countScan(
    tx: Tx,
    actor: Actor,
    scanId: string,
    { today, found }: { today: Day; found: boolean },
  ) {
    const { accountId } = actor
    // Serialises the cook's scans, so that the last of the quota is used once.
    const { rows } = await tx.execute<{ subscription: Actor['subscription'] }>(
      sql`select case when plan_ends_at <= ${clock()} then 'free' else subscription end as subscription
        from accounts where id = ${accountId} for update`,
    )
    const [account] = rows
    if (!account) throw new AppError('not-signed-in')
    const { scansPerDay } = findSubscriptionPlan(account.subscription)
    if (scansPerDay === null) return
    const counted = await tx.execute(
      sql`select from scan_counts where account_id = ${accountId} and scan_id = ${scanId} and found`,
    )
    if (counted.rows.length > 0) return
    if ((await used(tx, actor, today, scanId)) >= scansPerDay) throw new AppError('scan-limit')
    await tx.execute(
      sql`insert into scan_counts (account_id, day, scan_id, at, found)
        values (${accountId}, ${today}, ${scanId}, ${clock()}, ${found})
        on conflict (account_id, day, scan_id) do update set at = excluded.at, found = excluded.found`,
    )
  }

  return {
    async reserve(actor, scanId) {
      const { today } = await findOwnDay(actor)
      await inTransaction(db, (tx) => countScan(tx, actor, scanId, { today, found: false }))
    },

    async confirm(tx, actor, scanId) {
      const { rows } = await tx.execute(
        sql`update scan_counts set found = true
          where account_id = ${actor.accountId} and scan_id = ${scanId} returning day`,
      )
      if (rows.length > 0) return
      // A concurrent attempt of the same scan found nothing and released the reservation.
      const { today } = await findOwnDay(actor)
      await countScan(tx, actor, scanId, { today, found: true })
    },

    async release({ accountId }, scanId) {
      await db.execute(
        sql`delete from scan_counts where account_id = ${accountId} and scan_id = ${scanId} and not found`,
      )
    },

    async remaining(actor) {
      const { today, timeZone } = await findOwnDay(actor)
      const renewsAt = instantOfLocalHour(addDays(today, 1), 0, timeZone)
      const { name: plan, scansPerDay } = findSubscriptionPlan(actor.subscription)
      if (scansPerDay === null) return { plan, perDay: null, left: null, renewsAt }
      const left = Math.max(0, scansPerDay - (await used(db, actor, today)))
      return { plan, perDay: scansPerDay, left, renewsAt }
    },
  }
}
