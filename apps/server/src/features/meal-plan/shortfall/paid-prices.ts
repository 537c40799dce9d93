import type { PaidPrice } from '@larder/contract/shopping'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { parseAmountText } from '@larder/kitchen/quantity/amount'
import type { PriceRecord } from '@larder/kitchen/shopping/cost-estimate'

/** What was paid, as the kitchen reckons with it. */
export function toPaid(prices: readonly PaidPrice[]): PriceRecord[] {
  return prices.flatMap(({ foodId, name, amount, unit, price, day, store }) => {
    const of = parseAmountText(amount)
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
