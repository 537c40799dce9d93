import type { ItemEdit } from '@larder/contract/inventory'
import { type Amount, compare, dividedBy, isZero, one, toNumber } from '@larder/kitchen/amount'
import { convert } from '@larder/kitchen/quantity'
import { canBeHeld } from './exact-amount'
import type { LotRow } from './lot-row'
import { amountFrom, unitPriceText } from './reading'
import { heldBy, unitIn } from './snapshot'

/**
 * The lot with what is said of one unit said of the new one: what a kilogram costs is not what a gram does. Where only the unit
 * changes, it was a slip, and all else was meant as it stands.
 */
export function inItsUnit(lot: LotRow, was: LotRow, { amount }: ItemEdit): LotRow {
  const held = amount === undefined ? heldBy(was) : amountFrom(amount, 'amount')
  if (unitIn(lot) === unitIn(was) || compare(held, heldBy(was)) === 0) return lot
  const size = sizeOf(lot, was, held)
  const daily = size && dailyOf(lot, size)
  return {
    ...lot,
    unitPrice: size && lot.unitPrice !== null ? unitPriceText(Number(lot.unitPrice) * toNumber(size)) : null,
    dailyOver: daily?.over ?? null,
    dailyUnder: daily?.under ?? null,
  }
}

/** How many of the old unit one of the new one is; where nobody knows, all of it is as much as it was. */
function sizeOf(lot: LotRow, was: LotRow, held: Amount): Amount | undefined {
  const known = convert({ amount: one, unit: unitIn(lot) }, unitIn(was), lot.foodId ?? undefined)
  if (known.ok && !isZero(known.quantity.amount)) return known.quantity.amount
  return isZero(held) || isZero(heldBy(was)) ? undefined : dividedBy(heldBy(was), held)
}

function dailyOf({ dailyOver, dailyUnder }: LotRow, size: Amount): Amount | undefined {
  if (dailyOver === null || dailyUnder === null) return undefined
  const daily = dividedBy({ over: dailyOver, under: dailyUnder }, size)
  return canBeHeld(daily) ? daily : undefined
}
