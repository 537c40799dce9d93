import type { Db } from '../../db/database'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { PaymentProvider } from '../../payments/payment-provider'
import type { Clock } from '../../time/clock'

export interface PlansParts {
  db: Db
  clock: Clock
  log: Log
  /** The payment provider, if one is configured. */
  payments: PaymentProvider | undefined
  publicUrl: string
}

/** Returns the payment provider, or throws without one. */
export function requirePayments({ payments }: Pick<PlansParts, 'payments'>): PaymentProvider {
  if (!payments) throw new AppError('no-payments')
  return payments
}
