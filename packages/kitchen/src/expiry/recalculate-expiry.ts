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
 * Returns the lot after its pack was opened. It keeps no longer than before and no longer than an opened pack. A food that
 * belongs in the fridge once opened is dated as if it were there. Example: hummus dated 2026-12-20 and opened on 2026-12-01 has
 * use by 2026-12-03.
 */
export function afterOpening(lot: Lot, day: Day): Lot {
  if (lot.openedOn !== undefined) return lot
  const opened: Lot = { ...lot, openedOn: day }
  // An opened frozen bag stays frozen and keeps its date.
  if (lot.location === 'freezer') return opened
  const estimate = estimateOpened(opened, day)
  return estimate ? { ...opened, expiry: earlierExpiry(lot.expiry, estimate) } : opened
}

/**
 * Returns the lot at its new location. Freezing stops its clock and gives it a quality date. A lot moved out of the freezer
 * counts as thawed. Between pantry and fridge the remaining share of its shelf life is kept; a printed or entered date is not
 * extended. A lot past its use-by stays expired. Example: minced beef frozen in time keeps for months, and `afterMoving` back
 * to the fridge gives it a day.
 */
export function afterMoving(lot: Lot, to: StorageLocation, day: Day): Lot {
  if (to === lot.location) return lot
  const moved: Lot = { ...lot, location: to }
  if (isUnsafe(lot, day)) return moved
  if (to === 'freezer') return freeze(lot, day)
  if (lot.location === 'freezer') return thaw(lot, to, day)
  return setExpiry(moved, recalculateOutsideFreezer(lot, moved, day))
}

/**
 * Returns the lot after it was moved from the freezer to the fridge. Example: `afterThawing(lot, day).thawedOn` is that day.
 */
export function afterThawing(lot: Lot, day: Day): Lot {
  return afterMoving(lot, 'fridge', day)
}

function estimateOpened(opened: Lot, day: Day): Expiry | undefined {
  // Its current date already covers the unopened time, so only the clock that starts with opening is estimated.
  const keptFood: KeptFood = { ...opened, since: day }
  const here = estimateExpiry(keptFood)
  if (here.ok) return here.expiry
  if (here.reason !== 'not-recommended-here' || opened.location !== 'pantry') return undefined
  const inFridge = estimateExpiry({ ...keptFood, location: 'fridge' })
  return inFridge.ok ? inFridge.expiry : undefined
}

function freeze(lot: Lot, day: Day): Lot {
  const { thawedOn: _, ...rest } = lot
  const daysRemaining = lot.expiry && daysBetween(day, lot.expiry.day)
  const frozenLot: Lot = {
    ...rest,
    location: 'freezer',
    frozenOn: day,
    ...(daysRemaining === undefined ? {} : { leftWhenFrozen: daysRemaining }),
  }
  const estimate = estimateExpiry(frozenLot)
  if (estimate.ok) {
    const laterDay = lot.expiry && lot.expiry.day > estimate.expiry.day ? lot.expiry.day : estimate.expiry.day
    return { ...frozenLot, expiry: { ...estimate.expiry, day: laterDay } }
  }
  // A food that does not freeze well keeps its date. Any other food stays safe, but its quality date is unknown.
  return estimate.reason === 'not-recommended-here' ? frozenLot : setExpiry(frozenLot, undefined)
}

function thaw(lot: Lot, to: StorageLocation, day: Day): Lot {
  const thawedLot: Lot = { ...lot, location: to, thawedOn: day }
  const estimate = estimateExpiry(thawedLot)
  if (estimate.ok) return setExpiry(thawedLot, estimate.expiry)
  if (estimate.reason === 'not-recommended-here') return setExpiry(thawedLot, unsafeExpiry(lot, to, day))
  if (lot.leftWhenFrozen === undefined || estimate.reason === 'keeps-indefinitely') return thawedLot
  const kind = expiryKindOf(lot, to, 'thawed')
  const daysRemaining = Math.max(1, lot.leftWhenFrozen)
  return setExpiry(thawedLot, {
    day: addDays(day, daysRemaining),
    source: 'estimated',
    kind,
    because: pausedReason,
  })
}

