import type { ItemEdit } from '@larder/contract/inventory'
import { type Amount, compare, dividedBy, isZero, one, toNumber } from '@larder/kitchen/quantity/amount'
import { convert } from '@larder/kitchen/quantity/quantity'
import { isStorableAmount } from './exact-amount'
import { formatUnitPrice, parseAmountField } from './input-values'
import { heldAmountOf, heldUnitOf, type LotRow } from './lot-row'

/**
 * Converts the values per unit to the new unit: the price of a kilogram is not that of a gram. If only the unit changes, it is a
 * correction and all values stay.
 */
export function convertPerUnitValues(lot: LotRow, previous: LotRow, { amount }: ItemEdit): LotRow {
  const amountHeld = amount === undefined ? heldAmountOf(previous) : parseAmountField(amount, 'amount')
  if (heldUnitOf(lot) === heldUnitOf(previous) || compare(amountHeld, heldAmountOf(previous)) === 0)
    return lot
  const size = toUnitRatio(lot, previous, amountHeld)
  const daily = size && convertDailyUse(lot, size)
  return {
    ...lot,
    unitPrice:
      size && lot.unitPrice !== null ? formatUnitPrice(Number(lot.unitPrice) * toNumber(size)) : null,
    dailyNumerator: daily?.numerator ?? null,
    dailyDenominator: daily?.denominator ?? null,
  }
}

/** Returns how many old units one new unit is; if they do not convert, the whole amount is taken as equal. */
function toUnitRatio(lot: LotRow, previous: LotRow, amountHeld: Amount): Amount | undefined {
  const known = convert({ amount: one, unit: heldUnitOf(lot) }, heldUnitOf(previous), lot.foodId ?? undefined)
  if (known.ok && !isZero(known.quantity.amount)) return known.quantity.amount
  return isZero(amountHeld) || isZero(heldAmountOf(previous))
    ? undefined
    : dividedBy(heldAmountOf(previous), amountHeld)
}

function convertDailyUse({ dailyNumerator, dailyDenominator }: LotRow, size: Amount): Amount | undefined {
  if (dailyNumerator === null || dailyDenominator === null) return undefined
  const daily = dividedBy({ numerator: dailyNumerator, denominator: dailyDenominator }, size)
  return isStorableAmount(daily) ? daily : undefined
}
