import { amountText, compare, lesser, minus, readAmount, zero } from '@larder/kitchen/amount'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import type { Day } from '@larder/kitchen/day'
import type { Location, Lot } from '@larder/kitchen/lot'
import { byExpiry, takeAcross } from '@larder/kitchen/taking'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { lots as lotTable } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import { countsIn } from './judging'
import { type AsLot, stockOf } from './stock'

export interface Taking {
  readonly itemId: number
  readonly amount: string
  readonly kind: 'used'
}

/** What a cook says went, and how much of it where they say so. */
export interface Asked {
  readonly name: string
  readonly foodId: string | undefined
  readonly amount: string | undefined
  readonly unit: string | undefined
}

/**
 * From which items it is taken: those at the camera's place first, and there the soonest to expire. Without an amount one
 * piece goes; of what is not counted the whole item, for it left the shelf.
 */
export async function takingsFor(
  { tx, householdId, today }: { readonly tx: Tx; readonly householdId: string; readonly today: Day },
  asLot: AsLot,
  location: Location,
  asked: Asked,
): Promise<Taking[]> {
  const isIt =
    asked.foodId === undefined
      ? sql`lower(${lotTable.name}) = lower(${asked.name})`
      : eq(lotTable.foodId, asked.foodId)
  const lots = await stockOf(tx, householdId, asLot, isIt)
  const there = (isThere: boolean) =>
    lots.filter((lot) => (lot.location === location) === isThere).sort(byExpiry)
  const here = takenFrom(there(true), asked, today)
  const takings = here.length > 0 ? here : takenFrom(there(false), asked, today)
  if (takings.length === 0) throw new AppError('item-not-found')
  return takings
}

function takenFrom(lots: readonly Lot[], { foodId, amount, unit }: Asked, today: Day): Taking[] {
  if (unit !== undefined && unit !== '' && amount !== undefined && foodId !== undefined)
    return measured(lots, foodId, { amount, unit }, today)
  const counted = lots.filter((lot) => countsIn(lot.quantity.unit))
  if (counted.length > 0) return pieces(counted, amount ?? '1')
  return lots.slice(0, 1).map(({ id }) => ({ itemId: id, amount: 'all', kind: 'used' }))
}

function pieces(lots: readonly Lot[], amount: string): Taking[] {
  let open = readAmount(amount) ?? zero
  return lots.flatMap(({ id, quantity }) => {
    const some = lesser(open, quantity.amount)
    open = minus(open, some)
    return compare(some, zero) > 0 ? [{ itemId: id, amount: amountText(some), kind: 'used' as const }] : []
  })
}

function measured(
  lots: readonly Lot[],
  foodId: string,
  { amount, unit }: { readonly amount: string; readonly unit: string },
  today: Day,
): Taking[] {
  const need = { amount: readAmount(amount) ?? zero, unit: heldUnit(unit, foodId) }
  return takeAcross(lots, foodId, need, { today }).bookings.flatMap(({ lotId, before, after }) => {
    if (!before) return []
    const some = minus(before.quantity.amount, after?.quantity.amount ?? zero)
    return [{ itemId: lotId, amount: amountText(some), kind: 'used' as const }]
  })
}
