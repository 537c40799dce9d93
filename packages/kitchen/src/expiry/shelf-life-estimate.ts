import type { Category } from '../food/categories'
import type { Trait } from '../food/food'
import { foodById } from '../food/food'
import { isPackOrHomemade } from '../food-safety/food-nature'
import { parseFoodName } from '../food-safety/food-state'
import type { SafetyLimit } from '../food-safety/risk-class'
import { isHeated, isPrepared, isSmokedByName, safetyLimitOf } from '../food-safety/risk-class'
import type { ExpiryKind, StorageLocation } from '../stock/lot'
import { categoryShelfLifeDays } from './category-shelf-life'
import type { SpoilageFacts } from './expiry-kind'
import { expiryKindOf, freshDairyDays, isInShell } from './expiry-kind'
import type { Condition, KeepingTime } from './shelf-life'
import {
  daysOf,
  isByPackOnly,
  isDish,
  isSoldFrozen,
  keepingTimeOf,
  shelfLifeOf,
  usualLocation,
} from './shelf-life'
import { formatDaySpan, formatStoragePlace } from './shelf-life-text'

/** What a figure rests on: the very food, its class, its whole shelf, or a general rule of food safety. Example: 'food'. */
export type EstimateBasis = 'food' | 'class' | 'category' | 'rule'

/** Why there is no figure. Example: salt 'keeps-indefinitely', raw chicken in the pantry is 'not-recommended-here'. */
export type NoEstimateReason = 'not-known' | 'keeps-indefinitely' | 'by-pack-date' | 'not-recommended-here'

/** So many days something keeps, and how we know. Example: spinach in the fridge: 3 to 7 days, basis 'food', 'USDA FoodKeeper: 3 to 7 days in the fridge'. */
export interface ShelfLifeEstimate {
  readonly least: number
  readonly most: number
  readonly basis: EstimateBasis
  readonly because: string
}

/** A figure, or why there is none. Example: `{ ok: false, reason: 'not-known' }`. */
export type ShelfLifeEstimateResult =
  | { readonly ok: true; readonly figure: ShelfLifeEstimate }
  | { readonly ok: false; readonly reason: NoEstimateReason }

/** The longest a thawed food may wait that would spoil unseen. Example: minced beef thawed on Monday is used by Tuesday. */
export const thawedDays = 1

/**
 * How long something keeps at a place in a condition, from the best source there is. Example:
 * `figureOf({ foodId: 'spinach' }, 'fridge')` is 3 to 7 days; `figureOf({ cooked: true }, 'fridge')` is 2, by the limit of its
 * high-risk class.
 */
export function estimateShelfLife(
  what: SpoilageFacts,
  location: StorageLocation,
  condition: Condition = 'sealed',
): ShelfLifeEstimateResult {
  const limit = safetyLimitOf(what, location, condition)
  const figured = tabled(what, location, condition)
  if (!limit) return figured
  if (location === 'pantry') return refused('not-recommended-here')
  if (!figured.ok) return limited(limit, location, condition)
  if (figured.figure.least > limit.days || isSmokedByName(parseFoodName(what), foodById(what.foodId ?? ''))) {
    return limited(limit, location, condition)
  }
  return { ok: true, figure: { ...figured.figure, most: Math.min(figured.figure.most, limit.days) } }
}

function limited(
  { days, riskClass, warning }: SafetyLimit,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  const [who = riskClass.source] = riskClass.source.split(':')
  const because = `${formatDaySpan(days, days)} ${formatStoragePlace(location, condition)} (${who}, ${lowered(riskClass.name)})`
  return rule(days, days, warning === undefined ? because : `${because}. ${warning}`)
}

// What the tables say, before safety is asked.
function tabled(
  what: SpoilageFacts,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  if (condition === 'thawed' && location !== 'freezer') return thawed(what, location)
  const { foodId } = what
  if (isLeftover(what)) {
    const isThawing = location === 'fridge' && foodId?.startsWith('frozen-') && !isHeated(what)
    return isThawing ? thawed(what, location) : leftovers(location)
  }
  if (foodId !== undefined && isByPackOnly(foodId)) return refused('by-pack-date')
  if (location === 'fridge' && condition === 'sealed' && foodId !== undefined && isLikelyOpen(what, foodId)) {
    const open = daysOf(keepingTimeOf(foodId, 'fridge', 'opened'))
    if (open) return fromFacts(foodId, open, formatStoragePlace('fridge', 'opened'))
  }
  if (foodId === undefined || !shelfLifeOf(foodId)) return ofKind(what, location, condition, 'not-known')
  const keeping = keepingTimeOf(foodId, location, condition)
  if (!keeping) return elsewhere(what, foodId, location, condition)
  return written(what, foodId, keeping, location, condition)
}

// A jar in the fridge is most often an open one.
function isLikelyOpen(what: SpoilageFacts, foodId: string): boolean {
  if (isPackOrHomemade(what)) return true
  const { states } = parseFoodName(what)
  const isShelfGood = usualLocation(foodId) === 'pantry' && !isProduce(foodId)
  return isShelfGood && !states.has('sealed') && !states.has('dry')
}

