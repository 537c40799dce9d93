import type { Day } from '../date/day'
import { addDays, daysBetween } from '../date/day'
import type { Expiry, Lot, StorageLocation } from '../stock/lot'
import type { KeptFood } from './expiry'
import { conditionOf, countedDays, estimateExpiry, freshDays } from './expiry'
import { expiryKindOf } from './expiry-kind'
import { isUnsafe } from './freshness'
import { estimateShelfLife } from './shelf-life-estimate'
import { formatStoragePlace } from './shelf-life-text'

/**
 * The lot once its pack is open: it keeps no longer than before, and no longer than an opened pack does. What belongs in the
 * fridge once opened is dated as if it goes there. Example: hummus dated 2026-12-20 and opened on 2026-12-01 has use by
 * 2026-12-03.
 */
export function afterOpening(lot: Lot, day: Day): Lot {
  if (lot.openedOn !== undefined) return lot
  const opened: Lot = { ...lot, openedOn: day }
  // A frozen bag that is opened stays frozen, and its date stands.
  if (lot.location === 'freezer') return opened
  const estimate = openedDate(opened, day)
  return estimate ? { ...opened, expiry: earlier(lot.expiry, estimate) } : opened
}

/**
 * The lot at its new place. Freezing stops its clock: it gets a quality date. Out of the freezer it counts as thawed. Between
 * pantry and fridge the part of its life that is left is left at the new place too; a printed or told date stays the last
 * word. What is past its use-by stays so wherever it goes. Example: minced beef frozen in time keeps for months, and
 * `afterMoving` back to the fridge gives it a day.
 */
export function afterMoving(lot: Lot, to: StorageLocation, day: Day): Lot {
  if (to === lot.location) return lot
  const moved: Lot = { ...lot, location: to }
  if (isUnsafe(lot, day)) return moved
  if (to === 'freezer') return frozen(lot, day)
  if (lot.location === 'freezer') return thawed(lot, to, day)
  return dated(moved, shelved(lot, moved, day))
}

/** The lot taken out of the freezer to thaw in the fridge. Example: `afterThawing(lot, day).thawedOn` is that day. */
export function afterThawing(lot: Lot, day: Day): Lot {
  return afterMoving(lot, 'fridge', day)
}

function openedDate(opened: Lot, day: Day): Expiry | undefined {
  // The date it had already says how long it keeps unopened, so only the clock that starts with opening is asked.
  const asked: KeptFood = { ...opened, since: day }
  const here = estimateExpiry(asked)
  if (here.ok) return here.expiry
  if (here.reason !== 'not-recommended-here' || opened.location !== 'pantry') return undefined
  const cold = estimateExpiry({ ...asked, location: 'fridge' })
  return cold.ok ? cold.expiry : undefined
}

function frozen(lot: Lot, day: Day): Lot {
  const { thawedOn: _, ...rest } = lot
  const left = lot.expiry && daysBetween(day, lot.expiry.day)
  const freezing: Lot = {
    ...rest,
    location: 'freezer',
    frozenOn: day,
    ...(left === undefined ? {} : { leftWhenFrozen: left }),
  }
  const estimate = estimateExpiry(freezing)
  if (estimate.ok) {
    const later = lot.expiry && lot.expiry.day > estimate.expiry.day ? lot.expiry.day : estimate.expiry.day
    return { ...freezing, expiry: { ...estimate.expiry, day: later } }
  }
  // What does not freeze well gains nothing; of the rest nobody knows how long it stays good, only that it stays safe.
  return estimate.reason === 'not-recommended-here' ? freezing : dated(freezing, undefined)
}

function thawed(lot: Lot, to: StorageLocation, day: Day): Lot {
  const thawing: Lot = { ...lot, location: to, thawedOn: day }
  const estimate = estimateExpiry(thawing)
  if (estimate.ok) return dated(thawing, estimate.expiry)
  if (estimate.reason === 'not-recommended-here') return dated(thawing, today(lot, to, day))
  if (lot.leftWhenFrozen === undefined || estimate.reason === 'keeps-indefinitely') return thawing
  const kind = expiryKindOf(lot, to, 'thawed')
  const left = Math.max(1, lot.leftWhenFrozen)
  return dated(thawing, { day: addDays(day, left), source: 'estimated', kind, because: paused })
}

const paused = 'As many days as it had when it was frozen'

// From the pantry to the fridge or back.
function shelved(lot: Lot, moved: Lot, day: Day): Expiry | undefined {
  const { expiry } = lot
  const condition = conditionOf(moved)
  const figured = estimateShelfLife(moved, moved.location, condition)
  if (!figured.ok) {
    if (figured.reason === 'keeps-indefinitely') return expiry?.source === 'estimated' ? undefined : expiry
    const spoils = expiryKindOf(moved, 'fridge', condition) === 'use-by' || expiry?.kind === 'use-by'
    const outside = moved.location === 'pantry' && figured.reason === 'not-recommended-here' && spoils
    return outside ? earlier(expiry, today(lot, 'pantry', day)) : expiry
  }
  const { figure } = figured
  const kind = expiryKindOf(moved, moved.location, condition)
  const days = countedDays(figure, kind)
  const estimate = { source: 'estimated', kind, because: figure.because } as const
  if (condition !== 'sealed') {
    const start = condition === 'opened' ? lot.openedOn : lot.thawedOn
    return earlier(expiry, { ...estimate, day: addDays(start ?? day, days) })
  }
  // In the pantry it was a tin or dry; in the fridge it is open or cooked, from today on.
  const turned = kind === 'use-by' && expiryKindOf(lot, lot.location, condition) === 'best-before'
  if (!expiry) return { ...estimate, day: addDays(turned ? day : lot.since, days) }
  const isTold = expiry.source === 'printed' || expiry.source === 'you'
  if (turned && !isTold) {
    return earlier(expiry, { ...estimate, day: addDays(day, days) })
  }
  // What was a question of safety in the fridge stays one outside.
  if (moved.location === 'pantry' && expiry.kind === 'use-by' && kind === 'best-before') return expiry
  if (isTold) {
    return moved.location === 'pantry' ? earlier(expiry, { ...estimate, day: addDays(day, days) }) : expiry
  }
  const left = remaining(lot, expiry, days, day)
  // Going out and back does not wind the clock back.
  const whole = later(addDays(lot.since, days), expiry.day)
  return { ...estimate, day: kind === 'use-by' && whole < left ? whole : left }
}

function remaining(lot: Lot, expiry: Expiry, days: number, day: Day): Day {
  const left = daysBetween(day, expiry.day)
  if (left < 0) return expiry.day
  const total = freshDays(lot, lot.location)
  if (total === undefined || total <= 0) return addDays(day, days)
  return addDays(day, Math.floor(days * Math.min(1, left / total)))
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b
}

function today(lot: Lot, at: StorageLocation, day: Day): Expiry {
  return {
    day: day > lot.since ? day : lot.since,
    source: 'estimated',
    kind: 'use-by',
    because: `Not safe to keep ${formatStoragePlace(at)}`,
  }
}

function dated(lot: Lot, expiry: Expiry | undefined): Lot {
  const { expiry: _, ...rest } = lot
  return expiry ? { ...rest, expiry } : rest
}

function earlier(known: Expiry | undefined, other: Expiry): Expiry {
  if (!known || other.day < known.day) return other
  // Safety ranks above quality: an opened pack keeps its printed day, but is now used by it.
  return other.kind === 'use-by' && known.kind === 'best-before' ? { ...known, kind: 'use-by' } : known
}
