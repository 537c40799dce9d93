import type { BookingKind, WasteReason } from '@larder/contract/inventory'
import { type Amount, amount, amountText, compare, greater, isZero, zero } from '@larder/kitchen/amount'
import type { Day } from '@larder/kitchen/day'
import type { Location } from '@larder/kitchen/lot'
import { afterMoving, afterOpening } from '@larder/kitchen/recalculating'
import { type Taken, type TakeRule, takeFromStock } from '@larder/kitchen/stock'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import { AppError } from '../../errors'
import type { Change } from './book'
import { differenceOf, sumOf } from './exact-amount'
import { asLot, columnsOf, type LotRow } from './lot-row'
import { heldBy } from './snapshot'

/**
 * More or fewer, never below nothing. Minus is somebody eating one and plus is one that came: whoever slips takes it back by undo,
 * and what was eaten and bought adds up without asking.
 */
export function stepped(lot: LotRow, by: number): Change[] {
  const held = heldBy(lot)
  const wanted = sumOf(held, amount(by))
  if (!wanted) throw new AppError('invalid-amount')
  const left = greater(zero, wanted)
  return compare(left, held) === 0
    ? []
    : [{ kind: by < 0 ? 'used' : 'bought', lot, after: holding(lot, left) }]
}

export function taken(
  lot: LotRow,
  howMany: string | number,
  kind: BookingKind,
  reason?: WasteReason,
): Change[] {
  const some = portionOf(lot, howMany, 'whole')
  if (isZero(some)) return []
  return [{ kind, lot, after: holding(lot, without(lot, some)), ...(reason && { reason }) }]
}

/** Some of it in a unit that measures it, its own or another. */
export function takenIn(lot: LotRow, howMuch: string | number, unit: string): Change[] {
  const { name, unit: own, foodId } = lot
  const item = { name, unit: own, amount: amountText(heldBy(lot)), foodId: foodId ?? undefined }
  const some = takenOrRefused(takeMeasured(item, howMuch, unit))
  return [{ kind: 'used', lot, after: holding(lot, without(lot, some)) }]
}

/** Any amount of it, in its own unit, or 'all'. */
export function drawn(lot: LotRow, howMuch: string, kind: BookingKind): Change[] {
  const some = portionOf(lot, howMuch, 'any')
  return isZero(some) ? [] : [{ kind, lot, after: holding(lot, without(lot, some)) }]
}

/** All of it to another place, or a part: that becomes a lot of its own. The last change is what was moved. */
export function moved(lot: LotRow, to: Location, howMany: string | undefined, today: Day): Change[] {
  const some = howMany === undefined ? heldBy(lot) : portionOf(lot, howMany, 'any')
  if (to === lot.location) return []
  const there = { ...lot, ...columnsOf(afterMoving(asLot(lot), to, today)) }
  if (compare(some, heldBy(lot)) === 0) return [{ kind: 'moved', lot, after: there }]
  return [
    { kind: 'split', lot, after: holding(lot, without(lot, some)) },
    { kind: 'moved', after: holding(there, some) },
  ]
}

export function opened(lot: LotRow, today: Day): Change[] {
  if (lot.openedOn !== null) return []
  return [{ kind: 'opened', lot, after: { ...lot, ...columnsOf(afterOpening(asLot(lot), today)) } }]
}

export function removed(lot: LotRow): Change[] {
  return [{ kind: 'removed', lot, after: null }]
}

function portionOf(lot: LotRow, howMany: string | number, rule: TakeRule): Amount {
  const { name, unit } = lot
  return takenOrRefused(takeFromStock({ name, unit, amount: amountText(heldBy(lot)) }, howMany, rule))
}

function takenOrRefused(asked: Taken<unknown>): Amount {
  if (asked.ok) return asked.taken
  const code = asked.reason === 'insufficient' ? 'not-enough-stock' : 'invalid-amount'
  throw new AppError(code, { message: asked.message })
}

function without(lot: LotRow, some: Amount): Amount {
  const left = differenceOf(heldBy(lot), some)
  if (!left) throw new AppError('invalid-amount')
  return left
}

function holding(lot: LotRow, held: Amount): LotRow {
  return { ...lot, amountOver: held.over, amountUnder: held.under }
}