function written(
  what: SpoilageFacts,
  foodId: string,
  keeping: KeepingTime,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  switch (keeping.until) {
    case 'days':
      return fromFacts(foodId, keeping, formatStoragePlace(location, condition))
    case 'indefinitely':
      return refused('keeps-indefinitely')
    case 'not-recommended':
      // Fish fingers in the fridge are thawing.
      if (location === 'fridge' && isSoldFrozen(foodId) && condition === 'sealed')
        return thawed(what, location)
      return refused('not-recommended-here')
    case 'pack-date':
      return ofKind(what, location, condition, 'by-pack-date')
    case 'ripe': {
      const once = daysOf(keepingTimeOf(foodId, 'fridge'))
      if (once) return fromFacts(foodId, once, 'in the fridge once ripe')
      const guess = ofKind(what, 'fridge', condition, 'not-known')
      if (!guess.ok) return guess
      return {
        ok: true,
        figure: { ...guess.figure, because: `Until it is ripe; then ${lowered(guess.figure.because)}` },
      }
    }
  }
}

// The table has no figure for just this place and condition: what it says of the others bounds it.
function elsewhere(
  what: SpoilageFacts,
  foodId: string,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  if (condition === 'opened') {
    // Figures for the fridge only mean 'refrigerate after opening'.
    const cold = location === 'pantry' && keepingTimeOf(foodId, 'fridge', 'opened')
    return cold && !goesStale(foodId) ? refused('not-recommended-here') : tabled(what, location, 'sealed')
  }
  const [pantry, fridge] = [keepingTimeOf(foodId, 'pantry'), keepingTimeOf(foodId, 'fridge')]
  if (location === 'pantry') {
    if (isSoldFrozen(foodId) || spoilsOutside(what, foodId)) return refused('not-recommended-here')
    const days = daysOf(fridge)
    // Nobody says how much sooner leaves wilt outside, so the shortest time counts.
    const span = days && isProduce(foodId) ? { least: days.least, most: days.least } : days
    if (span) return fromFacts(foodId, span, 'in the fridge, outside it no longer')
  }
  if (location === 'fridge') {
    if (isSoldFrozen(foodId)) return isPackOrHomemade(what) ? leftovers(location) : outOfFreezer(what, foodId)
    // A juice or a cake we only know opened keeps at least as long unopened.
    const opened = daysOf(keepingTimeOf(foodId, 'fridge', 'opened'))
    if (opened && !pantry && usualLocation(foodId) === 'fridge') {
      return fromFacts(foodId, opened, formatStoragePlace('fridge', 'opened'))
    }
    if (pantry?.until === 'indefinitely') return refused('keeps-indefinitely')
    const days = daysOf(pantry)
    if (days && (days.least >= lastingDays || !isProduce(foodId))) {
      return fromFacts(foodId, days, 'in the pantry, in the fridge no less')
    }
  }
  if (location === 'freezer') {
    if (pantry?.until === 'indefinitely') return refused('keeps-indefinitely')
    const days = daysOf(pantry)
    // Flour and spices; a frozen tin is one that was opened.
    if (days && days.least >= lastingDays && expiryKindOf(what, 'fridge', 'opened') === 'best-before')
      return fromFacts(foodId, days, 'in the pantry, in the freezer no less')
  }
  return ofKind(what, location, condition, 'not-known')
}

// Tins and dried things: cold does them no harm, unlike a banana.
const lastingDays = 180

// Bread and cake: an opened bag in the bread box gets stale, not bad.
function goesStale(foodId: string): boolean {
  const outside = daysOf(keepingTimeOf(foodId, 'pantry'))
  return outside !== undefined && outside.most < freshDairyDays
}

// Cheese, butter and hummus have figures for the fridge only: nobody has vouched for them outside.
function spoilsOutside(what: SpoilageFacts, foodId: string): boolean {
  if (expiryKindOf(what, 'fridge') === 'use-by') return true
  if (expiryKindOf(what, 'fridge', 'opened') === 'use-by') return true
  const food = foodById(foodId)
  return (food?.category === 'Dairy' || food?.category === 'Protein') && !isInShell(foodId)
}

function isProduce(foodId: string): boolean {
  const category = foodById(foodId)?.category
  return category === 'Vegetables' || category === 'Fruits'
}

// Homemade burgers are raw still: what is prepared without heat keeps no longer than its own figures say.
function isLeftover(what: SpoilageFacts): boolean {
  if (isHeated(what) || (what.foodId !== undefined && isDish(what.foodId))) return true
  if (!isPrepared(what)) return false
  return what.foodId === undefined || !daysOf(keepingTimeOf(what.foodId, 'fridge'))
}

const leftoverDays = 2

