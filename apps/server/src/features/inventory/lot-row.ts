import type { InventoryItem } from '@larder/contract/inventory'
import { amount, amountText } from '@larder/kitchen/amount'
import type { Lot } from '@larder/kitchen/lot'
import { readUnit } from '@larder/kitchen/units'
import type { lots } from '../../db/tables/inventory'

export type LotRow = typeof lots.$inferSelect

/** The lot as the kitchen reasons about it; a unit it does not know stays as it was written. */
export function asLot(row: LotRow): Lot {
  return {
    id: row.id,
    ...(row.foodId !== null && { foodId: row.foodId }),
    name: row.name,
    quantity: { amount: amount(row.amountOver, row.amountUnder), unit: readUnit(row.unit)?.id ?? row.unit },
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
    ...(row.openedOn !== null && { openedOn: row.openedOn }),
    ...(row.frozenOn !== null && { frozenOn: row.frozenOn }),
    ...(row.leftWhenFrozen !== null && { leftWhenFrozen: row.leftWhenFrozen }),
    ...(row.thawedOn !== null && { thawedOn: row.thawedOn }),
  }
}

/** The columns that the kitchen decides about, from a lot it changed; the unit stays as the cook wrote it. */
export function columnsOf(lot: Lot) {
  return {
    amountOver: lot.quantity.amount.over,
    amountUnder: lot.quantity.amount.under,
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

/** The item as the screens and the specification speak of it. */
export function asItem(row: LotRow, booking?: number): InventoryItem {
  return {
    id: row.id,
    name: row.name,
    amount: amountText(amount(row.amountOver, row.amountUnder)),
    unit: row.unit,
    category: row.category,
    ...(row.expiryDay !== null && { expiryDate: row.expiryDay }),
    ...(row.expirySource !== null && { expirySource: row.expirySource }),
    ...(row.expiryKind !== null && { expiryKind: row.expiryKind }),
    ...(row.expiryBecause !== null && { expiryBecause: row.expiryBecause }),
    ...(row.foodId !== null && { foodId: row.foodId }),
    location: row.location,
    since: row.since,
    ...(row.openedOn !== null && { openedOn: row.openedOn }),
    ...(row.frozenOn !== null && { frozenOn: row.frozenOn }),
    ...(row.thawedOn !== null && { thawedOn: row.thawedOn }),
    source: row.source,
    ...(row.dailyOver !== null &&
      row.dailyUnder !== null && { dailyConsumption: amountText(amount(row.dailyOver, row.dailyUnder)) }),
    ...priceOf(row),
    version: row.version,
    ...(booking !== undefined && { booking }),
  }
}

function priceOf({ unitPrice, amountOver, amountUnder }: LotRow): { price?: string } {
  if (unitPrice === null) return {}
  return { price: ((Number(unitPrice) * amountOver) / amountUnder).toFixed(2) }
}
