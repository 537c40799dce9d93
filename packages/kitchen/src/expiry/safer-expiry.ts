import type { Day } from '../date/day'
import { addDays } from '../date/day'
import { safetyLimitOf } from '../food-safety/risk-class'
import type { Expiry, Lot } from '../stock/lot'
import type { KeptFood } from './expiry'
import { conditionOf, firstExpiry } from './expiry'
import { expiryKindOf } from './expiry-kind'

/**
 * The earlier date that the limits of safety give a lot which was dated by other rules, or nothing where its date may stay: it
 * is printed or told, the food is of no high-risk class, or it is early enough. Example: cooked rice estimated until next week
 * gets the day after it was cooked.
 */
export function saferExpiry(lot: Lot, today: Day): Expiry | undefined {
  const { expiry } = lot
  if (expiry?.source === 'printed' || expiry?.source === 'you') return undefined
  const condition = conditionOf(lot)
  const limit = safetyLimitOf(lot, lot.location, condition)
  if (!limit) return undefined
  // Until it was opened, another date may have counted: only the clock of the opening is asked.
  const kept: KeptFood =
    condition === 'opened' && lot.openedOn !== undefined ? { ...lot, since: lot.openedOn } : lot
  const first = firstExpiry(kept)
  if (!first) return undefined
  // In the pantry it was a tin or dry, and nobody knows when it was cooked: at the latest today.
  const turned = condition === 'sealed' && expiryKindOf(lot, 'pantry') === 'best-before'
  const latest = addDays(today, limit.days)
  const safer = turned && lot.location === 'fridge' && first.day < latest ? { ...first, day: latest } : first
  return !expiry || safer.day < expiry.day ? safer : undefined
}
