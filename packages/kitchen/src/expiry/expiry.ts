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

/** What must be known of something to say until when it keeps; any lot will do. Example: `{ foodId: 'spinach', location: 'fridge', since }`. */
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
  /** How the cook calls it: 'cooked chickpeas' keep unlike the tin. */
  readonly name?: string
  /** For something we do not know by name. */
  readonly category?: Category
}

/** Until when something should keep and why we think so, or why nobody can say. Example: `{ ok: false, reason: 'keeps-indefinitely' }` of salt. */
export type ExpiryEstimate =
  | {
      readonly ok: true
      readonly expiry: Expiry
      /** Days from the day its clock started: bought, opened, frozen or thawed. */
      readonly days: number
      /** What a cook may read. Example: 'USDA FoodKeeper: 3 to 7 days in the fridge'. */
      readonly because: string
      readonly basis: EstimateBasis
    }
  | { readonly ok: false; readonly reason: NoEstimateReason }

/**
 * Until when something keeps, from what is known of the food, its place and its condition. Of a span of days a use-by food
 * gets the least, a best-before food the middle; opening restarts no clock: an opened pack never outlasts a sealed one.
 * Example: spinach bought on 2026-11-15 and kept in the fridge has best before 2026-11-20.
 */
export function estimateExpiry(kept: KeptFood): ExpiryEstimate {
  const condition = conditionOf(kept)
  const figured = estimateShelfLife(kept, kept.location, condition)
  if (!figured.ok) return figured
  const kind = expiryKindOf(kept, kept.location, condition)
  const days = bounded(kept, condition, countedDays(figured.figure, kind))
  const estimate = from(clockStart(kept, condition), days, kind, figured.figure)
  if (condition !== 'opened') return estimate
  const sealed = estimateShelfLife(kept, kept.location)
  if (!sealed.ok) return estimate
  const unopened = addDays(kept.since, countedDays(sealed.figure, expiryKindOf(kept, kept.location)))
  return unopened < estimate.expiry.day
    ? {
        ...estimate,
        expiry: { ...estimate.expiry, day: unopened, because: sealed.figure.because },
        days: Math.max(0, daysBetween(clockStart(kept, condition), unopened)),
        because: sealed.figure.because,
      }
    : estimate
}

/**
 * Whether a day that somebody tells us is one of safety or of quality; what nobody knows counts as safety in the fridge.
 * Example: `kindOfDay({ location: 'fridge', since })` is 'use-by', in the pantry 'best-before'.
 */
export function expiryKindOfDay(kept: KeptFood): ExpiryKind {
  return expiryKindOf(kept, kept.location, conditionOf(kept))
}

/**
 * In which condition a lot is where it lies, by its days or by its name: frozen things wait, whatever was done to them before.
 * Example: a lot with `thawedOn` in the fridge is 'thawed', and so is one called 'defrosted mince'.
 */
export function conditionOf(kept: KeptFood): Condition {
  if (kept.location === 'freezer') return 'sealed'
  if (kept.thawedOn !== undefined) return 'thawed'
  if (kept.openedOn !== undefined) return 'opened'
  const { states } = parseFoodName(kept)
  return states.has('thawed') ? 'thawed' : states.has('opened') ? 'opened' : 'sealed'
}

/** How many days we count on: the least for safety, the middle of the span for quality. Example: of 3 to 7 days 3, or 5. */
export function countedDays(
  { least, most }: Pick<ShelfLifeEstimate, 'least' | 'most'>,
  kind: ExpiryKind,
): number {
  return kind === 'use-by' ? least : Math.floor((least + most) / 2)
}

/** How many days we count on at a place from a fresh start, or nothing. Example: `freshDays(lot, 'freezer')` of bread is 120. */
export function freshDays(
  kept: KeptFood,
  location: StorageLocation,
  condition: Condition = 'sealed',
): number | undefined {
  const figured: ShelfLifeEstimateResult = estimateShelfLife(kept, location, condition)
  return figured.ok ? countedDays(figured.figure, expiryKindOf(kept, location, condition)) : undefined
}

/**
 * The date something gets when it comes onto the shelves: the estimate; or its first day where it must not lie at all, because
 * without a date nobody would be warned; or nothing. Example: 'homemade soup' in the pantry has use by today.
 */
export function firstExpiry(kept: KeptFood): Expiry | undefined {
  const estimate = estimateExpiry(kept)
  if (estimate.ok) return estimate.expiry
  const isUnfit = estimate.reason === 'not-recommended-here' && kept.location === 'pantry'
  if (!isUnfit) return undefined
  if (expiryKindOfDay({ ...kept, location: 'fridge' }) !== 'use-by') {
    // An open jar of mayonnaise on the shelf is dated as if it goes into the fridge.
    const cold = conditionOf(kept) === 'opened' ? estimateExpiry({ ...kept, location: 'fridge' }) : undefined
    return cold?.ok ? cold.expiry : undefined
  }
  const because = `Not safe to keep ${formatStoragePlace('pantry')}`
  return { day: kept.since, source: 'estimated', kind: 'use-by', because }
}

/**
 * A date no later than the limit of the high-risk class allows. The date on a sealed pack and what the cook says stand as they
 * are; once opened or thawed, the limit counts for a printed date too. Example: a learned date of ten days for cooked rice
 * becomes one day.
 */
export function capExpiry(expiry: Expiry, kept: KeptFood): Expiry {
  const condition = conditionOf(kept)
  if (expiry.source === 'you' || (expiry.source === 'printed' && condition === 'sealed')) return expiry
  if (!safetyLimitOf(kept, kept.location, condition)) return expiry
  const most = firstExpiry(kept)
  if (most && most.day < expiry.day) return most
  return expiry.kind === 'use-by' ? expiry : { ...expiry, kind: 'use-by' }
}

/**
 * A lot with the date the facts give it; a date that is printed or told stays, a learned one within the limits of safety.
 * Example: `withExpiry(lot).expiry?.source` is 'estimated'.
 */
export function setEstimatedExpiry(lot: Lot): Lot {
  if (lot.expiry && lot.expiry.source !== 'estimated') {
    const expiry = capExpiry(lot.expiry, lot)
    return expiry === lot.expiry ? lot : { ...lot, expiry }
  }
  const expiry = firstExpiry(lot)
  return expiry ? { ...lot, expiry } : lot
}

// Freezing stops the clock, so that what had a day left has a day left; thawing itself takes that one day.
function bounded(kept: KeptFood, condition: Condition, days: number): number {
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

function from(start: Day, days: number, kind: ExpiryKind, { because, basis }: ShelfLifeEstimate) {
  const day = addDays(start, days)
  return { ok: true, expiry: { day, source: 'estimated', kind, because }, days, because, basis } as const
}
