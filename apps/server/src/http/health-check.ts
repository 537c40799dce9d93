import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database'
import { checkDatabase } from '../db/queries/check-database'
import { AppError } from '../errors'
import type { GracefulShutdown } from './graceful-shutdown'

/** The database is checked at most once a second, however many requests arrive. */
const cacheMs = 1000
/** A database slower than this counts as unavailable, and the check responds in time. A commit may wait for a standby for ever. */
const timeoutMs = 3000

/** Serves `/healthz` (the process runs) and `/readyz` (it can serve requests). */
export function serveHealthChecks(app: FastifyInstance, db: Db, closing: GracefulShutdown): void {
  let lastCheck = { at: 0, result: Promise.resolve(false) }
  let isChecking = false

  function isDatabaseReady(): Promise<boolean> {
    const now = Date.now()
    // A pending check holds a connection, so there is never more than one.
    if (!isChecking && now - lastCheck.at > cacheMs) {
      lastCheck = { at: now, result: Promise.race([isAvailable(), timeOut()]) }
    }
    return lastCheck.result
  }

  async function isAvailable(): Promise<boolean> {
    isChecking = true
    try {
      await checkDatabase(db)
      return true
    } catch {
      return false
    } finally {
      isChecking = false
    }
  }

  async function timeOut(): Promise<boolean> {
    await wait(timeoutMs, undefined, { ref: false })
    return false
  }

  app.get('/healthz', async () => ({ data: { alive: true } }))
  app.get('/readyz', async () => {
    if (closing.isAnnounced() || !(await isDatabaseReady())) throw new AppError('not-ready')
    return { data: { ready: true } }
  })
}