const pausedReason = 'As many days as it had when it was frozen'

// Recalculates the expiry of a lot moved between pantry and fridge.
function recalculateOutsideFreezer(lot: Lot, moved: Lot, day: Day): Expiry | undefined {
  const { expiry } = lot
  const condition = conditionOf(moved)
  const shelfLife = estimateShelfLife(moved, moved.location, condition)
  if (!shelfLife.ok) {
    if (shelfLife.reason === 'keeps-indefinitely') return expiry?.source === 'estimated' ? undefined : expiry
    const spoils = expiryKindOf(moved, 'fridge', condition) === 'use-by' || expiry?.kind === 'use-by'
    const outside = moved.location === 'pantry' && shelfLife.reason === 'not-recommended-here' && spoils
    return outside ? earlierExpiry(expiry, unsafeExpiry(lot, 'pantry', day)) : expiry
  }
  const { figure } = shelfLife
  const kind = expiryKindOf(moved, moved.location, condition)
  const days = countedDays(figure, kind)
  const estimate = { source: 'estimated', kind, because: figure.because } as const
  if (condition !== 'sealed') {
    const start = condition === 'opened' ? lot.openedOn : lot.thawedOn
    return earlierExpiry(expiry, { ...estimate, day: addDays(start ?? day, days) })
  }
  // In the pantry it was a tin or dry; in the fridge it counts as opened or cooked from today on.
  const isOpenedOrCooked = kind === 'use-by' && expiryKindOf(lot, lot.location, condition) === 'best-before'
  if (!expiry) return { ...estimate, day: addDays(isOpenedOrCooked ? day : lot.since, days) }
  const isPrintedOrEntered = expiry.source === 'printed' || expiry.source === 'you'
  if (isOpenedOrCooked && !isPrintedOrEntered) {
    return earlierExpiry(expiry, { ...estimate, day: addDays(day, days) })
  }
  // A use-by from the fridge stays a use-by in the pantry.
  if (moved.location === 'pantry' && expiry.kind === 'use-by' && kind === 'best-before') return expiry
  if (isPrintedOrEntered) {
    return moved.location === 'pantry'
      ? earlierExpiry(expiry, { ...estimate, day: addDays(day, days) })
      : expiry
  }
  const daysRemaining = addRemainingDays(lot, expiry, days, day)
  // Moving out and back does not extend the expiry.
  const maxDay = laterDay(addDays(lot.since, days), expiry.day)
  return { ...estimate, day: kind === 'use-by' && maxDay < daysRemaining ? maxDay : daysRemaining }
}

function addRemainingDays(lot: Lot, expiry: Expiry, days: number, day: Day): Day {
  const daysRemaining = daysBetween(day, expiry.day)
  if (daysRemaining < 0) return expiry.day
  const total = freshDays(lot, lot.location)
  if (total === undefined || total <= 0) return addDays(day, days)
  return addDays(day, Math.floor(days * Math.min(1, daysRemaining / total)))
}

function laterDay(a: Day, b: Day): Day {
  return a > b ? a : b
}

function unsafeExpiry(lot: Lot, location: StorageLocation, day: Day): Expiry {
  return {
    day: day > lot.since ? day : lot.since,
    source: 'estimated',
    kind: 'use-by',
    because: `Not safe to keep ${formatStoragePlace(location)}`,
  }
}

function setExpiry(lot: Lot, expiry: Expiry | undefined): Lot {
  const { expiry: _, ...rest } = lot
  return expiry ? { ...rest, expiry } : rest
}

function earlierExpiry(current: Expiry | undefined, other: Expiry): Expiry {
  if (!current || other.day < current.day) return other
  // Safety takes precedence over quality: an opened pack keeps its printed day, which becomes a use-by.
  return other.kind === 'use-by' && current.kind === 'best-before' ? { ...current, kind: 'use-by' } : current
}
