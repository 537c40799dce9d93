import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open'
import { AppError } from '../errors'

/** `/healthz`: the process lives. `/readyz`: it can serve, so send it people. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', async () => ({ data: { alive: true } }))
  app.get('/readyz', async () => {
    if (closing) throw new AppError('not-ready')
    await db.$client.query('select 1').catch((cause: unknown) => {
      throw new AppError('not-ready', {
        message: cause instanceof Error ? 'The database does not answer.' : '',
      })
    })
    return { data: { ready: true } }
  })
}
