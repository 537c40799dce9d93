import type { Day } from '../date/day'
import { addDays, daysBetween } from '../date/day'
import type { Category } from '../food/categories'
import { parseFoodName } from '../food-safety/food-state'
import { safetyLimitOf } from '../food-safety/risk-class'
import type { Expiry, ExpiryKind, Lot, StorageLocation } from '../stock/lot'
import { expiryKindOf } from './expiry-kind'
import type { Condition } from './shelf-life'
import type {
  EstimateBasis,
  NoEstimateReason,
  ShelfLifeEstimate,
  ShelfLifeEstimateResult,
} from './shelf-life-estimate'
import { estimateShelfLife } from './shelf-life-estimate'
import { formatStoragePlace } from './shelf-life-text'

/** Facts needed to estimate an expiry; every lot has them. Example: `{ foodId: 'spinach', location: 'fridge', since }`. */
export interface KeptFood
  extends Pick<
    Lot,
    | 'foodId'
    | 'location'
    | 'since'
    | 'cooked'
    | 'riskClass'
    | 'openedOn'
    | 'frozenOn'
    | 'leftWhenFrozen'
    | 'thawedOn'
  > {
  /** Name given by the cook: 'cooked chickpeas' keep differently from the tin. */
  readonly name?: string
  /** Category of a food without a food id. */
  readonly category?: Category
}

/**
 * Estimated expiry with its reason, or the reason why there is none. Example: `{ ok: false, reason: 'keeps-indefinitely' }` of
 * salt.
 */
export type ExpiryEstimate =
  | {
      readonly ok: true
      readonly expiry: Expiry
      /** Days from the start of its clock: bought, opened, frozen or thawed. */
      readonly days: number
      /** Explanation for the cook. Example: 'USDA FoodKeeper: 3 to 7 days in the fridge'. */
      readonly because: string
      readonly basis: EstimateBasis
    }
  | { readonly ok: false; readonly reason: NoEstimateReason }

/**
 * Estimates the expiry from the food, its location and its condition. Within a range of days, a use-by food gets the minimum, a
 * best-before food the middle. Opening never extends the shelf life: an opened pack never outlasts a sealed one. Example:
 * spinach bought on 2026-11-15 and kept in the fridge has best before 2026-11-20.
 */
export function estimateExpiry(kept: KeptFood): ExpiryEstimate {
  const condition = conditionOf(kept)
  const shelfLife = estimateShelfLife(kept, kept.location, condition)
  if (!shelfLife.ok) return shelfLife
  const kind = expiryKindOf(kept, kept.location, condition)
  const days = capThawedDays(kept, condition, countedDays(shelfLife.figure, kind))
  const estimate = createEstimate(clockStart(kept, condition), days, kind, shelfLife.figure)
  if (condition !== 'opened') return estimate
  const sealed = estimateShelfLife(kept, kept.location)
  if (!sealed.ok) return estimate
  const unopenedUntil = addDays(kept.since, countedDays(sealed.figure, expiryKindOf(kept, kept.location)))
  return unopenedUntil < estimate.expiry.day
    ? {
        ...estimate,
        expiry: { ...estimate.expiry, day: unopenedUntil, because: sealed.figure.because },
        days: Math.max(0, daysBetween(clockStart(kept, condition), unopenedUntil)),
        because: sealed.figure.because,
      }
    : estimate
}

/**
 * Returns the kind of an expiry day that a cook entered; an unknown food counts as use-by in the fridge. Example:
 * `expiryKindOfDay({ location: 'fridge', since })` is 'use-by', in the pantry 'best-before'.
 */
export function expiryKindOfDay(kept: KeptFood): ExpiryKind {
  return expiryKindOf(kept, kept.location, conditionOf(kept))
}

/**
 * Returns the condition of a lot, by its dates or by its name. Anything in the freezer counts as sealed, regardless of its
 * earlier condition. Example: a lot with `thawedOn` in the fridge is 'thawed', and so is one called 'defrosted mince'.
 */
export function conditionOf(kept: KeptFood): Condition {
  if (kept.location === 'freezer') return 'sealed'
  if (kept.thawedOn !== undefined) return 'thawed'
  if (kept.openedOn !== undefined) return 'opened'
  const { states } = parseFoodName(kept)
  return states.has('thawed') ? 'thawed' : states.has('opened') ? 'opened' : 'sealed'
}

