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
import type { Tx } from '../../db/database'
import { lots as lotTable } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import { isCountUnit } from './classify-changes'
import { findKnownLots, type ToLot } from './known-lots'

export interface FridgeTaking {
  readonly itemId: number
  readonly amount: string
  readonly kind: 'used'
}

/** What a cook says went, and how much of it where they say so. */
export interface TakingRequest {
  readonly name: string
  readonly foodId: string | undefined
  readonly amount: string | undefined
  readonly unit: string | undefined
}

/**
 * From which items it is taken: those at the camera's place first, and there the soonest to expire. Without an amount one
 * piece goes; of what is not counted the whole item, for it left the shelf.
 */
export async function findTakings(
  { tx, householdId, today }: { readonly tx: Tx; readonly householdId: string; readonly today: Day },
  asLot: ToLot,
  location: StorageLocation,
  asked: TakingRequest,
): Promise<FridgeTaking[]> {
  const isIt =
    asked.foodId === undefined
      ? sql`lower(${lotTable.name}) = lower(${asked.name})`
      : eq(lotTable.foodId, asked.foodId)
  const lots = await findKnownLots(tx, householdId, asLot, isIt)
  const there = (isThere: boolean) =>
    lots.filter((lot) => (lot.location === location) === isThere).sort(compareByExpiry)
  const here = takeFromLots(there(true), asked, today)
  const takings = here.length > 0 ? here : takeFromLots(there(false), asked, today)
  if (takings.length === 0) throw new AppError('item-not-found')
  return takings
}

function takeFromLots(
  lots: readonly Lot[],
  { foodId, amount, unit }: TakingRequest,
  today: Day,
): FridgeTaking[] {
  if (unit !== undefined && unit !== '' && amount !== undefined && foodId !== undefined)
    return takeByMeasure(lots, foodId, { amount, unit }, today)
  const counted = lots.filter((lot) => isCountUnit(lot.quantity.unit))
  if (counted.length > 0) return takePieces(counted, amount ?? '1')
  return lots.slice(0, 1).map(({ id }) => ({ itemId: id, amount: 'all', kind: 'used' }))
}

function takePieces(lots: readonly Lot[], amount: string): FridgeTaking[] {
  let open = parseAmountText(amount) ?? zero
  return lots.flatMap(({ id, quantity }) => {
    const some = smallerAmount(open, quantity.amount)
    open = minus(open, some)
    return compare(some, zero) > 0 ? [{ itemId: id, amount: amountText(some), kind: 'used' as const }] : []
  })
}

function takeByMeasure(
  lots: readonly Lot[],
  foodId: string,
  { amount, unit }: { readonly amount: string; readonly unit: string },
  today: Day,
): FridgeTaking[] {
  const need = { amount: parseAmountText(amount) ?? zero, unit: heldUnit(unit, foodId) }
  return takeAcross(lots, foodId, need, { today }).bookings.flatMap(({ lotId, before, after }) => {
    if (!before) return []
    const some = minus(before.quantity.amount, after?.quantity.amount ?? zero)
    return [{ itemId: lotId, amount: amountText(some), kind: 'used' as const }]
  })
}
