import { lt } from 'drizzle-orm'
import { type Clock, secondsLater } from '../clock'
import type { Db } from '../db/open'
import { openidAttempts, passwordResets, sessions } from '../db/tables/account'
import { failures, rateCounters } from '../db/tables/limits'
import type { Log } from '../log'

const everyMs = 10 * 60 * 1000
const hour = 3600

/** Throws away what is over: sessions, links, counters. Two processes doing it at once do no harm. */
export function startSweeping(db: Db, clock: Clock, log: Log) {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = sweep(db, clock()).catch((error: unknown) => log.warn({ err: error }, 'sweeping failed'))
  }, everyMs)
  timer.unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}

export async function sweep(db: Db, now: string): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await db.delete(openidAttempts).where(lt(openidAttempts.expiresAt, now))
  await db.delete(rateCounters).where(lt(rateCounters.windowEndsAt, now))
  await db.delete(failures).where(lt(failures.lastAt, secondsLater(now, -hour)))
}
