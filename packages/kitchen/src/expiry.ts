import type { Category } from './categories'
import type { Day } from './day'
import { addDays, daysBetween } from './day'
import type { Basis, Figure, Figured, NoFigure } from './expiry/keeping-figure'
import { figureOf } from './expiry/keeping-figure'
import { expiryKindOf } from './expiry/spoiling'
import type { Expiry, ExpiryKind, Location, Lot } from './lot'
import type { Condition } from './shelf-life'

/** What must be known of something to say until when it keeps; any lot will do. Example: `{ foodId: 'spinach', location: 'fridge', since }`. */
export interface Kept
  extends Pick<
    Lot,
    'foodId' | 'location' | 'since' | 'cooked' | 'openedOn' | 'frozenOn' | 'leftWhenFrozen' | 'thawedOn'
  > {
  /** For something we do not know by name. */
  readonly category?: Category
}

/** Until when something should keep and why we think so, or why nobody can say. Example: `{ ok: false, reason: 'keeps-indefinitely' }` of salt. */
export type Estimate =
  | {
      readonly ok: true
      readonly expiry: Expiry
      /** Days from the day its clock started: bought, opened, frozen or thawed. */
      readonly days: number
      /** What a cook may read. Example: 'USDA FoodKeeper: 3 to 7 days in the fridge'. */
      readonly because: string
      readonly basis: Basis
    }
  | { readonly ok: false; readonly reason: NoFigure }

/**
 * Until when something keeps, from what is known of the food, its place and its condition. Of a span of days a use-by food
 * gets the least, a best-before food the middle; opening restarts no clock: an opened pack never outlasts a sealed one.
 * Example: spinach bought on 2026-11-15 and kept in the fridge has best before 2026-11-20.
 */
export function estimateExpiry(kept: Kept): Estimate {
  const condition = conditionOf(kept)
  const figured = figureOf(kept, kept.location, condition)
  if (!figured.ok) return figured
  const kind = expiryKindOf(kept, kept.location, condition)
  const days = bounded(kept, condition, daysWithin(figured.figure, kind))
  const estimate = from(clockStart(kept, condition), days, kind, figured.figure)
  if (condition !== 'opened') return estimate
  const sealed = figureOf(kept, kept.location)
  if (!sealed.ok) return estimate
  const unopened = addDays(kept.since, daysWithin(sealed.figure, expiryKindOf(kept, kept.location)))
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
export function kindOfDay(kept: Kept): ExpiryKind {
  return expiryKindOf(kept, kept.location, conditionOf(kept))
}

/** In which condition a lot is where it lies: frozen things wait, whatever was done to them before. Example: a lot with `thawedOn` in the fridge is 'thawed'. */
export function conditionOf(kept: Kept): Condition {
  if (kept.location === 'freezer') return 'sealed'
  if (kept.thawedOn !== undefined) return 'thawed'
  return kept.openedOn === undefined ? 'sealed' : 'opened'
}

/** How many days we count on: the least for safety, the middle of the span for quality. Example: of 3 to 7 days 3, or 5. */
export function daysWithin({ least, most }: Pick<Figure, 'least' | 'most'>, kind: ExpiryKind): number {
  return kind === 'use-by' ? least : Math.floor((least + most) / 2)
}

/** How many days we count on at a place from a fresh start, or nothing. Example: `freshDays(lot, 'freezer')` of bread is 120. */
export function freshDays(
  kept: Kept,
  location: Location,
  condition: Condition = 'sealed',
): number | undefined {
  const figured: Figured = figureOf(kept, location, condition)
  return figured.ok ? daysWithin(figured.figure, expiryKindOf(kept, location, condition)) : undefined
}

/** A lot with the date the facts give it; a date that is printed, told or learned stays. Example: `withExpiry(lot).expiry?.source` is 'estimated'. */
export function withExpiry(lot: Lot): Lot {
  if (lot.expiry && lot.expiry.source !== 'estimated') return lot
  const estimate = estimateExpiry(lot)
  return estimate.ok ? { ...lot, expiry: estimate.expiry } : lot
}

// Freezing stops the clock, so that what had a day left has a day left; thawing itself takes that one day.
function bounded(kept: Kept, condition: Condition, days: number): number {
  if (condition !== 'thawed' || kept.leftWhenFrozen === undefined) return days
  return Math.min(days, Math.max(1, kept.leftWhenFrozen))
}

function clockStart(kept: Kept, condition: Condition): Day {
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

function from(start: Day, days: number, kind: ExpiryKind, { because, basis }: Figure) {
  const day = addDays(start, days)
  return { ok: true, expiry: { day, source: 'estimated', kind, because }, days, because, basis } as const
}
