import type { Day } from '../date/day'
import { addDays } from '../date/day'
import { safetyLimitOf } from '../food-safety/risk-class'
import type { Expiry, Lot } from '../stock/lot'
import type { KeptFood } from './expiry'
import { conditionOf, firstExpiry } from './expiry'
import { expiryKindOf } from './expiry-kind'

/**
 * Returns the earlier expiry required by the safety limits for a lot that was dated by other rules, or undefined if its date
 * may stay: it is printed or entered, the food has no high-risk class, or the date is early enough. Example: cooked rice
 * estimated until next week gets the day after it was cooked.
 */
export function saferExpiry(lot: Lot, today: Day): Expiry | undefined {
  const { expiry } = lot
  if (expiry?.source === 'printed' || expiry?.source === 'you') return undefined
  const condition = conditionOf(lot)
  const limit = safetyLimitOf(lot, lot.location, condition)
  if (!limit) return undefined
  // Another date may have applied before opening, so only the clock of the opening is estimated.
  const kept: KeptFood =
    condition === 'opened' && lot.openedOn !== undefined ? { ...lot, since: lot.openedOn } : lot
  const first = firstExpiry(kept)
  if (!first) return undefined
  // In the pantry it was a tin or dry, and the cooking day is unknown: today at the latest.
  const isFromPantry = condition === 'sealed' && expiryKindOf(lot, 'pantry') === 'best-before'
  const latest = addDays(today, limit.days)
  const safer =
    isFromPantry && lot.location === 'fridge' && first.day < latest ? { ...first, day: latest } : first
  return !expiry || safer.day < expiry.day ? safer : undefined
}
