import { and, eq, like, lt, not, or, sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../db/database'
import { settleRecipeViews } from '../db/queries/recipe-views'
import { deleteOldHouseholdPhotos, deleteOldRecipePhotos, dropOldScans } from '../db/sql/jobs'
import { deleteRemovedMeals } from '../db/sql/planned-meals'
import {
  dataArchives,
  emailChanges,
  emailCodes,
  openidAttempts,
  passkeyChallenges,
  passwordResets,
  sessions,
} from '../db/tables/account'
import { auditLog, registrationInvitations } from '../db/tables/admin'
import { cookings } from '../db/tables/cooking'
import { householdSecrets, invitations } from '../db/tables/household'
import { importsTable } from '../db/tables/imports'
import { idempotencyKeys } from '../db/tables/inventory'
import { recipeForms, recipeViews } from '../db/tables/my-recipes'
import { deliveries, noticeMarks } from '../db/tables/notifications'
import { paymentEvents } from '../db/tables/plans'
import { loginFailures, rateCounters } from '../db/tables/rate-limits'
import { lookedUpProducts, scanCounts } from '../db/tables/scan'
import type { Log } from '../log'
import { addSeconds, type Clock } from '../time/clock'

const everyMs = 10 * 60 * 1000
const hour = 3600
const day = 24 * hour

/** Deletes expired sessions, links and counters. Concurrent runs in several processes are safe. */
export function startCleanup(db: Db, clock: Clock, log: Log) {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = deleteExpiredRows(db, clock()).catch((error: unknown) =>
      log.warn({ err: error }, 'deleting expired rows failed'),
    )
  }, everyMs)
  timer.unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}

export async function deleteExpiredRows(db: Db, now: string): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, now))
  await db.delete(openidAttempts).where(lt(openidAttempts.expiresAt, now))
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  await db.delete(dataArchives).where(lt(dataArchives.expiresAt, now))
  await db.delete(invitations).where(lt(invitations.expiresAt, now))
  await db.delete(householdSecrets).where(lt(householdSecrets.expiresAt, now))
  await db.delete(registrationInvitations).where(lt(registrationInvitations.expiresAt, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, addSeconds(now, -40 * day)))
  // A dish can be undone for 30 days, which puts it back on the stove.
  await db.delete(cookings).where(lt(cookings.startedAt, addSeconds(now, -40 * day)))
  // A meal removed from a plan is not restored after this time.
  await deleteRemovedMeals(db, addSeconds(now, -60 * day))
  await db.delete(noticeMarks).where(lt(noticeMarks.updatedAt, addSeconds(now, -60 * day)))
  await db.delete(deliveries).where(lt(deliveries.at, addSeconds(now, -60 * day)))
  // A digest email is claimed again each day, so old claims are soon unused.
  await db
    .delete(deliveries)
    .where(and(eq(deliveries.channel, 'mail'), lt(deliveries.at, addSeconds(now, -3 * day))))
  await db.delete(scanCounts).where(lt(scanCounts.day, sql`${addSeconds(now, -3 * day)}::timestamptz::date`))
  // Views are counted once per account and day, so the rows of earlier days can be added up.
  await inTransaction(db, (tx) =>
    settleRecipeViews(tx, lt(recipeViews.day, addSeconds(now, -2 * day).slice(0, 10))),
  )
  await db.delete(recipeForms).where(lt(recipeForms.updatedAt, addSeconds(now, -180 * day)))
  await db.delete(lookedUpProducts).where(lt(lookedUpProducts.askedAt, addSeconds(now, -90 * day)))
  // A scan that was not saved within a month is dropped with its picture.
  await dropOldScans(db, now, addSeconds(now, -30 * day))
  // A deleted recipe can be restored with its photo for a month; later without it.
  await deleteOldRecipePhotos(db, addSeconds(now, -30 * day))
  await deleteOldHouseholdPhotos(db, addSeconds(now, -30 * day))
  // An import that was not kept within a week is abandoned.
  await db.delete(importsTable).where(lt(importsTable.createdAt, addSeconds(now, -7 * day)))
  // What admins did stays; what cooks did to their own accounts for a year.
  await db
    .delete(auditLog)
    .where(and(eq(auditLog.kind, 'account'), lt(auditLog.at, addSeconds(now, -365 * day))))
  // The provider stops retrying after a few days, and events older than its signature allows are rejected.
  await db.delete(paymentEvents).where(lt(paymentEvents.heardAt, addSeconds(now, -30 * day)))
  await db.delete(rateCounters).where(lt(rateCounters.windowEndsAt, now))
  await deleteOldLoginRows(db, now)
}

/** Failures count for an hour; a browser is known for as long as `login-throttle` says. */
async function deleteOldLoginRows(db: Db, now: string): Promise<void> {
  const isKnown = like(loginFailures.key, 'known:%')
  const isOld = (seconds: number) => lt(loginFailures.lastAt, addSeconds(now, -seconds))
  await db.delete(loginFailures).where(or(and(not(isKnown), isOld(hour)), and(isKnown, isOld(90 * day))))
}