// A dish, ours or bought: 48 hours cold, which is stricter than the 3 to 4 days of the USDA; 3 to 4 months frozen.
function leftovers(location: StorageLocation): ShelfLifeEstimateResult {
  if (location === 'pantry') return refused('not-recommended-here')
  const [least, most] = location === 'fridge' ? [leftoverDays, leftoverDays] : [90, 120]
  const who = location === 'fridge' ? 'UK FSA' : 'USDA'
  return rule(
    least,
    most,
    `${who} on leftovers: ${formatDaySpan(least, most)} ${formatStoragePlace(location)}`,
  )
}

function thawed(what: SpoilageFacts, location: StorageLocation): ShelfLifeEstimateResult {
  const { foodId } = what
  if (expiryKindOf(what, location, 'thawed') === 'best-before') {
    const open = foodId === undefined ? undefined : daysOf(keepingTimeOf(foodId, 'fridge', 'opened'))
    if (open && foodId !== undefined && location === 'fridge' && isLikelyOpen(what, foodId))
      return fromFacts(foodId, open, formatStoragePlace('fridge', 'opened'))
    return foodId !== undefined && daysOf(keepingTimeOf(foodId, location))
      ? tabled(what, location, 'sealed')
      : tabled(what, 'pantry', 'sealed')
  }
  if (location === 'pantry') return refused('not-recommended-here')
  return rule(thawedDays, thawedDays, `UK FSA on thawing: 1 day ${formatStoragePlace('fridge', 'thawed')}`)
}

// Sold frozen and now in the fridge: vegetables and meat are thawed; a falafel may as well have been bought chilled.
function outOfFreezer(what: SpoilageFacts, foodId: string): ShelfLifeEstimateResult {
  const days = daysOf(keepingTimeOf(foodId, 'fridge', 'thawed'))
  if (days && !foodId.startsWith('frozen-'))
    return fromFacts(foodId, days, formatStoragePlace('fridge', 'thawed'))
  return thawed(what, 'fridge')
}

function ofKind(
  what: SpoilageFacts,
  location: StorageLocation,
  condition: Condition,
  otherwise: NoEstimateReason,
): ShelfLifeEstimateResult {
  const category: Category | undefined =
    (what.foodId === undefined ? undefined : foodById(what.foodId)?.category) ?? what.category
  if (!category) return refused(otherwise)
  const kind: ExpiryKind = expiryKindOf(what, location, condition)
  const days = mayGuess(what, location)
    ? categoryShelfLifeDays(category, location, condition, kind)
    : undefined
  if (days === undefined) {
    if (location === 'pantry' && kind === 'use-by') return refused('not-recommended-here')
    return refused(otherwise)
  }
  const like = `${formatDaySpan(days, days)} ${formatStoragePlace(location, condition)}, like most ${shelfWord(category, kind)}`
  const because =
    otherwise === 'by-pack-date' ? `The date on the pack decides; without it ${like}` : `A guess: ${like}`
  return { ok: true, figure: { least: days, most: days, basis: 'category', because } }
}

// Among sauces, grains and drinks stand dishes and creams: what holds meat, milk or egg is no shelf good like the others.
function mayGuess({ foodId }: SpoilageFacts, location: StorageLocation): boolean {
  const food = foodId === undefined ? undefined : foodById(foodId)
  if (!food) return true
  const usual = usualLocation(food.id)
  // Dough and fresh yeast are no shelf goods, and a protein powder keeps unlike meat.
  if (location === 'pantry')
    return !food.traits.some((trait) => spoiling.has(trait)) && (usual === 'pantry' || isProduce(food.id))
  return usual !== 'pantry' || (food.category !== 'Protein' && food.category !== 'Dairy')
}

const spoiling: ReadonlySet<Trait> = new Set(['meat', 'fish', 'shellfish', 'dairy', 'egg'])

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function shelfWord(category: Category, kind: ExpiryKind): string {
  const word =
    category === 'Protein' ? 'meat and fish' : category === 'Baking' ? 'baking goods' : category.toLowerCase()
  return kind === 'use-by' && category === 'Dairy' ? `fresh ${word}` : word
}

function fromFacts(
  foodId: string,
  { least, most }: { least: number; most: number },
  where: string,
): ShelfLifeEstimateResult {
  const { exact = true, like, source } = shelfLifeOf(foodId) ?? {}
  const kin = like === undefined ? 'its kind' : (foodById(like)?.name ?? 'its kind')
  const whose = source?.startsWith('USDA') ? 'USDA FoodKeeper' : 'As most packs say'
  const who = exact ? whose : `${whose}, for ${kin}`
  const because = `${who}: ${formatDaySpan(least, most)} ${where}`
  return { ok: true, figure: { least, most, basis: exact ? 'food' : 'class', because } }
}

function rule(least: number, most: number, because: string): ShelfLifeEstimateResult {
  return { ok: true, figure: { least, most, basis: 'rule', because } }
}

function refused(reason: NoEstimateReason): ShelfLifeEstimateResult {
  return { ok: false, reason }
}
