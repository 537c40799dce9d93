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
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { type TakeResult, type TakeRule, takeFromStock } from '@larder/kitchen/stock/stock'
import { AppError } from '../../../errors'
import type { LotChange } from '../ledger/book-changes'
import { addExact, subtractExact } from './exact-amount'
import { type LotRow, toLot, toLotColumns } from './lot-row'
import { heldAmountOf } from './lot-snapshot'

/**
 * More or fewer, never below nothing. Minus is somebody eating one and plus is one that came: whoever slips takes it back by undo,
 * and what was eaten and bought adds up without asking.
 */
export function stepAmount(lot: LotRow, by: number): LotChange[] {
  const held = heldAmountOf(lot)
  const wanted = addExact(held, amount(by))
  if (!wanted) throw new AppError('invalid-amount')
  const left = largerAmount(zero, wanted)
  return compare(left, held) === 0
    ? []
    : [{ kind: by < 0 ? 'used' : 'bought', lot, after: withAmount(lot, left) }]
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

/** Some of it in a unit that measures it, its own or another. */
export function takeInUnit(lot: LotRow, howMuch: string | number, unit: string): LotChange[] {
  const { name, unit: own, foodId } = lot
  const item = { name, unit: own, amount: amountText(heldAmountOf(lot)), foodId: foodId ?? undefined }
  const some = amountOrThrow(takeMeasured(item, howMuch, unit))
  return [{ kind: 'used', lot, after: withAmount(lot, subtractAmount(lot, some)) }]
}

/** Any amount of it, in its own unit, or 'all'. */
export function takeAnyAmount(lot: LotRow, howMuch: string, kind: BookingEntryKind): LotChange[] {
  const some = amountToTake(lot, howMuch, 'any')
  return isZero(some) ? [] : [{ kind, lot, after: withAmount(lot, subtractAmount(lot, some)) }]
}

/** All of it to another place, or a part: that becomes a lot of its own. The last change is what was moved. */
export function moveLot(
  lot: LotRow,
  to: StorageLocation,
  howMany: string | undefined,
  today: Day,
): LotChange[] {
  const some = howMany === undefined ? heldAmountOf(lot) : amountToTake(lot, howMany, 'any')
  if (to === lot.location) return []
  const there = { ...lot, ...toLotColumns(afterMoving(toLot(lot), to, today)) }
  if (compare(some, heldAmountOf(lot)) === 0) return [{ kind: 'moved', lot, after: there }]
  return [
    { kind: 'split', lot, after: withAmount(lot, subtractAmount(lot, some)) },
    { kind: 'moved', after: withAmount(there, some) },
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

function amountOrThrow(asked: TakeResult<unknown>): Amount {
  if (asked.ok) return asked.taken
  const code = asked.reason === 'insufficient' ? 'not-enough-stock' : 'invalid-amount'
  throw new AppError(code, { message: asked.message })
}

function subtractAmount(lot: LotRow, some: Amount): Amount {
  const left = subtractExact(heldAmountOf(lot), some)
  if (!left) throw new AppError('invalid-amount')
  return left
}

function withAmount(lot: LotRow, held: Amount): LotRow {
  return { ...lot, amountNumerator: held.numerator, amountDenominator: held.denominator }
}
