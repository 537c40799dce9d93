import type { ItemEdit } from '@larder/contract/inventory'
import { type Amount, compare, dividedBy, isZero, one, toNumber } from '@larder/kitchen/quantity/amount'
import { convert } from '@larder/kitchen/quantity/quantity'
import { isStorableAmount } from './exact-amount'
import { formatUnitPrice, parseAmountField } from './input-values'
import type { LotRow } from './lot-row'
import { heldAmountOf, heldUnitOf } from './lot-snapshot'

/**
 * The lot with what is said of one unit said of the new one: what a kilogram costs is not what a gram does. Where only the unit
 * changes, it was a slip, and all else was meant as it stands.
 */
export function convertPerUnitValues(lot: LotRow, was: LotRow, { amount }: ItemEdit): LotRow {
  const held = amount === undefined ? heldAmountOf(was) : parseAmountField(amount, 'amount')
  if (heldUnitOf(lot) === heldUnitOf(was) || compare(held, heldAmountOf(was)) === 0) return lot
  const size = toUnitRatio(lot, was, held)
  const daily = size && convertDailyUse(lot, size)
  return {
    ...lot,
    unitPrice:
      size && lot.unitPrice !== null ? formatUnitPrice(Number(lot.unitPrice) * toNumber(size)) : null,
    dailyNumerator: daily?.numerator ?? null,
    dailyDenominator: daily?.denominator ?? null,
  }
}

/** How many of the old unit one of the new one is; where nobody knows, all of it is as much as it was. */
function toUnitRatio(lot: LotRow, was: LotRow, held: Amount): Amount | undefined {
  const known = convert({ amount: one, unit: heldUnitOf(lot) }, heldUnitOf(was), lot.foodId ?? undefined)
  if (known.ok && !isZero(known.quantity.amount)) return known.quantity.amount
  return isZero(held) || isZero(heldAmountOf(was)) ? undefined : dividedBy(heldAmountOf(was), held)
}

function convertDailyUse({ dailyNumerator, dailyDenominator }: LotRow, size: Amount): Amount | undefined {
  if (dailyNumerator === null || dailyDenominator === null) return undefined
  const daily = dividedBy({ numerator: dailyNumerator, denominator: dailyDenominator }, size)
  return isStorableAmount(daily) ? daily : undefined
}
