import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { type Amount, amount } from '@larder/kitchen/quantity/amount'
import type { LotRow } from './lot-row'

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
