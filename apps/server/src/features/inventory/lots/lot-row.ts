import type { InventoryItem } from '@larder/contract/inventory'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { amount, amountText } from '@larder/kitchen/quantity/amount'
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
