import type { PaidPrice } from '@larder/contract/shopping'
import { readAmount } from '@larder/kitchen/amount'
import type { Paid } from '@larder/kitchen/price-memory'
import { readUnit } from '@larder/kitchen/units'

/** What was paid, as the kitchen reckons with it. */
export function paidIn(prices: readonly PaidPrice[]): Paid[] {
  return prices.flatMap(({ foodId, name, amount, unit, price, day, store }) => {
    const of = readAmount(amount)
    if (!of) return []
    const quantity = { amount: of, unit: readUnit(unit)?.id ?? unit }
    return [
      {
        ...(foodId !== undefined && { foodId }),
        name,
        quantity,
        price,
        day,
        ...(store !== undefined && { store }),
      },
    ]
  })
}
