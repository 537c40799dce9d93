import type { PaidPrice } from '@larder/contract/shopping'
import { readAmount } from '@larder/kitchen/amount'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import type { Paid } from '@larder/kitchen/price-memory'

/** What was paid, as the kitchen reckons with it. */
export function paidIn(prices: readonly PaidPrice[]): Paid[] {
  return prices.flatMap(({ foodId, name, amount, unit, price, day, store }) => {
    const of = readAmount(amount)
    if (!of) return []
    const quantity = { amount: of, unit: heldUnit(unit, foodId) }
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
