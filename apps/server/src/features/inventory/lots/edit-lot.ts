import type { ItemEdit } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { expiryKindOfDay, firstExpiry } from '@larder/kitchen/expiry/expiry'
import { afterMoving, afterOpening } from '@larder/kitchen/expiry/recalculate-expiry'
import type { Category } from '@larder/kitchen/food/categories'
import { saysSameState } from '@larder/kitchen/food-safety/food-state'
import type { Expiry, Lot } from '@larder/kitchen/stock/lot'
import { AppError } from '../../../errors'
import type { LotChange } from '../ledger/book-changes'
import { parseAmountField, parseDayField, parseOpenedOn, toUnitPrice } from './input-values'
import { type LotRow, toInventoryItem, toLot, toLotColumns } from './lot-row'
import { changedColumns, heldAmountOf } from './lot-snapshot'
import { resolveFood } from './resolve-food'
import { convertPerUnitValues } from './unit-change'

/** What an edit makes of a lot: only what is given changes, and what follows from it. */
export function editLot(lot: LotRow, given: ItemEdit, today: Day): LotChange[] {
  if (given.version !== undefined && given.version !== lot.version) throw new AppError('item-changed')
  const edit = isUnchangedDate(lot, given) ? withoutDate(given) : given
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

/** What may follow from another place. */
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

/** A date sent back as it was says nothing new: it follows where the lot goes, as if it had been left out. */
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
  const isAnother = foodId !== undefined || name !== lot.name
  return {
    ...lot,
    name,
    category,
    unit,
    foodId: isAnother ? (resolveFood(name, foodId)?.id ?? null) : lot.foodId,
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
  // The price shown is rounded: sent back as it was, it says nothing new.
  if (price === undefined || price === toInventoryItem(row).price) return row
  return { ...row, unitPrice: price === null ? null : (toUnitPrice(price, held) ?? row.unitPrice) }
}

/** Where it lies, since when it is open, and until when it keeps because of all that. */
function applyStorage(row: LotRow, edit: ItemEdit, was: LotRow, today: Day): Lot {
  const { location, openedOn, expiryDate } = edit
  // 'Chickpeas' renamed 'cooked chickpeas' keep like another food.
  const isSame = row.foodId === was.foodId && saysSameState(toLot(row), toLot(was))
  let lot = isSame ? toLot(row) : toOtherFood(toLot(row), was, edit.category)
  if (location !== undefined) lot = afterMoving(lot, location, today)
  if (openedOn !== undefined) {
    const on = openedOn === null ? undefined : parseOpenedOn(openedOn, today)
    if (on !== lot.openedOn) lot = withOpenedOn(lot, on, row.category)
  }
  if (expiryDate === null) return withExpiry(lot, undefined)
  if (expiryDate === undefined) return lot.expiry ? withExpiry(lot, withStatedSource(lot.expiry, edit)) : lot
  const day = parseDayField(expiryDate, 'expiryDate')
  const known = toLot(was).expiry
  if (known?.day === day) return withExpiry(lot, withStatedSource(known, edit))
  const kind = lot.expiry?.kind ?? expiryKindOfDay({ ...lot, category: row.category })
  return withExpiry(lot, withStatedSource({ day, source: 'you', kind }, edit))
}

/** A date that was only estimated falls with the food it was estimated for; where there was no food, now there may be one. */
function toOtherFood(lot: Lot, was: LotRow, category: Category | undefined): Lot {
  const isOpen = lot.expiry ? lot.expiry.source === 'estimated' : was.foodId === null
  return isOpen ? withEstimatedExpiry(lot, category) : lot
}

function withOpenedOn(lot: Lot, on: Day | undefined, category: Category): Lot {
  if (lot.openedOn === undefined && on !== undefined) return afterOpening(lot, on)
  const { openedOn: _, ...closed } = lot
  const sealed = lot.expiry?.source === 'estimated' ? withEstimatedExpiry(closed, category) : closed
  return on === undefined ? sealed : afterOpening(sealed, on)
}

/** What we do not know by name keeps like others of its shelf, where somebody says which that is. */
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
