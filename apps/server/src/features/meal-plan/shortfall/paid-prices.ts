import type { PaidPrice } from '@larder/contract/shopping'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { parseAmountText } from '@larder/kitchen/quantity/amount'
import type { PriceRecord } from '@larder/kitchen/shopping/cost-estimate'

/** Maps stored prices to the kitchen's price records. */
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
