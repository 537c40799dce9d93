import type { InventoryItem } from '@larder/contract/inventory'
import type { PaidPrice } from '@larder/contract/shopping'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import type { Day } from '@larder/kitchen/date/day'
import { amount, amountText, isZero, parseAmountText } from '@larder/kitchen/quantity/amount'
import type { Db } from '../../db/database'
import type { HouseholdTx } from '../../db/household-transaction'
import { selectNewestPrices } from '../../db/sql/shopping/memory'
import { paidPrices } from '../../db/tables/shopping'

/** A bought item and its total price. */
export interface PaidItem {
  readonly item: Pick<InventoryItem, 'foodId' | 'name' | 'amount' | 'unit'>
  readonly price: string
  readonly store: string | undefined
  /** Defaults to today; a receipt has its own day. */
  readonly day?: Day
  readonly source?: 'shopping' | 'receipt'
}

/** Saves the prices paid; undoing the change deletes them. */
export async function savePrices(tx: HouseholdTx, paid: readonly PaidItem[]): Promise<void> {
  const { householdId, actionId, now: at, today } = tx
  const rows = paid.flatMap(({ item, price, store = null, day = today, source = 'shopping' }) => {
    const amount = parseAmountText(item.amount)
    // An amount of zero has no unit price.
    if (!amount || isZero(amount)) return []
    return [
      {
        householdId,
        foodId: item.foodId ?? null,
        name: item.name,
        amountNumerator: amount.numerator,
        amountDenominator: amount.denominator,
        unit: heldUnit(item.unit, item.foodId),
        price: Number(price),
        day,
        store,
        source,
        actionId,
        at,
      },
    ]
  })
  if (rows.length > 0) await tx.insert(paidPrices).values(rows)
}

/** Returns the newest price of each item in each store, newest first. */
export async function findNewestPrices(db: Db, householdId: string): Promise<PaidPrice[]> {
  const rows = await selectNewestPrices(db, householdId)
  return rows.map(({ foodId, name, amountNumerator, amountDenominator, unit, price, day, store }) => ({
    ...(foodId !== null && { foodId }),
    name,
    amount: amountText(amount(amountNumerator, amountDenominator)),
    unit,
    price,
    day,
    ...(store !== null && { store }),
  }))
}
