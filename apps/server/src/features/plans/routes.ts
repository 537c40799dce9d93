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
  http: FastifyInstance
  limits: RateLimiter
  allowances: RateLimits
}

export type Plans = ReturnType<typeof servePlans>

export function servePlans(serve: Serve, { http, limits, allowances, ...given }: PlansRoutesParts) {
  const parts = { ...given, sync: createPaymentSync(given) }
  const planService = createPlans(parts)
  const checkout = createCheckout(parts)
  /** Rate-limits requests to the provider, which limits us. */
  async function rateLimited<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    await limits.consume(`payments:${actor.accountId}`, allowances.payments)
    return work()
  }

  serve(plans.mine, (_, { actor }) => planService.mine(actor))
  serve(plans.startTrial, (_, { actor }) => planService.startTrial(actor))
  serve(plans.checkout, ({ body }, { actor }) =>
    rateLimited(actor, () => checkout.checkout(actor, body.plan)),
  )
  serve(plans.portal, (_, { actor }) => rateLimited(actor, () => checkout.portal(actor)))
  serve(plans.cancel, (_, { actor }) => rateLimited(actor, () => planService.cancel(actor)))
  serve(plans.resume, (_, { actor }) => rateLimited(actor, () => planService.resume(actor)))
  servePaymentWebhook(http, createPaymentWebhook(parts))
  return { job: createPlansJob(parts), endPayments: checkout.endPayments }
}

const maxWebhookBytes = 1_048_576

/** The provider signs the raw bytes, so nothing may parse them before the signature is verified. */
function servePaymentWebhook(
  app: FastifyInstance,
  handleEvent: ReturnType<typeof createPaymentWebhook>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post(`${apiBase}/payments/stripe`, { bodyLimit: maxWebhookBytes }, async (request, reply) => {
      const body = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      await handleEvent(body, request.headers['stripe-signature']?.toString())
      return reply.header('cache-control', 'no-store').send({ data: { received: true } })
    })
  })
}
