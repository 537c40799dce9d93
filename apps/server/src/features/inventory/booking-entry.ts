import type { BookingEntry } from '@larder/contract/inventory'
import { amount, amountText, isZero } from '@larder/kitchen/amount'
import type { Location } from '@larder/kitchen/lot'
import { secondsBetween } from '../../clock'
import type { BookingRow } from './booking-row'
import { changedColumns, heldBy, type LotSnapshot } from './snapshot'

/** A booking as the history finds it, straight from the driver: there, large numbers and instants are not ours yet. */
export interface BookingFound
  extends Pick<BookingRow, 'kind' | 'reason' | 'before' | 'after' | 'accountId' | 'camera'> {
  id: string
  lotId: string
  changeOver: string
  changeUnder: string
  at: Date
  who: string | null
  undone: boolean
  /** Where the rest of a divided item is. */
  otherPlace: Location | null
}

/** So long a booking can be taken back. */
export const undoSeconds = 30 * 86_400

/** One line of the history as a cook reads it. */
export function entryOf(row: BookingFound, reader: string, now: string): BookingEntry {
  const { kind, before, after, reason, who, camera, undone } = row
  const lot = after ?? before
  const at = row.at.toISOString()
  return {
    id: Number(row.id),
    kind,
    itemId: Number(row.lotId),
    name: lot?.name ?? '',
    ...(lot?.foodId && { foodId: lot.foodId }),
    ...changeOf(row),
    unit: lot?.unit ?? '',
    ...(after && { left: amountText(heldBy(after)) }),
    source: lot?.source ?? 'manual',
    ...(reason && { reason }),
    ...wayOf(row),
    changed: kind === 'corrected' && before && after ? fieldsChanged(before, after) : [],
    ...(who !== null && { who }),
    ...(camera !== null && { camera }),
    you: row.accountId === reader,
    at,
    undone,
    undoable: !undone && secondsBetween(at, now) <= undoSeconds,
  }
}

function changeOf({ changeOver, changeUnder, before, after }: BookingFound): { change?: string } {
  // From 2 kg to 500 g nothing came or went that could be told in one number.
  if (before && after && before.unit !== after.unit) return {}
  const change = amount(Number(changeOver), Number(changeUnder))
  return isZero(change) ? {} : { change: amountText(change) }
}

function wayOf({ kind, before, after, otherPlace }: BookingFound): { from?: Location; to?: Location } {
  if (!after) return {}
  const { location } = after
  if (kind === 'split') return { from: location, ...(otherPlace && { to: otherPlace }) }
  if (kind === 'moved' && !before) return { ...(otherPlace && { from: otherPlace }), to: location }
  return before && before.location !== location ? { from: before.location, to: location } : {}
}

/** What a cook calls what an edit can change. */
const fields: Partial<Record<keyof LotSnapshot, string>> = {
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
  dailyOver: 'daily use',
  dailyUnder: 'daily use',
  unitPrice: 'price',
}

function fieldsChanged(before: LotSnapshot, after: LotSnapshot): string[] {
  const said = changedColumns(before, after).flatMap((column) => fields[column] ?? [])
  return [...new Set(said)]
}
