import type { ItemEdit } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { expiryKindOfDay, firstExpiry } from '@larder/kitchen/expiry/expiry'
import { afterMoving, afterOpening } from '@larder/kitchen/expiry/recalculate-expiry'
import type { Category } from '@larder/kitchen/food/categories'
import { hasSameState } from '@larder/kitchen/food-safety/food-state'
import type { Expiry, Lot } from '@larder/kitchen/stock/lot'
import { AppError } from '../../../errors'
import type { LotChange } from '../ledger/book-changes'
import { parseAmountField, parseDayField, parseOpenedOn, toUnitPrice } from './input-values'
import { changedColumns, heldAmountOf, type LotRow, toInventoryItem, toLot, toLotColumns } from './lot-row'
import { resolveFood } from './resolve-food'
import { convertPerUnitValues } from './unit-change'

/** Returns the changes of an edit: the given fields and whatever follows from them. */
export function editLot(lot: LotRow, request: ItemEdit, today: Day): LotChange[] {
  if (request.version !== undefined && request.version !== lot.version) throw new AppError('item-changed')
  const edit = isUnchangedDate(lot, request) ? withoutDate(request) : request
  const named = applyName(lot, edit)
  const after = applyAmounts(
    convertPerUnitValues({ ...named, ...toLotColumns(applyStorage(named, edit, lot, today)) }, lot, edit),
    edit,
  )
  const changed = changedColumns(lot, after)
  if (changed.length === 0) return []
  const isMove = changed.includes('location') && changed.every((column) => moveColumns.has(column))
  return [{ kind: isMove && !hasExpiry(edit) ? 'moved' : 'corrected', lot, after }]
}

/** Columns that may change with a move. */
const moveColumns: ReadonlySet<keyof LotRow> = new Set([
  'location',
  'expiryDay',
  'expirySource',
  'expiryKind',
  'expiryBecause',
  'frozenOn',
  'leftWhenFrozen',
  'thawedOn',
])

function hasExpiry({ expiryDate, expirySource, expiryKind }: ItemEdit): boolean {
  return expiryDate !== undefined || expirySource !== undefined || expiryKind !== undefined
}

/** An unchanged date counts as left out: it follows the lot's new location. */
function isUnchangedDate(lot: LotRow, { expiryDate, expirySource, expiryKind }: ItemEdit): boolean {
  return (
    (expiryDate === undefined || (expiryDate !== null && expiryDate === lot.expiryDay)) &&
    (expirySource === undefined || expirySource === lot.expirySource) &&
    (expiryKind === undefined || expiryKind === lot.expiryKind)
  )
}

function withoutDate({ expiryDate: _, expirySource: __, expiryKind: ___, ...rest }: ItemEdit): ItemEdit {
  return rest
}

function applyName(lot: LotRow, edit: ItemEdit): LotRow {
  const { name = lot.name, category = lot.category, unit = lot.unit, foodId } = edit
  const isOtherFood = foodId !== undefined || name !== lot.name
  return {
    ...lot,
    name,
    category,
    unit,
    foodId: isOtherFood ? (resolveFood(name, foodId)?.id ?? null) : lot.foodId,
  }
}

function applyAmounts(lot: LotRow, { amount, dailyConsumption, price }: ItemEdit): LotRow {
  const held = amount === undefined ? heldAmountOf(lot) : parseAmountField(amount, 'amount')
  const row = { ...lot, amountNumerator: held.numerator, amountDenominator: held.denominator }
  if (dailyConsumption !== undefined) {
    const daily = dailyConsumption === null ? null : parseAmountField(dailyConsumption, 'dailyConsumption')
    Object.assign(row, {
      dailyNumerator: daily?.numerator ?? null,
      dailyDenominator: daily?.denominator ?? null,
    })
  }
  // The displayed price is rounded, so an unchanged price is ignored.
  if (price === undefined || price === toInventoryItem(row).price) return row
  return { ...row, unitPrice: price === null ? null : (toUnitPrice(price, held) ?? row.unitPrice) }
}

/** Applies location, opening day and the expiry date that follows from them. */
function applyStorage(row: LotRow, edit: ItemEdit, previous: LotRow, today: Day): Lot {
  const { location, openedOn, expiryDate } = edit
  // Example: 'chickpeas' renamed 'cooked chickpeas' have another shelf life.
  const isSameFood = row.foodId === previous.foodId && hasSameState(toLot(row), toLot(previous))
  let lot = isSameFood ? toLot(row) : toOtherFood(toLot(row), previous, edit.category)
  if (location !== undefined) lot = afterMoving(lot, location, today)
  if (openedOn !== undefined) {
    const on = openedOn === null ? undefined : parseOpenedOn(openedOn, today)
    if (on !== lot.openedOn) lot = withOpenedOn(lot, on, row.category)
  }
  if (expiryDate === null) return withExpiry(lot, undefined)
  if (expiryDate === undefined) return lot.expiry ? withExpiry(lot, withStatedSource(lot.expiry, edit)) : lot
  const day = parseDayField(expiryDate, 'expiryDate')
  const known = toLot(previous).expiry
  if (known?.day === day) return withExpiry(lot, withStatedSource(known, edit))
  const kind = lot.expiry?.kind ?? expiryKindOfDay({ ...lot, category: row.category })
  return withExpiry(lot, withStatedSource({ day, source: 'you', kind }, edit))
}

/** Replaces an estimated date when the food changes; adds one when there was no food before. */
function toOtherFood(lot: Lot, previous: LotRow, category: Category | undefined): Lot {
  const isOpen = lot.expiry ? lot.expiry.source === 'estimated' : previous.foodId === null
  return isOpen ? withEstimatedExpiry(lot, category) : lot
}

function withOpenedOn(lot: Lot, on: Day | undefined, category: Category): Lot {
  if (lot.openedOn === undefined && on !== undefined) return afterOpening(lot, on)
  const { openedOn: _, ...closed } = lot
  const sealed = lot.expiry?.source === 'estimated' ? withEstimatedExpiry(closed, category) : closed
  return on === undefined ? sealed : afterOpening(sealed, on)
}

/** An unknown food has the shelf life of its category, if the edit names one. */
function withEstimatedExpiry(lot: Lot, category: Category | undefined): Lot {
  return withExpiry(lot, firstExpiry({ ...lot, ...(category && { category }) }))
}

function withStatedSource(
  expiry: Expiry,
  { expirySource, expiryKind: kind = expiry.kind }: ItemEdit,
): Expiry {
  return expirySource === undefined ? { ...expiry, kind } : { day: expiry.day, source: expirySource, kind }
}

function withExpiry(lot: Lot, expiry: Expiry | undefined): Lot {
  const { expiry: _, ...rest } = lot
  return expiry ? { ...rest, expiry } : rest
}
