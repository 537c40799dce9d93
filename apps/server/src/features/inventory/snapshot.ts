import { type Amount, amount } from '@larder/kitchen/amount'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import type { LotRow } from './lot-row'

/** Everything that can be said of a lot, as a booking keeps it: the columns of its row but those that only count. */
export type LotSnapshot = Omit<
  LotRow,
  'id' | 'householdId' | 'version' | 'createdAt' | 'updatedAt' | 'removedAt'
>

/** The same of a row, and only that. */
export function snapshotOf(row: LotSnapshot): LotSnapshot {
  return {
    foodId: row.foodId,
    name: row.name,
    category: row.category,
    amountOver: row.amountOver,
    amountUnder: row.amountUnder,
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
    dailyOver: row.dailyOver,
    dailyUnder: row.dailyUnder,
    unitPrice: row.unitPrice,
    dish: row.dish ?? null,
  }
}

export function heldBy({ amountOver, amountUnder }: Pick<LotSnapshot, 'amountOver' | 'amountUnder'>): Amount {
  return amount(amountOver, amountUnder)
}

/** The unit it is counted in, as the kitchen calls it: three of something without a unit are three pieces. */
export function unitIn({ unit, foodId }: Pick<LotSnapshot, 'unit' | 'foodId'>): string {
  return heldUnit(unit, foodId)
}

/** In which columns two differ. */
export function changedColumns(a: LotSnapshot, b: LotSnapshot): (keyof LotSnapshot)[] {
  const columns = Object.keys(snapshotOf(a)) as (keyof LotSnapshot)[]
  return columns.filter((column) => a[column] !== b[column])
}
