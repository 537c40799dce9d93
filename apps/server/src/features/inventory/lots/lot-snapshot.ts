import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { type Amount, amount } from '@larder/kitchen/quantity/amount'
import type { LotRow } from './lot-row'

/** Everything that can be said of a lot, as a booking keeps it: the columns of its row but those that only count. */
export type LotSnapshot = Omit<
  LotRow,
  'id' | 'householdId' | 'version' | 'createdAt' | 'updatedAt' | 'removedAt'
>

/** The same of a row, and only that. */
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

/** The unit it is counted in, as the kitchen calls it: three of something without a unit are three pieces. */
export function heldUnitOf({ unit, foodId }: Pick<LotSnapshot, 'unit' | 'foodId'>): string {
  return heldUnit(unit, foodId)
}

/** In which columns two differ. */
export function changedColumns(a: LotSnapshot, b: LotSnapshot): (keyof LotSnapshot)[] {
  const columns = Object.keys(toSnapshot(a)) as (keyof LotSnapshot)[]
  return columns.filter((column) => a[column] !== b[column])
}