/**
 * Returns the days to count with: the minimum for safety, the middle of the range for quality. Example: of 3 to 7 days 3, or 5.
 */
export function countedDays(
  { least, most: max }: Pick<ShelfLifeEstimate, 'least' | 'most'>,
  kind: ExpiryKind,
): number {
  return kind === 'use-by' ? least : Math.floor((least + max) / 2)
}

/**
 * Returns the days to count with at a location for a fresh food, or undefined. Example: `freshDays(lot, 'freezer')` of bread is
 * 120.
 */
export function freshDays(
  kept: KeptFood,
  location: StorageLocation,
  condition: Condition = 'sealed',
): number | undefined {
  const shelfLife: ShelfLifeEstimateResult = estimateShelfLife(kept, location, condition)
  return shelfLife.ok ? countedDays(shelfLife.figure, expiryKindOf(kept, location, condition)) : undefined
}

/**
 * Returns the expiry of a new lot: the estimate; or its first day if it is not safe at its location, so that a warning appears;
 * or undefined. Example: 'homemade soup' in the pantry has use by today.
 */
export function firstExpiry(kept: KeptFood): Expiry | undefined {
  const estimate = estimateExpiry(kept)
  if (estimate.ok) return estimate.expiry
  const isUnfit = estimate.reason === 'not-recommended-here' && kept.location === 'pantry'
  if (!isUnfit) return undefined
  if (expiryKindOfDay({ ...kept, location: 'fridge' }) !== 'use-by') {
    // An open jar of mayonnaise in the pantry is dated as if it were in the fridge.
    const inFridge =
      conditionOf(kept) === 'opened' ? estimateExpiry({ ...kept, location: 'fridge' }) : undefined
    return inFridge?.ok ? inFridge.expiry : undefined
  }
  const because = `Not safe to keep ${formatStoragePlace('pantry')}`
  return { day: kept.since, source: 'estimated', kind: 'use-by', because }
}

/**
 * Limits an expiry to the safety limit of the high-risk class. A date printed on a sealed pack and a date entered by the cook
 * stay unchanged; once opened or thawed, the limit also applies to a printed date. Example: a learned date of ten days for
 * cooked rice becomes one day.
 */
export function capExpiry(expiry: Expiry, kept: KeptFood): Expiry {
  const condition = conditionOf(kept)
  if (expiry.source === 'you' || (expiry.source === 'printed' && condition === 'sealed')) return expiry
  if (!safetyLimitOf(kept, kept.location, condition)) return expiry
  const max = firstExpiry(kept)
  if (max && max.day < expiry.day) return max
  return expiry.kind === 'use-by' ? expiry : { ...expiry, kind: 'use-by' }
}

/**
 * Sets the estimated expiry of a lot. A printed or entered date stays; a learned date stays within the safety limit. Example:
 * `setEstimatedExpiry(lot).expiry?.source` is 'estimated'.
 */
export function setEstimatedExpiry(lot: Lot): Lot {
  if (lot.expiry && lot.expiry.source !== 'estimated') {
    const expiry = capExpiry(lot.expiry, lot)
    return expiry === lot.expiry ? lot : { ...lot, expiry }
  }
  const expiry = firstExpiry(lot)
  return expiry ? { ...lot, expiry } : lot
}

// Freezing stops the clock: the days left at freezing are the days left after thawing, at least one.
function capThawedDays(kept: KeptFood, condition: Condition, days: number): number {
  if (condition !== 'thawed' || kept.leftWhenFrozen === undefined) return days
  return Math.min(days, Math.max(1, kept.leftWhenFrozen))
}

function clockStart(kept: KeptFood, condition: Condition): Day {
  const { since, openedOn, frozenOn, thawedOn, location } = kept
  const start =
    location === 'freezer'
      ? frozenOn
      : condition === 'thawed'
        ? thawedOn
        : condition === 'opened'
          ? openedOn
          : since
  return start !== undefined && start > since ? start : since
}

function createEstimate(start: Day, days: number, kind: ExpiryKind, { because, basis }: ShelfLifeEstimate) {
  const day = addDays(start, days)
  return { ok: true, expiry: { day, source: 'estimated', kind, because }, days, because, basis } as const
}
