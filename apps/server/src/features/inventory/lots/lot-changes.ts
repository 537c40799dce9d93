import type { BookingEntryKind, WasteReason } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { afterMoving, afterOpening } from '@larder/kitchen/expiry/recalculate-expiry'
import {
  type Amount,
  amount,
  amountText,
  compare,
  isZero,
  largerAmount,
  zero,
} from '@larder/kitchen/quantity/amount'
import { convert } from '@larder/kitchen/quantity/quantity'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { type TakeResult, type TakeRule, takeFromStock } from '@larder/kitchen/stock/stock'
import { AppError } from '../../../errors'
import type { LotChange } from '../ledger/book-changes'
import { addExact, subtractExact } from './exact-amount'
import { heldAmountOf, type LotRow, toLot, toLotColumns } from './lot-row'

/**
 * Changes the amount by a step, never below zero. Minus counts as eaten and plus as bought, so the totals need no further
 * question; a slip is corrected by undo. More of a cooked dish was neither bought nor cooked now: its amount is corrected.
 */
export function stepAmount(lot: LotRow, by: number): LotChange[] {
  const held = heldAmountOf(lot)
  const stepped = addExact(held, amount(by))
  if (!stepped) throw new AppError('invalid-amount')
  const left = largerAmount(zero, stepped)
  const increaseKind = lot.source === 'cooked' ? 'corrected' : 'bought'
  return compare(left, held) === 0
    ? []
    : [{ kind: by < 0 ? 'used' : increaseKind, lot, after: withAmount(lot, left) }]
}

export function takeAmount(
  lot: LotRow,
  howMany: string | number,
  kind: BookingEntryKind,
  reason?: WasteReason,
): LotChange[] {
  const some = amountToTake(lot, howMany, 'whole')
  if (isZero(some)) return []
  return [{ kind, lot, after: withAmount(lot, subtractAmount(lot, some)), ...(reason && { reason }) }]
}

/** Takes an amount in any unit that converts to the lot's unit. */
export function takeInUnit(lot: LotRow, howMuch: string | number, unit: string): LotChange[] {
  const { name, unit: lotUnit, foodId } = lot
  const item = { name, unit: lotUnit, amount: amountText(heldAmountOf(lot)), foodId: foodId ?? undefined }
  const some = amountOrThrow(takeMeasured(item, howMuch, unit, convert))
  return [{ kind: 'used', lot, after: withAmount(lot, subtractAmount(lot, some)) }]
}

/** Takes any amount in the lot's own unit, or 'all'. */
export function takeAnyAmount(lot: LotRow, howMuch: string, kind: BookingEntryKind): LotChange[] {
  const some = amountToTake(lot, howMuch, 'any')
  return isZero(some) ? [] : [{ kind, lot, after: withAmount(lot, subtractAmount(lot, some)) }]
}

/** Moves all of a lot, or a part, which becomes a lot of its own. The last change is the moved lot. */
export function moveLot(
  lot: LotRow,
  to: StorageLocation,
  howMany: string | undefined,
  today: Day,
): LotChange[] {
  const some = howMany === undefined ? heldAmountOf(lot) : amountToTake(lot, howMany, 'any')
  if (to === lot.location) return []
  const moved = { ...lot, ...toLotColumns(afterMoving(toLot(lot), to, today)) }
  if (compare(some, heldAmountOf(lot)) === 0) return [{ kind: 'moved', lot, after: moved }]
  return [
    { kind: 'split', lot, after: withAmount(lot, subtractAmount(lot, some)) },
    { kind: 'moved', after: withAmount(moved, some) },
  ]
}

export function openLot(lot: LotRow, today: Day): LotChange[] {
  if (lot.openedOn !== null) return []
  return [{ kind: 'opened', lot, after: { ...lot, ...toLotColumns(afterOpening(toLot(lot), today)) } }]
}

export function removeLot(lot: LotRow): LotChange[] {
  return [{ kind: 'removed', lot, after: null }]
}

function amountToTake(lot: LotRow, howMany: string | number, rule: TakeRule): Amount {
  const { name, unit } = lot
  return amountOrThrow(takeFromStock({ name, unit, amount: amountText(heldAmountOf(lot)) }, howMany, rule))
}

function amountOrThrow(result: TakeResult<unknown>): Amount {
  if (result.ok) return result.taken
  const code = result.reason === 'insufficient' ? 'not-enough-stock' : 'invalid-amount'
  throw new AppError(code, { message: result.message })
}

function subtractAmount(lot: LotRow, some: Amount): Amount {
  const left = subtractExact(heldAmountOf(lot), some)
  if (!left) throw new AppError('invalid-amount')
  return left
}

function withAmount(lot: LotRow, held: Amount): LotRow {
  return { ...lot, amountNumerator: held.numerator, amountDenominator: held.denominator }
}
