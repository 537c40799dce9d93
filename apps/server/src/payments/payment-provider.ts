/** What can be paid for. */
export type PaidPlan = 'premium' | 'pro'

/** Somebody who pays, or may come to. */
export interface Payer {
  readonly accountId: string
  readonly email: string
  readonly name: string
}

/** What somebody pays for at this moment. */
export interface ProviderSubscription {
  readonly subscriptionId: string
  /** In the provider's words. */
  readonly status: string
  readonly plan: PaidPlan
  /** The next payment, or, where there will be none, the end. */
  readonly periodEndsAt: string
  readonly cancels: boolean
}

/** A message that truly comes from the provider. What it says is not believed, only whom it is about. */
export interface PaymentWebhookEvent {
  readonly id: string
  readonly type: string
  readonly customerId: string | undefined
}

/** Where a browser goes back to. */
export interface ReturnUrls {
  readonly paid: string
  readonly back: string
}

/**
 * Who takes the money. Every verb may be said twice and does its work once; each throws 'payments-unavailable' where the provider does
 * not answer or does not do as asked.
 */
export interface PaymentProvider {
  /** A customer for this account: the same one however often it is asked for. 'instead' is one that is there no more. */
  newCustomer(payer: Payer, instead?: string): Promise<string>
  hasCustomer(customerId: string): Promise<boolean>
  /** What a customer pays for now, whatever state it is in; of somebody who is gone, nothing. */
  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]>
  /** Where to pay for a first plan. There is one such page at a time. */
  checkout(customerId: string, plan: PaidPlan, ways: ReturnUrls): Promise<string>
  /** Where to see what another plan would cost from today, and to agree to it. */
  switchPlan(customerId: string, subscriptionId: string, plan: PaidPlan, ways: ReturnUrls): Promise<string>
  /** Where payment methods and invoices are. */
  portal(customerId: string, back: string): Promise<string>
  /** No further payment; what is paid stays until its end. */
  cancel(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** Ends every subscription at once and forgets the customer. */
  deleteCustomer(customerId: string): Promise<void>
  /** Reads a message, or throws 'bad-signature' where it is not the provider's or too old. */
  parseWebhook(body: Uint8Array, signature: string | undefined): PaymentWebhookEvent
}
