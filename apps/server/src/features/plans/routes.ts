import { apiBase } from '@larder/contract/http/endpoint'
import { plans } from '@larder/contract/plans'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../actor'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Serve } from '../../http/serve'
import { createCheckout } from './checkout'
import type { PlansParts } from './parts'
import { createPaymentSync } from './payment-sync'
import { createPaymentWebhook } from './payment-webhook'
import { createPlansJob } from './plans-job'
import { createPlans } from './service'

export interface PlansRoutesParts extends PlansParts {
  app: FastifyInstance
  limits: RateLimiter
  allowances: RateLimits
}

export function servePlans(serve: Serve, { app, limits, allowances, ...given }: PlansRoutesParts) {
  const parts = { ...given, sync: createPaymentSync(given) }
  const desk = createPlans(parts)
  const paying = createCheckout(parts)
  /** Whatever makes us ask the provider is counted, as it counts us. */
  async function counted<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    await limits.consume(`payments:${actor.accountId}`, allowances.payments)
    return work()
  }

  serve(plans.mine, (_, { actor }) => desk.mine(actor))
  serve(plans.startTrial, (_, { actor }) => desk.startTrial(actor))
  serve(plans.checkout, ({ body }, { actor }) => counted(actor, () => paying.checkout(actor, body.plan)))
  serve(plans.portal, (_, { actor }) => counted(actor, () => paying.portal(actor)))
  serve(plans.cancel, (_, { actor }) => counted(actor, () => desk.cancel(actor)))
  serve(plans.resume, (_, { actor }) => counted(actor, () => desk.resume(actor)))
  servePaymentWebhook(app, createPaymentWebhook(parts))
  return { job: createPlansJob(parts), endPayments: paying.endPayments }
}

const maxWebhookBytes = 1_048_576

/** The provider signs the very bytes it sends, so nothing may read them before the signature is checked. */
function servePaymentWebhook(app: FastifyInstance, hear: ReturnType<typeof createPaymentWebhook>): void {
  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    room.post(`${apiBase}/payments/stripe`, { bodyLimit: maxWebhookBytes }, async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      await hear(body, request.headers['stripe-signature']?.toString())
      return reply.header('cache-control', 'no-store').send({ data: { received: true } })
    })
  })
}
