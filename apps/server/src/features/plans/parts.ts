import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { Payments } from '../../payments/payments'

export interface PlansParts {
  db: Db
  clock: Clock
  log: Log
  /** Who takes the money, where this installation takes any. */
  payments: Payments | undefined
  publicUrl: string
}

/** Whoever wants to pay needs somebody to pay to. */
export function payable({ payments }: Pick<PlansParts, 'payments'>): Payments {
  if (!payments) throw new AppError('no-payments')
  return payments
}
