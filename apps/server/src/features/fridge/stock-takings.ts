import { heldUnit } from '@larder/kitchen/buying/held-unit'
import type { Day } from '@larder/kitchen/date/day'
import {
  amountText,
  compare,
  minus,
  parseAmountText,
  smallerAmount,
  zero,
} from '@larder/kitchen/quantity/amount'
import type { Lot, StorageLocation } from '@larder/kitchen/stock/lot'
import { compareByExpiry, takeAcross } from '@larder/kitchen/stock/take-across'
import { eq, sql } from 'drizzle-orm'
import type { HouseholdTx } from '../../db/household-transaction'
import { lots as lotTable } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import type { StockTaking } from '../inventory/ledger/book-stock'
import { isCountUnit } from './classify-changes'
import { findKnownLots } from './known-lots'

/** What a cook says was removed, with an optional amount. */
export interface TakingRequest {
  readonly name: string
  readonly foodId: string | undefined
  readonly amount: string | undefined
  readonly unit: string | undefined
}

/**
 * Returns the takings: items in the camera's location first, there the soonest to expire. Without an amount one piece is taken;
 * of an uncountable item all of it, since it left the shelf.
 */
export async function findTakings(
  tx: HouseholdTx,
  location: StorageLocation,
  request: TakingRequest,
): Promise<StockTaking[]> {
  const { householdId, today } = tx
  const isRequested =
    request.foodId === undefined
      ? sql`lower(${lotTable.name}) = lower(${request.name})`
      : eq(lotTable.foodId, request.foodId)
  const lots = await findKnownLots(tx, householdId, isRequested)
  const lotsByPresence = (isInLocation: boolean) =>
    lots.filter((lot) => (lot.location === location) === isInLocation).sort(compareByExpiry)
  const takingsInLocation = takeFromLots(lotsByPresence(true), request, today)
  const takings =
    takingsInLocation.length > 0 ? takingsInLocation : takeFromLots(lotsByPresence(false), request, today)
  if (takings.length === 0) throw new AppError('item-not-found')
  return takings
}

function takeFromLots(
  lots: readonly Lot[],
  { foodId, amount, unit }: TakingRequest,
  today: Day,
): StockTaking[] {
  if (unit !== undefined && unit !== '' && amount !== undefined && foodId !== undefined)
    return takeByMeasure(lots, foodId, { amount, unit }, today)
  const counted = lots.filter((lot) => isCountUnit(lot.quantity.unit))
  if (counted.length > 0) return takePieces(counted, amount ?? '1')
  return lots.slice(0, 1).map(({ id }) => ({ itemId: id, amount: 'all', kind: 'used' }))
}

function takePieces(lots: readonly Lot[], amount: string): StockTaking[] {
  let remaining = parseAmountText(amount) ?? zero
  return lots.flatMap(({ id, quantity }) => {
    const takenAmount = smallerAmount(remaining, quantity.amount)
    remaining = minus(remaining, takenAmount)
    return compare(takenAmount, zero) > 0
      ? [{ itemId: id, amount: amountText(takenAmount), kind: 'used' as const }]
      : []
  })
}

function takeByMeasure(
  lots: readonly Lot[],
  foodId: string,
  { amount, unit }: { readonly amount: string; readonly unit: string },
  today: Day,
): StockTaking[] {
  const need = { amount: parseAmountText(amount) ?? zero, unit: heldUnit(unit, foodId) }
  return takeAcross(lots, foodId, need, { today }).bookings.flatMap(({ lotId, before, after }) => {
    if (!before) return []
    const takenAmount = minus(before.quantity.amount, after?.quantity.amount ?? zero)
    return [{ itemId: lotId, amount: amountText(takenAmount), kind: 'used' as const }]
  })
}
