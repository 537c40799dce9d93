import type { InventoryItem } from '@larder/contract/inventory'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { type Amount, amount, amountText } from '@larder/kitchen/quantity/amount'
import type { Lot } from '@larder/kitchen/stock/lot'
import type { KitchenLotColumns, lots } from '../../../db/tables/inventory'

export type LotRow = typeof lots.$inferSelect

/** The columns of a lot that are shown. */
export type ItemColumns = Omit<
  LotRow,
  'householdId' | 'createdAt' | 'updatedAt' | 'removedAt' | 'cooked' | 'leftWhenFrozen'
>

/** Maps a row to the kitchen's lot; an unknown unit stays as written. */
export function toLot(row: KitchenLotColumns): Lot {
  return {
    id: row.id,
    ...(row.foodId !== null && { foodId: row.foodId }),
    name: row.name,
    quantity: {
      amount: amount(row.amountNumerator, row.amountDenominator),
      unit: heldUnit(row.unit, row.foodId),
    },
    location: row.location,
    ...(row.expiryDay !== null &&
      row.expirySource !== null &&
      row.expiryKind !== null && {
        expiry: {
          day: row.expiryDay,
          source: row.expirySource,
          kind: row.expiryKind,
          ...(row.expiryBecause !== null && { because: row.expiryBecause }),
        },
      }),
    since: row.since,
    ...(row.cooked && { cooked: true }),
    ...(row.dish?.riskClass !== undefined && { riskClass: row.dish.riskClass }),
    ...(row.dish?.brings !== undefined && { brings: row.dish.brings }),
    ...(row.openedOn !== null && { openedOn: row.openedOn }),
    ...(row.frozenOn !== null && { frozenOn: row.frozenOn }),
    ...(row.leftWhenFrozen !== null && { leftWhenFrozen: row.leftWhenFrozen }),
    ...(row.thawedOn !== null && { thawedOn: row.thawedOn }),
  }
}

/** Maps a changed lot to the columns that the kitchen decides; the unit stays as the cook wrote it. */
export function toLotColumns(lot: Lot) {
  return {
    amountNumerator: lot.quantity.amount.numerator,
    amountDenominator: lot.quantity.amount.denominator,
    location: lot.location,
    expiryDay: lot.expiry?.day ?? null,
    expirySource: lot.expiry?.source ?? null,
    expiryKind: lot.expiry?.kind ?? null,
    expiryBecause: lot.expiry?.because ?? null,
    openedOn: lot.openedOn ?? null,
    frozenOn: lot.frozenOn ?? null,
    leftWhenFrozen: lot.leftWhenFrozen ?? null,
    thawedOn: lot.thawedOn ?? null,
  }
}

/** Maps a row to the item of the contract. Lists have thousands of items, so fields are assigned one by one. */
export function toInventoryItem(row: ItemColumns, booking?: number): InventoryItem {
  const item: InventoryItem = {
    id: row.id,
    name: row.name,
    amount: formatAmount(row.amountNumerator, row.amountDenominator),
    unit: row.unit,
    category: row.category,
    location: row.location,
    since: row.since,
    source: row.source,
    version: row.version,
  }
  if (row.expiryDay !== null) item.expiryDate = row.expiryDay
  if (row.expirySource !== null) item.expirySource = row.expirySource
  if (row.expiryKind !== null) item.expiryKind = row.expiryKind
  if (row.expiryBecause !== null) item.expiryBecause = row.expiryBecause
  if (row.foodId !== null) item.foodId = row.foodId
  if (row.openedOn !== null) item.openedOn = row.openedOn
  if (row.frozenOn !== null) item.frozenOn = row.frozenOn
  if (row.thawedOn !== null) item.thawedOn = row.thawedOn
  if (row.dailyNumerator !== null && row.dailyDenominator !== null) {
    item.dailyConsumption = formatAmount(row.dailyNumerator, row.dailyDenominator)
  }
  if (row.unitPrice !== null) {
    item.price = ((Number(row.unitPrice) * row.amountNumerator) / row.amountDenominator).toFixed(2)
  }
  // Absent in bookings from before leftovers existed.
  if (row.dish) item.dish = row.dish
  if (booking !== undefined) item.booking = booking
  return item
}

function formatAmount(numerator: number, denominator: number): string {
  return denominator === 1 ? String(numerator) : amountText({ numerator, denominator })
}

/** All content of a lot as a booking stores it: its columns except ids, owner and bookkeeping. */
export type LotSnapshot = Omit<
  LotRow,
  'id' | 'householdId' | 'version' | 'createdAt' | 'updatedAt' | 'removedAt'
>

/** Picks the snapshot columns of a row. */
export function toSnapshot(row: LotSnapshot): LotSnapshot {
  return {
    foodId: row.foodId,
    name: row.name,
    category: row.category,
    amountNumerator: row.amountNumerator,
    amountDenominator: row.amountDenominator,
    unit: row.unit,
    location: row.location,
    expiryDay: row.expiryDay,
    expirySource: row.expirySource,
    expiryKind: row.expiryKind,
    expiryBecause: row.expiryBecause,
    since: row.since,
    openedOn: row.openedOn,
    frozenOn: row.frozenOn,
    leftWhenFrozen: row.leftWhenFrozen,
    thawedOn: row.thawedOn,
    cooked: row.cooked,
    source: row.source,
    dailyNumerator: row.dailyNumerator,
    dailyDenominator: row.dailyDenominator,
    unitPrice: row.unitPrice,
    dish: row.dish ?? null,
  }
}

export function heldAmountOf({
  amountNumerator,
  amountDenominator,
}: Pick<LotSnapshot, 'amountNumerator' | 'amountDenominator'>): Amount {
  return amount(amountNumerator, amountDenominator)
}

/** Returns the lot's unit as the kitchen names it; without a unit, pieces. */
export function heldUnitOf({ unit, foodId }: Pick<LotSnapshot, 'unit' | 'foodId'>): string {
  return heldUnit(unit, foodId)
}

/** Returns the columns in which two snapshots differ. */
export function changedColumns(a: LotSnapshot, b: LotSnapshot): (keyof LotSnapshot)[] {
  const columns = Object.keys(toSnapshot(a)) as (keyof LotSnapshot)[]
  return columns.filter((column) => a[column] !== b[column])
}
