import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database'
import { AppError } from '../errors'
import type { GracefulShutdown } from './graceful-shutdown'

/** Asking the database once a second is enough, however many ask us. */
const freshForMs = 1000
/** A database that lets us wait so long is of no use to a cook; whoever asks is told in time. */
const answerWithinMs = 3000

/** `/healthz`: the process lives. `/readyz`: it can serve, so send it people. */
export function serveHealthChecks(app: FastifyInstance, db: Db, closing: GracefulShutdown): void {
  let asked = { at: 0, answer: Promise.resolve(false) }
  let waiting = false

  function databaseAnswers(): Promise<boolean> {
    const now = Date.now()
    // A question without an answer holds a connection; there is never more than one.
    if (!waiting && now - asked.at > freshForMs) {
      asked = { at: now, answer: Promise.race([ask(), tooLate()]) }
    }
    return asked.answer
  }

  async function ask(): Promise<boolean> {
    waiting = true
    try {
      await db.$client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      waiting = false
    }
  }

  async function tooLate(): Promise<boolean> {
    await wait(answerWithinMs, undefined, { ref: false })
    return false
  }

  app.get('/healthz', async () => ({ data: { alive: true } }))
  app.get('/readyz', async () => {
    if (closing.isAnnounced() || !(await databaseAnswers())) throw new AppError('not-ready')
    return { data: { ready: true } }
  })
}
