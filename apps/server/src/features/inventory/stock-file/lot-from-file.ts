import { addDays, type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { expiryKindOfDay, firstExpiry } from '@larder/kitchen/expiry/expiry'
import type { Expiry } from '@larder/kitchen/stock/lot'
import type { LotSnapshot } from '../lots/lot-snapshot'
import { newLot } from '../lots/new-lot'
import { fieldError } from '../lots/resolve-food'
import type { StockFileItem } from './stock-file-item'

/** The lot an item of a file stands for: what it says of its past stays, what it leaves open is filled in as for any new item. */
export function lotFromFile(item: StockFileItem, today: Day): LotSnapshot {
  const { expirySource, expiryDate, foodId, ...rest } = item
  const fresh = newLot({ ...rest, ...(typeof foodId === 'string' && { foodId }) }, today)
  const lot: LotSnapshot = {
    ...fresh,
    foodId: foodId === null ? null : fresh.foodId,
    since: parsePastDay(item, 'since', today) ?? fresh.since,
    frozenOn: parsePastDay(item, 'frozenOn', today) ?? null,
    thawedOn: parsePastDay(item, 'thawedOn', today) ?? null,
    leftWhenFrozen: item.leftWhenFrozen ?? null,
    unitPrice: fresh.unitPrice ?? item.unitPrice ?? null,
  }
  const expiry = toExpiry(item, lot)
  return {
    ...lot,
    expiryDay: expiry?.day ?? null,
    expirySource: expiry?.source ?? null,
    expiryKind: expiry?.kind ?? null,
    expiryBecause: expiry?.because ?? null,
  }
}

function toExpiry(item: StockFileItem, lot: LotSnapshot): Expiry | undefined {
  const { expiryDate, expiryBecause, expirySource = 'you' } = item
  if (expiryDate === null) return undefined
  const kept = {
    ...(lot.foodId !== null && { foodId: lot.foodId }),
    name: lot.name,
    ...(item.category && { category: item.category }),
    location: lot.location,
    since: lot.since,
    cooked: lot.cooked,
    ...(lot.openedOn !== null && { openedOn: lot.openedOn }),
    ...(lot.frozenOn !== null && { frozenOn: lot.frozenOn }),
    ...(lot.leftWhenFrozen !== null && { leftWhenFrozen: lot.leftWhenFrozen }),
    ...(lot.thawedOn !== null && { thawedOn: lot.thawedOn }),
  }
  const guess = firstExpiry(kept)
  const kind = item.expiryKind ?? guess?.kind ?? expiryKindOfDay(kept)
  const told = expiryDate === undefined ? undefined : parseCalendarDay(expiryDate)
  if (!told) return guess && { ...guess, kind }
  return {
    day: told,
    source: expirySource,
    kind,
    ...(expiryBecause !== undefined && { because: expiryBecause }),
  }
}

/** Nothing happened in days to come; one day ahead it may be where the cook is. */
function parsePastDay(
  item: StockFileItem,
  column: 'since' | 'frozenOn' | 'thawedOn',
  today: Day,
): Day | undefined {
  const said = item[column]
  const told = said === undefined ? undefined : parseCalendarDay(said)
  if (told && told > addDays(today, 1)) throw fieldError(column, 'Use a day that has come.')
  return told
}
