import { addDays, type Day, parseCalendarDay } from '@larder/kitchen/date/day'
import { expiryKindOfDay, firstExpiry } from '@larder/kitchen/expiry/expiry'
import type { Expiry } from '@larder/kitchen/stock/lot'
import type { LotSnapshot } from '../lots/lot-row'
import { newLot } from '../lots/new-lot'
import { fieldError } from '../lots/resolve-food'
import type { StockFileItem } from './stock-file-item'

/** Maps a file item to a lot: its history stays, missing fields are filled in as for any new item. */
export function lotFromFile(item: StockFileItem, today: Day): LotSnapshot {
  const { expirySource, expiryDate, foodId, ...rest } = item
  const defaults = newLot({ ...rest, ...(typeof foodId === 'string' && { foodId }) }, today)
  const lot: LotSnapshot = {
    ...defaults,
    foodId: foodId === null ? null : defaults.foodId,
    since: parsePastDay(item, 'since', today) ?? defaults.since,
    frozenOn: parsePastDay(item, 'frozenOn', today) ?? null,
    thawedOn: parsePastDay(item, 'thawedOn', today) ?? null,
    leftWhenFrozen: item.leftWhenFrozen ?? null,
    unitPrice: defaults.unitPrice ?? item.unitPrice ?? null,
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
  const keepingFacts = {
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
  const guess = firstExpiry(keepingFacts)
  const kind = item.expiryKind ?? guess?.kind ?? expiryKindOfDay(keepingFacts)
  const expiryDay = expiryDate === undefined ? undefined : parseCalendarDay(expiryDate)
  if (!expiryDay) return guess && { ...guess, kind }
  return {
    day: expiryDay,
    source: expirySource,
    kind,
    ...(expiryBecause !== undefined && { because: expiryBecause }),
  }
}

/** Rejects days in the future; tomorrow is allowed because of time zones. */
function parsePastDay(
  item: StockFileItem,
  column: 'since' | 'frozenOn' | 'thawedOn',
  today: Day,
): Day | undefined {
  const text = item[column]
  const day = text === undefined ? undefined : parseCalendarDay(text)
  if (day && day > addDays(today, 1)) throw fieldError(column, 'Use today or an earlier date.')
  return day
}
