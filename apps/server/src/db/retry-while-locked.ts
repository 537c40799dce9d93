import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Anyone who waits for a table makes everybody behind them wait, so a migration gives up soon and tries again: before PostgreSQL looks
 * for a deadlock, which would end a server's transaction instead.
 */
const lockTimeoutMs = 500
const lockErrors = new Set<unknown>(['55P03', '40P01'])
const maxAttempts = 150
const pauseMs = 2000

/** Runs a part of a migration that takes locks; tries again while servers at work hold them. */
export async function retryWhileLocked(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        const isLocked = error instanceof Error && 'code' in error && lockErrors.has(error.code)
        if (!isLocked || attempt === maxAttempts) throw error
        await wait(pauseMs)
      }
    }
  } finally {
    await client.query('set lock_timeout = 0').catch(() => undefined)
  }
}
