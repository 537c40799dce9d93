import { findSubscriptionPlan } from '@larder/contract/plans/plan-catalogue'
import type { ScanAllowance } from '@larder/contract/scan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { and, eq, gt, ne, not, or, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/database'
import { prepared } from '../../db/prepared'
import { readInstallation } from '../../db/queries/installation'
import { accounts } from '../../db/tables/account'
import { scanCounts } from '../../db/tables/scan'
import { AppError } from '../../errors'
import { addSeconds } from '../../time/clock'
import { instantOfLocalHour, localDayAndHour } from '../../time/time-zone'
import { findHouseholdContext } from '../inventory/views/household-context'
import type { ScanParts } from './parts'

/** A reservation older than this counts as abandoned. */
const reservationSeconds = 10 * 60

/** The daily quota of a plan; a scan counts once, however often it is tried. */
export interface ScanQuota {
  /**
   * Reserves quota for a scan, or rejects it. A scan with results needs no further quota for what it looked at, by its digest;
   * its id is no free scan of something else.
   */
  reserve(actor: Actor, scanId: string, digest?: Buffer): Promise<void>
  /** The scan found something: the reservation becomes permanent. */
  confirm(tx: Tx, actor: Actor, scanId: string): Promise<void>
  /** The scan found nothing, failed or was cancelled. */
  release(actor: Actor, scanId: string): Promise<void>
  remaining(actor: Actor): Promise<ScanAllowance>
}

const selectTimeZone = prepared<{ accountId: string }, { timeZone: string | null }[]>(
  'time_zone_of_cook',
  (tx) =>
    tx
      .select({ timeZone: accounts.timeZone })
      .from(accounts)
      .where(eq(accounts.id, sql.placeholder('accountId'))),
)

const scanOf = (accountId: string, scanId: string) =>
  and(eq(scanCounts.accountId, accountId), eq(scanCounts.scanId, scanId))

export function createScanQuota({ db, clock }: Pick<ScanParts, 'db' | 'clock'>): ScanQuota {
  /** Returns the day in the cook's own time zone: each date has its quota once, so switching households adds none. */
  async function findOwnDay({ accountId, householdId }: Actor): Promise<{ today: Day; timeZone: string }> {
    const [account] = await selectTimeZone(db, { accountId })
    const timeZone = account?.timeZone
    if (!timeZone) return findHouseholdContext(db, clock, householdId)
    return { today: localDayAndHour(clock(), timeZone).day, timeZone }
  }

  function used(tx: Tx, { accountId }: Actor, today: Day, besides?: string): Promise<number> {
    const reservedAfter = addSeconds(clock(), -reservationSeconds)
    return tx.$count(
      scanCounts,
      and(
        eq(scanCounts.accountId, accountId),
        eq(scanCounts.day, today),
        besides === undefined ? undefined : ne(scanCounts.scanId, besides),
        or(scanCounts.found, gt(scanCounts.at, reservedAfter)),
      ),
    )
  }

  /** Counts a scan in the cook's day unless it is already permanent, or rejects it. */
  async function countScan(
    tx: Tx,
    actor: Actor,
    scanId: string,
    { today, found, digest = null }: { today: Day; found: boolean; digest?: Buffer | null | undefined },
  ) {
    const { accountId } = actor
    // Serialises the cook's scans, so that the last of the quota is used once.
    const [account] = await tx
      .select({ subscription: accounts.subscription, endsAt: accounts.planEndsAt })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update')
    if (!account) throw new AppError('not-signed-in')
    if ((await readInstallation(tx)).plans === 'off') return
    const isOver = account.endsAt !== null && account.endsAt <= clock()
    const { scansPerDay } = findSubscriptionPlan(isOver ? 'free' : account.subscription)
    if (scansPerDay === null) return
    const counted = await tx
      .select({ digest: scanCounts.digest })
      .from(scanCounts)
      .where(and(scanOf(accountId, scanId), scanCounts.found))
    if (digest && counted.some((row) => row.digest?.equals(digest) !== true)) throw new AppError('scan-over')
    if (counted.length > 0) return
    if ((await used(tx, actor, today, scanId)) >= scansPerDay) throw new AppError('scan-limit')
    const columns = { at: clock(), found, digest }
    await tx
      .insert(scanCounts)
      .values({ accountId, day: today, scanId, ...columns })
      .onConflictDoUpdate({
        target: [scanCounts.accountId, scanCounts.day, scanCounts.scanId],
        set: columns,
      })
  }

  return {
    async reserve(actor, scanId, digest) {
      const { today } = await findOwnDay(actor)
      await inTransaction(db, (tx) => countScan(tx, actor, scanId, { today, found: false, digest }))
    },

    async confirm(tx, actor, scanId) {
      const confirmed = await tx
        .update(scanCounts)
        .set({ found: true })
        .where(scanOf(actor.accountId, scanId))
        .returning({ day: scanCounts.day })
      if (confirmed.length > 0) return
      // A concurrent attempt of the same scan found nothing and released the reservation.
      const { today } = await findOwnDay(actor)
      await countScan(tx, actor, scanId, { today, found: true })
    },

    async release({ accountId }, scanId) {
      await db.delete(scanCounts).where(and(scanOf(accountId, scanId), not(scanCounts.found)))
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
