import type { FastifyInstance } from 'fastify'

const quietMs = 10_000

/** Returns a function that says whether no request has come for a while, so that background work may use the processor. */
export function createIdleCheck(http: FastifyInstance, now: () => number = () => performance.now()) {
  let lastAt = now()
  http.addHook('onRequest', async () => {
    lastAt = now()
  })
  return () => now() - lastAt >= quietMs
}
