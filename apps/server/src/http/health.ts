import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open'
import { AppError } from '../errors'
import type { Closing } from './closing'

/** Asking the database once a second is enough, however many ask us. */
const freshForMs = 1000
/** A database that lets us wait so long is of no use to a cook; whoever asks is told in time. */
const answerWithinMs = 3000

/** `/healthz`: the process lives. `/readyz`: it can serve, so send it people. */
export function serveHealth(app: FastifyInstance, db: Db, closing: Closing): void {
  let asked = { at: 0, answer: Promise.resolve(false) }

  function databaseAnswers(): Promise<boolean> {
    const now = Date.now()
    if (now - asked.at > freshForMs) {
      const answers = db.$client.query('select 1').then(
        () => true,
        () => false,
      )
      asked = { at: now, answer: Promise.race([answers, tooLate()]) }
    }
    return asked.answer
  }

  async function tooLate(): Promise<boolean> {
    await wait(answerWithinMs, undefined, { ref: false })
    return false
  }

  app.get('/healthz', async () => ({ data: { alive: true } }))
  app.get('/readyz', async () => {
    if (closing.announced() || !(await databaseAnswers())) throw new AppError('not-ready')
    return { data: { ready: true } }
  })
}
