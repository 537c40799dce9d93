import type { ItemEdit } from '@larder/contract/inventory'
import type { Category } from '@larder/kitchen/categories'
import type { Day } from '@larder/kitchen/day'
import { firstExpiry, kindOfDay } from '@larder/kitchen/expiry'
import { saysSameState } from '@larder/kitchen/food-safety/food-state'
import type { Expiry, Lot } from '@larder/kitchen/lot'
import { afterMoving, afterOpening } from '@larder/kitchen/recalculating'
import { AppError } from '../../errors'
import type { Change } from './book'
import { foodOf } from './food-of'
import { asItem, asLot, columnsOf, type LotRow } from './lot-row'
import { amountFrom, dayFrom, openingDay, unitPriceOf } from './reading'
import { changedColumns, heldBy } from './snapshot'
import { inItsUnit } from './unit-change'

/** What an edit makes of a lot: only what is given changes, and what follows from it. */
export function edited(lot: LotRow, given: ItemEdit, today: Day): Change[] {
  if (given.version !== undefined && given.version !== lot.version) throw new AppError('item-changed')
  const edit = isOldDate(lot, given) ? undatedEdit(given) : given
  const named = renamed(lot, edit)
  const after = counted(
    inItsUnit({ ...named, ...columnsOf(keptAs(named, edit, lot, today)) }, lot, edit),
    edit,
  )
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

/** A date sent back as it was says nothing new: it follows where the lot goes, as if it had been left out. */
function isOldDate(lot: LotRow, { expiryDate, expirySource, expiryKind }: ItemEdit): boolean {
  return (
    (expiryDate === undefined || (expiryDate !== null && expiryDate === lot.expiryDay)) &&
    (expirySource === undefined || expirySource === lot.expirySource) &&
    (expiryKind === undefined || expiryKind === lot.expiryKind)
  )
}

function undatedEdit({ expiryDate: _, expirySource: __, expiryKind: ___, ...rest }: ItemEdit): ItemEdit {
  return rest
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
  return { ...row, unitPrice: price === null ? null : (unitPriceOf(price, held) ?? row.unitPrice) }
}

/** Where it lies, since when it is open, and until when it keeps because of all that. */
function keptAs(row: LotRow, edit: ItemEdit, was: LotRow, today: Day): Lot {
  const { location, openedOn, expiryDate } = edit
  // 'Chickpeas' renamed 'cooked chickpeas' keep like another food.
  const isSame = row.foodId === was.foodId && saysSameState(asLot(row), asLot(was))
  let lot = isSame ? asLot(row) : asOtherFood(asLot(row), was, edit.category)
  if (location !== undefined) lot = afterMoving(lot, location, today)
  if (openedOn !== undefined) {
    const on = openedOn === null ? undefined : openingDay(openedOn, today)
    if (on !== lot.openedOn) lot = openedSince(lot, on, row.category)
  }
  if (expiryDate === null) return dated(lot, undefined)
  if (expiryDate === undefined) return lot.expiry ? dated(lot, told(lot.expiry, edit)) : lot
  const day = dayFrom(expiryDate, 'expiryDate')
  const known = asLot(was).expiry
  if (known?.day === day) return dated(lot, told(known, edit))
  const kind = lot.expiry?.kind ?? kindOfDay({ ...lot, category: row.category })
  return dated(lot, told({ day, source: 'you', kind }, edit))
}

/** A date that was only estimated falls with the food it was estimated for; where there was no food, now there may be one. */
function asOtherFood(lot: Lot, was: LotRow, category: Category | undefined): Lot {
  const isOpen = lot.expiry ? lot.expiry.source === 'estimated' : was.foodId === null
  return isOpen ? estimated(lot, category) : lot
}

function openedSince(lot: Lot, on: Day | undefined, category: Category): Lot {
  if (lot.openedOn === undefined && on !== undefined) return afterOpening(lot, on)
  const { openedOn: _, ...closed } = lot
  const sealed = lot.expiry?.source === 'estimated' ? estimated(closed, category) : closed
  return on === undefined ? sealed : afterOpening(sealed, on)
}

/** What we do not know by name keeps like others of its shelf, where somebody says which that is. */
function estimated(lot: Lot, category: Category | undefined): Lot {
  return dated(lot, firstExpiry({ ...lot, ...(category && { category }) }))
}

function told(expiry: Expiry, { expirySource, expiryKind: kind = expiry.kind }: ItemEdit): Expiry {
  return expirySource === undefined ? { ...expiry, kind } : { day: expiry.day, source: expirySource, kind }
}

function dated(lot: Lot, expiry: Expiry | undefined): Lot {
  const { expiry: _, ...rest } = lot
  return expiry ? { ...rest, expiry } : rest
}
