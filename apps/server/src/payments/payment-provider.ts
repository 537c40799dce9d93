/** The paid plans. */
export type PaidPlan = 'premium' | 'pro'

/** An account that pays or may pay. */
interface Payer {
  readonly accountId: string
  readonly email: string
  readonly name: string
}

/** A customer's subscription at this moment. */
export interface ProviderSubscription {
  readonly subscriptionId: string
  /** The status in the provider's terms. */
  readonly status: string
  readonly plan: PaidPlan
  /** The next payment, or the end if there will be none. */
  readonly periodEndsAt: string
  readonly cancels: boolean
}

/** A webhook event with a verified signature. Only its customer is used, not its content. */
export interface PaymentWebhookEvent {
  readonly id: string
  readonly type: string
  readonly customerId: string | undefined
}

/** Where the provider's pages redirect to. */
export interface ReturnUrls {
  readonly paid: string
  readonly back: string
}

/**
 * The payment provider. Every method is idempotent and throws 'payments-unavailable' when the provider does not respond or
 * rejects the request.
 */
export interface PaymentProvider {
  /** Returns the customer of this account, the same one on every call. 'instead' is a customer that no longer exists. */
  newCustomer(payer: Payer, instead?: string): Promise<string>
  hasCustomer(customerId: string): Promise<boolean>
  /** Returns the customer's subscriptions in any state; none for a deleted customer. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>
  /** Returns the page to pay for a first plan. There is one such page at a time. */
  checkout(customerId: string, plan: PaidPlan, urls: ReturnUrls): Promise<string>
  /** Returns the page that shows the price of another plan from today and asks for consent. */
  switchPlan(customerId: string, subscriptionId: string, plan: PaidPlan, urls: ReturnUrls): Promise<string>
  /** Returns the page with payment methods and invoices. */
  portal(customerId: string, back: string): Promise<string>
  /** Stops further payments; the paid period stays. */
  cancel(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** Ends every subscription at once and deletes the customer. */
  deleteCustomer(customerId: string): Promise<void>
  /** Verifies and parses an event; throws 'bad-signature' when it is not the provider's or too old. */
  parseWebhook(body: Uint8Array, signature: string | undefined): PaymentWebhookEvent
}
