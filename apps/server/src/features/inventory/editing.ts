import type { ItemEdit } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/day'
import { estimateExpiry } from '@larder/kitchen/expiry'
import type { Expiry, Lot } from '@larder/kitchen/lot'
import { afterMoving, afterOpening } from '@larder/kitchen/recalculating'
import { AppError } from '../../errors'
import type { Change } from './book'
import { foodOf } from './food-of'
import { asItem, asLot, columnsOf, type LotRow } from './lot-row'
import { amountFrom, dayFrom, openingDay, unitPriceOf } from './reading'
import { changedColumns, heldBy } from './snapshot'

/** What an edit makes of a lot: only what is given changes, and what follows from it. */
export function edited(lot: LotRow, edit: ItemEdit, today: Day): Change[] {
  if (edit.version !== undefined && edit.version !== lot.version) throw new AppError('item-changed')
  const named = renamed(lot, edit)
  const after = counted({ ...named, ...columnsOf(keptAs(named, edit, lot, today)) }, edit)
  const changed = changedColumns(lot, after)
  if (changed.length === 0) return []
  const isMove = changed.includes('location') && changed.every((column) => byMoving.has(column))
  return [{ kind: isMove && !saysExpiry(edit) ? 'moved' : 'corrected', lot, after }]
}

/** What may follow from another place. */
const byMoving: ReadonlySet<keyof LotRow> = new Set([
  'location',
  'expiryDay',
  'expirySource',
  'expiryKind',
  'expiryBecause',
  'frozenOn',
  'leftWhenFrozen',
  'thawedOn',
])

function saysExpiry({ expiryDate, expirySource, expiryKind }: ItemEdit): boolean {
  return expiryDate !== undefined || expirySource !== undefined || expiryKind !== undefined
}

function renamed(lot: LotRow, edit: ItemEdit): LotRow {
  const { name = lot.name, category = lot.category, unit = lot.unit, foodId } = edit
  const isAnother = foodId !== undefined || name !== lot.name
  return { ...lot, name, category, unit, foodId: isAnother ? (foodOf(name, foodId)?.id ?? null) : lot.foodId }
}

function counted(lot: LotRow, { amount, dailyConsumption, price }: ItemEdit): LotRow {
  const held = amount === undefined ? heldBy(lot) : amountFrom(amount, 'amount')
  const row = { ...lot, amountOver: held.over, amountUnder: held.under }
  if (dailyConsumption !== undefined) {
    const daily = dailyConsumption === null ? null : amountFrom(dailyConsumption, 'dailyConsumption')
    Object.assign(row, { dailyOver: daily?.over ?? null, dailyUnder: daily?.under ?? null })
  }
  // The price shown is rounded: sent back as it was, it says nothing new.
  if (price === undefined || price === asItem(row).price) return row
  return { ...row, unitPrice: price === null ? null : unitPriceOf(price, held) }
}

/** Where it lies, since when it is open, and until when it keeps because of all that. */
function keptAs(row: LotRow, edit: ItemEdit, was: LotRow, today: Day): Lot {
  const { location, openedOn, expiryDate } = edit
  let lot = row.foodId === was.foodId ? asLot(row) : asOtherFood(asLot(row), was)
  if (location !== undefined) lot = afterMoving(lot, location, today)
  if (openedOn !== undefined) {
    const on = openedOn === null ? undefined : openingDay(openedOn, today)
    if (on !== lot.openedOn) lot = openedSince(lot, on)
  }
  if (expiryDate === null) return dated(lot, undefined)
  if (expiryDate === undefined) return lot.expiry ? dated(lot, told(lot.expiry, edit)) : lot
  const day = dayFrom(expiryDate, 'expiryDate')
  const known = asLot(was).expiry
  if (known?.day === day) return dated(lot, told(known, edit))
  return dated(lot, told({ day, source: 'you', kind: lot.expiry?.kind ?? 'best-before' }, edit))
}

/** A date that was only estimated falls with the food it was estimated for; where there was no food, now there may be one. */
function asOtherFood(lot: Lot, was: LotRow): Lot {
  return lot.expiry?.source === 'estimated' || (!lot.expiry && was.foodId === null) ? estimated(lot) : lot
}

function openedSince(lot: Lot, on: Day | undefined): Lot {
  const { openedOn: _, ...closed } = lot
  const sealed = lot.expiry?.source === 'estimated' ? estimated(closed) : closed
  return on === undefined ? sealed : afterOpening(sealed, on)
}

function estimated(lot: Lot): Lot {
  const estimate = estimateExpiry(lot)
  return dated(lot, estimate.ok ? estimate.expiry : undefined)
}

function told(expiry: Expiry, { expirySource, expiryKind: kind = expiry.kind }: ItemEdit): Expiry {
  return expirySource === undefined ? { ...expiry, kind } : { day: expiry.day, source: expirySource, kind }
}

function dated(lot: Lot, expiry: Expiry | undefined): Lot {
  const { expiry: _, ...rest } = lot
  return expiry ? { ...rest, expiry } : rest
}
