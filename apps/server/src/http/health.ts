import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open'
import { AppError } from '../errors'

/** Asking the database once a second is enough, however many ask us. */
const freshForMs = 1000

/** `/healthz`: the process lives. `/readyz`: it can serve, so send it people. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  let closing = false
  let asked = { at: 0, answer: Promise.resolve(false) }
  app.addHook('preClose', async () => {
    closing = true
  })

  function databaseAnswers(): Promise<boolean> {
    const now = Date.now()
    if (now - asked.at > freshForMs) {
      const answer = db.$client.query('select 1').then(
        () => true,
        () => false,
      )
      asked = { at: now, answer }
    }
    return asked.answer
  }

  app.get('/healthz', async () => ({ data: { alive: true } }))
  app.get('/readyz', async () => {
    if (closing || !(await databaseAnswers())) throw new AppError('not-ready')
    return { data: { ready: true } }
  })
}
