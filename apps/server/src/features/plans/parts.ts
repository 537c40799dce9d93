import type { Db } from '../../db/database'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { PaymentProvider } from '../../payments/payment-provider'
import type { Clock } from '../../time/clock'

export interface PlansParts {
  db: Db
  clock: Clock
  log: Log
  /** Who takes the money, where this installation takes any. */
  payments: PaymentProvider | undefined
  publicUrl: string
}

/** Whoever wants to pay needs somebody to pay to. */
export function requirePayments({ payments }: Pick<PlansParts, 'payments'>): PaymentProvider {
  if (!payments) throw new AppError('no-payments')
  return payments
}
