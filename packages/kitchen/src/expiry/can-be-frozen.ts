import type { Day } from '../date/day'
import type { Lot } from '../stock/lot'
import { estimateExpiry } from './expiry'

/**
 * Returns whether a lot may be frozen to keep it. Thawed food is not frozen again. Freezing a food without shelf-life data does no
 * harm. Example: chicken may, an egg in its shell may not.
 */
export function canBeFrozen(lot: Lot, today: Day): boolean {
  if (lot.location === 'freezer' || lot.thawedOn !== undefined) return false
  const estimate = estimateExpiry({ ...lot, location: 'freezer', frozenOn: today })
  return estimate.ok || (estimate.reason !== 'not-recommended-here' && estimate.reason !== 'by-pack-date')
}
