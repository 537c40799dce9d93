import { randomUUID } from 'node:crypto'
import { apiBase } from '@larder/contract/http/endpoint'
import { type MyPlan, plans } from '@larder/contract/plans'
import { readEnv } from '../../env'
import { aCook, type Cook } from '../a-cook'
import { aFakeStripeServer, signWebhook } from '../fakes/fake-stripe-server'
import type { FakeSubscription } from '../fakes/fake-stripe-store'
import { testApp } from '../test-app'
import type { TestCluster } from '../test-cluster'
import { relaxedRateLimits } from './a-kitchen'

/** A webhook event about a subscription. */
export const subscriptionEvent = (
  subscription: FakeSubscription,
  type = 'customer.subscription.updated',
  id = randomUUID(),
) => ({
  id: `evt_${id}`,
  object: 'event',
  type,
  data: { object: { ...subscription } },
})

/** An app with payments and its fake Stripe. */
export async function aPaymentsApp(cluster: TestCluster) {
  const stripe = await aFakeStripeServer(() => larder.now())
  const env = readEnv({ PUBLIC_URL: 'http://larder.test', ...stripe.settings })
  const larder = await testApp(cluster, { env, allowances: relaxedRateLimits })
  const as = ({ token }: Cook) => ({ token })

  const paymentsApp = {
    ...larder,
    stripe,
    cook: () => aCook(larder),
    mine: async (cook: Cook): Promise<MyPlan> => (await larder.call(plans.mine, {}, as(cook))).body.data,
    checkout: (cook: Cook, plan: 'premium' | 'pro' = 'premium') =>
      larder.call(plans.checkout, { body: { plan } }, as(cook)),
    portal: (cook: Cook) => larder.call(plans.portal, {}, as(cook)),
    trial: (cook: Cook) => larder.call(plans.startTrial, {}, as(cook)),
    cancel: (cook: Cook) => larder.call(plans.cancel, {}, as(cook)),
    resume: (cook: Cook) => larder.call(plans.resume, {}, as(cook)),
    /** Advances the time without ending sessions. */
    async later(days: number): Promise<void> {
      await larder.db.$client.query(`update sessions set expires_at = '2100-01-01'`)
      larder.passSeconds(days * 86_400)
    },
    /** Posts to the webhook. */
    async post(payload: string | Buffer, headers: Record<string, string>) {
      const url = `${apiBase}/payments/stripe`
      const { statusCode, body } = await larder.app.inject({ method: 'POST', url, payload, headers })
      return { status: statusCode, code: JSON.parse(body).error?.code as string | undefined }
    },
    /** Posts a valid event, signed now. */
    receiveWebhook(message: object) {
      const { payload, headers } = signWebhook(message, { at: larder.now() })
      return paymentsApp.post(payload, headers)
    },
    /** Creates a cook with a paid plan whose event was received. */
    async payer(plan: 'premium' | 'pro' = 'premium', cook?: Cook) {
      const who = cook ?? (await aCook(larder))
      const { body } = await paymentsApp.checkout(who, plan)
      const subscription = stripe.pay(body.data.url)
      await paymentsApp.receiveWebhook(subscriptionEvent(subscription, 'customer.subscription.created'))
      return { cook: who, subscription }
    },
    async close() {
      await larder.close()
      await stripe.close()
    },
  }
  return paymentsApp
}

export type PaymentsTestApp = Awaited<ReturnType<typeof aPaymentsApp>>
