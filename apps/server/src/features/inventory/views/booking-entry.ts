import type { BookingEntry } from '@larder/contract/inventory'
import { amount, amountText, isZero } from '@larder/kitchen/quantity/amount'
import type { StorageLocation } from '@larder/kitchen/stock/lot'
import type { BookingHistoryRow } from '../../../db/sql/inventory/bookings'
import { secondsBetween } from '../../../time/clock'
import { changedColumns, heldAmountOf, type LotSnapshot } from '../lots/lot-row'

/** A booking can be undone this long. */
export const undoWindowSeconds = 30 * 86_400

/** Maps a booking to an entry of the history. */
export function toBookingEntry(row: BookingHistoryRow, reader: string, now: string): BookingEntry {
  const { kind, before, after, reason, who, camera, undone } = row
  const lot = after ?? before
  const at = row.at.toISOString()
  return {
    id: Number(row.id),
    kind,
    itemId: Number(row.lotId),
    name: lot?.name ?? '',
    ...(lot?.foodId && { foodId: lot.foodId }),
    ...toChange(row),
    unit: lot?.unit ?? '',
    ...(after && { left: amountText(heldAmountOf(after)) }),
    source: lot?.source ?? 'manual',
    ...(reason && { reason }),
    ...toMove(row),
    changed: kind === 'corrected' && before && after ? changedFieldNames(before, after) : [],
    ...(who !== null && { who }),
    ...(camera !== null && { camera }),
    you: row.accountId === reader,
    at,
    undone,
    undoable: !undone && secondsBetween(at, now) <= undoWindowSeconds,
  }
}

function toChange({ changeNumerator, changeDenominator, before, after }: BookingHistoryRow): {
  change?: string
} {
  // A change of unit, as from 2 kg to 500 g, has no single number.
  if (before && after && before.unit !== after.unit) return {}
  const change = amount(Number(changeNumerator), Number(changeDenominator))
  return isZero(change) ? {} : { change: amountText(change) }
}

function toMove({ kind, before, after, otherPlace }: BookingHistoryRow): {
  from?: StorageLocation
  to?: StorageLocation
} {
  if (!after) return {}
  const { location } = after
  if (kind === 'split') return { from: location, ...(otherPlace && { to: otherPlace }) }
  if (kind === 'moved' && !before) return { ...(otherPlace && { from: otherPlace }), to: location }
  return before && before.location !== location ? { from: before.location, to: location } : {}
}

/** Names of editable fields as cooks know them. */
const fieldNames: Partial<Record<keyof LotSnapshot, string>> = {
  name: 'name',
  foodId: 'food',
  category: 'category',
  unit: 'unit',
  location: 'location',
  expiryDay: 'expiry',
  expirySource: 'expiry',
  expiryKind: 'expiry',
  since: 'since',
  openedOn: 'opened',
  dailyNumerator: 'daily use',
  dailyDenominator: 'daily use',
  unitPrice: 'price',
}

function changedFieldNames(before: LotSnapshot, after: LotSnapshot): string[] {
  const names = changedColumns(before, after).flatMap((column) => fieldNames[column] ?? [])
  return [...new Set(names)]
}
