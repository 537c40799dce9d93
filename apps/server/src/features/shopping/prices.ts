import type { InventoryItem } from '@larder/contract/inventory'
import type { PaidPrice } from '@larder/contract/shopping'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import type { Day } from '@larder/kitchen/date/day'
import { amount, amountText, isZero, parseAmountText } from '@larder/kitchen/quantity/amount'
import type { Db } from '../../db/database'
import type { HouseholdTx } from '../../db/household-transaction'
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

/** More prices than a household collects in all its stores. */
const maxPrices = 2000

/** Returns the newest price of each item in each store, newest first. */
export async function findNewestPrices(db: Db, householdId: string): Promise<PaidPrice[]> {
  const { rows } = await db.$client.query<PriceRow>({
    name: 'newest_prices',
    text: `select * from (
        select distinct on (coalesce('food:' || food_id, lower(name)), store) id::float8, food_id as "foodId", name,
          amount_numerator::float8 as "amountNumerator", amount_denominator::float8 as "amountDenominator", unit, price::float8,
          day::text, store, at
        from paid_prices where household_id = $1
        order by coalesce('food:' || food_id, lower(name)), store, at desc, id desc) newest
      order by at desc, id desc limit ${maxPrices}`,
    values: [householdId],
  })
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

interface PriceRow {
  readonly foodId: string | null
  readonly name: string
  readonly amountNumerator: number
  readonly amountDenominator: number
  readonly unit: string
  readonly price: number
  readonly day: string
  readonly store: string | null
}
