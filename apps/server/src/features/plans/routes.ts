import { apiBase } from '@larder/contract/endpoint'
import { plans } from '@larder/contract/plans'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../actor'
import type { Allowances, Limits } from '../../http/limits'
import type { Serve } from '../../http/serve'
import { openHearing } from './hearing'
import type { PlansParts } from './parts'
import { openPaying } from './paying'
import { plansJob } from './plans-job'
import { openPlans } from './service'
import { openSyncing } from './syncing'

export interface PlansRoutesParts extends PlansParts {
  app: FastifyInstance
  limits: Limits
  allowances: Allowances
}

export function servePlans(serve: Serve, { app, limits, allowances, ...given }: PlansRoutesParts) {
  const parts = { ...given, sync: openSyncing(given) }
  const desk = openPlans(parts)
  const paying = openPaying(parts)
  /** Whatever makes us ask the provider is counted, as it counts us. */
  async function counted<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    await limits.spend(`payments:${actor.accountId}`, allowances.payments)
    return work()
  }

  serve(plans.mine, (_, { actor }) => desk.mine(actor))
  serve(plans.startTrial, (_, { actor }) => desk.startTrial(actor))
  serve(plans.checkout, ({ body }, { actor }) => counted(actor, () => paying.checkout(actor, body.plan)))
  serve(plans.portal, (_, { actor }) => counted(actor, () => paying.portal(actor)))
  serve(plans.cancel, (_, { actor }) => counted(actor, () => desk.cancel(actor)))
  serve(plans.resume, (_, { actor }) => counted(actor, () => desk.resume(actor)))
  serveMessages(app, openHearing(parts))
  return { job: plansJob(parts), endPayments: paying.endPayments }
}

const largestMessage = 1_048_576

/** The provider signs the very bytes it sends, so nothing may read them before the signature is checked. */
function serveMessages(app: FastifyInstance, hear: ReturnType<typeof openHearing>): void {
  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    room.post(`${apiBase}/payments/stripe`, { bodyLimit: largestMessage }, async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      await hear(body, request.headers['stripe-signature']?.toString())
      return reply.header('cache-control', 'no-store').send({ data: { heard: true } })
    })
  })
}
