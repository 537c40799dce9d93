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

/** Basis of an estimate: the food itself, its class, its category, or a general food-safety rule. Example: 'food'. */
export type EstimateBasis = 'food' | 'class' | 'category' | 'rule'

/** Reason why there is no estimate. Example: salt 'keeps-indefinitely', raw chicken in the pantry is 'not-recommended-here'. */
export type NoEstimateReason = 'not-known' | 'keeps-indefinitely' | 'by-pack-date' | 'not-recommended-here'

/**
 * Range of days a food keeps, with its basis and explanation. Example: spinach in the fridge: 3 to 7 days, basis 'food', 'USDA
 * FoodKeeper: 3 to 7 days in the fridge'.
 */
export interface ShelfLifeEstimate {
  readonly least: number
  readonly most: number
  readonly basis: EstimateBasis
  readonly because: string
}

/** An estimate, or the reason why there is none. Example: `{ ok: false, reason: 'not-known' }`. */
export type ShelfLifeEstimateResult =
  | { readonly ok: true; readonly figure: ShelfLifeEstimate }
  | { readonly ok: false; readonly reason: NoEstimateReason }

/** Maximum days for a thawed food that spoils unnoticed. Example: minced beef thawed on Monday is used by Tuesday. */
export const thawedDays = 1

/**
 * Estimates how long a food keeps at a location in a condition, from the best available source. Example: `estimateShelfLife({
 * foodId: 'spinach' }, 'fridge')` is 3 to 7 days; `estimateShelfLife({ cooked: true }, 'fridge')` is 2, by the limit of its
 * high-risk class.
 */
export function estimateShelfLife(
  facts: SpoilageFacts,
  location: StorageLocation,
  condition: Condition = 'sealed',
): ShelfLifeEstimateResult {
  const isOpenAsKept = condition === 'sealed' && isKeptOpen(facts, location)
  const limit = safetyLimitOf(facts, location, isOpenAsKept ? 'opened' : condition)
  const estimate = estimateFromTables(facts, location, condition)
  if (!limit) return estimate
  if (location === 'pantry') return createFailure('not-recommended-here')
  if (!estimate.ok) return estimateFromLimit(limit, location, condition)
  if (
    estimate.figure.least > limit.days ||
    isSmokedByName(parseFoodName(facts), foodById(facts.foodId ?? ''))
  ) {
    return estimateFromLimit(limit, location, condition)
  }
  return { ok: true, figure: { ...estimate.figure, most: Math.min(estimate.figure.most, limit.days) } }
}

function estimateFromLimit(
  { days, riskClass, warning }: SafetyLimit,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  const [authority = riskClass.source] = riskClass.source.split(':')
  const because = `${formatDaySpan(days, days)} ${formatStoragePlace(location, condition)} (${authority}, ${lowerFirst(riskClass.name)})`
  return createRuleEstimate(days, days, warning === undefined ? because : `${because}. ${warning}`)
}

// Estimates by the tables, before the safety limit is applied.
function estimateFromTables(
  facts: SpoilageFacts,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  if (condition === 'thawed' && location !== 'freezer') return estimateThawed(facts, location)
  const { foodId } = facts
  if (isLeftover(facts)) {
    const isThawing = location === 'fridge' && foodId?.startsWith('frozen-') && !isHeated(facts)
    return isThawing ? estimateThawed(facts, location) : estimateLeftovers(location)
  }
  if (foodId !== undefined && isByPackOnly(foodId)) return createFailure('by-pack-date')
  if (foodId !== undefined && condition === 'sealed' && isKeptOpen(facts, location)) {
    const open = daysOf(keepingTimeOf(foodId, 'fridge', 'opened'))
    if (open) return createFactEstimate(foodId, open, formatStoragePlace('fridge', 'opened'))
  }
  if (foodId === undefined || !shelfLifeOf(foodId))
    return estimateFromCategory(facts, location, condition, 'not-known')
  const keeping = keepingTimeOf(foodId, location, condition)
  if (!keeping) return estimateFromOtherLocations(facts, foodId, location, condition)
  return estimateFromKeeping(facts, foodId, keeping, location, condition)
}

// A jar in the fridge is usually open.
function isKeptOpen(facts: SpoilageFacts, location: StorageLocation): boolean {
  const { foodId } = facts
  if (location !== 'fridge' || foodId === undefined) return false
  if (isPackOrHomemade(facts)) return true
  const { states } = parseFoodName(facts)
  const isShelfGood = usualLocation(foodId) === 'pantry' && !isProduce(foodId)
  return isShelfGood && !states.has('sealed') && !states.has('dry')
}

function estimateFromKeeping(
  facts: SpoilageFacts,
  foodId: string,
  keeping: KeepingTime,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  switch (keeping.until) {
    case 'days':
      return createFactEstimate(foodId, keeping, formatStoragePlace(location, condition))
    case 'indefinitely':
      return createFailure('keeps-indefinitely')
    case 'not-recommended':
      // Fish fingers in the fridge are thawing.
      if (location === 'fridge' && isSoldFrozen(foodId) && condition === 'sealed')
        return estimateThawed(facts, location)
      return createFailure('not-recommended-here')
    case 'pack-date':
      return estimateFromCategory(facts, location, condition, 'by-pack-date')
    case 'ripe': {
      const ripeDays = daysOf(keepingTimeOf(foodId, 'fridge'))
      if (ripeDays) return createFactEstimate(foodId, ripeDays, 'in the fridge once ripe')
      const guess = estimateFromCategory(facts, 'fridge', condition, 'not-known')
      if (!guess.ok) return guess
      return {
        ok: true,
        figure: { ...guess.figure, because: `Until it is ripe; then ${lowerFirst(guess.figure.because)}` },
      }
    }
  }
}

// The table has no figure for this location and condition; figures for the others give a bound.
function estimateFromOtherLocations(
  facts: SpoilageFacts,
  foodId: string,
  location: StorageLocation,
  condition: Condition,
): ShelfLifeEstimateResult {
  if (condition === 'opened') {
    // Figures for the fridge alone mean 'refrigerate after opening'.
    const cold = location === 'pantry' && keepingTimeOf(foodId, 'fridge', 'opened')
    return cold && !goesStale(foodId)
      ? createFailure('not-recommended-here')
      : estimateFromTables(facts, location, 'sealed')
  }
  const [pantry, fridge] = [keepingTimeOf(foodId, 'pantry'), keepingTimeOf(foodId, 'fridge')]
  if (location === 'pantry') {
    if (isSoldFrozen(foodId) || spoilsOutside(facts, foodId)) return createFailure('not-recommended-here')
    const days = daysOf(fridge)
    // It is unknown how much sooner leaves wilt outside the fridge, so the minimum counts.
    const span = days && isProduce(foodId) ? { least: days.least, most: days.least } : days
    if (span) return createFactEstimate(foodId, span, 'in the fridge, outside it no longer')
  }
  if (location === 'fridge') {
    if (isSoldFrozen(foodId))
      return isPackOrHomemade(facts) ? estimateLeftovers(location) : estimateSoldFrozen(facts, foodId)
    // A juice or a cake with figures for the opened state only keeps at least as long unopened.
    const opened = daysOf(keepingTimeOf(foodId, 'fridge', 'opened'))
    if (opened && !pantry && usualLocation(foodId) === 'fridge') {
      return createFactEstimate(foodId, opened, formatStoragePlace('fridge', 'opened'))
    }
    if (pantry?.until === 'indefinitely') return createFailure('keeps-indefinitely')
    const days = daysOf(pantry)
    if (days && (days.least >= lastingDays || !isProduce(foodId))) {
      return createFactEstimate(foodId, days, 'in the pantry, in the fridge no less')
    }
  }
  if (location === 'freezer') {
    if (pantry?.until === 'indefinitely') return createFailure('keeps-indefinitely')
    const days = daysOf(pantry)
    // Flour and spices; a frozen tin was opened before.
    if (days && days.least >= lastingDays && expiryKindOf(facts, 'fridge', 'opened') === 'best-before')
      return createFactEstimate(foodId, days, 'in the pantry, in the freezer no less')
  }
  return estimateFromCategory(facts, location, condition, 'not-known')
}

// Minimum shelf life of tins and dried food, which the cold does not harm, unlike a banana.
const lastingDays = 180

// Bread and cake: an opened bag at room temperature goes stale, not unsafe.
function goesStale(foodId: string): boolean {
  const outside = daysOf(keepingTimeOf(foodId, 'pantry'))
  return outside !== undefined && outside.most < freshDairyDays
}

// Cheese, butter and hummus have figures for the fridge only; no source gives figures outside it.
function spoilsOutside(facts: SpoilageFacts, foodId: string): boolean {
  if (expiryKindOf(facts, 'fridge') === 'use-by') return true
  if (expiryKindOf(facts, 'fridge', 'opened') === 'use-by') return true
  const food = foodById(foodId)
  return (food?.category === 'Dairy' || food?.category === 'Protein') && !isInShell(foodId)
}

function isProduce(foodId: string): boolean {
  const category = foodById(foodId)?.category
  return category === 'Vegetables' || category === 'Fruits'
}

// Homemade burgers are still raw: food prepared without heat keeps no longer than its own figures.
function isLeftover(facts: SpoilageFacts): boolean {
  if (isHeated(facts) || (facts.foodId !== undefined && isDish(facts.foodId))) return true
  if (!isPrepared(facts)) return false
  return facts.foodId === undefined || !daysOf(keepingTimeOf(facts.foodId, 'fridge'))
}

// Our own cautious choice: no guidance names days for bread and cake out of the freezer.
const thawedBreadDays = 4

const leftoverDays = 2

// A dish, homemade or bought: 48 hours in the fridge, which is stricter than the 3 to 4 days of the USDA; 3 to 4 months frozen.
function estimateLeftovers(location: StorageLocation): ShelfLifeEstimateResult {
  if (location === 'pantry') return createFailure('not-recommended-here')
  const [least, most] = location === 'fridge' ? [leftoverDays, leftoverDays] : [90, 120]
  const authority = location === 'fridge' ? 'UK FSA' : 'USDA'
  return createRuleEstimate(
    least,
    most,
    `${authority} on leftovers: ${formatDaySpan(least, most)} ${formatStoragePlace(location)}`,
  )
}

function estimateThawed(facts: SpoilageFacts, location: StorageLocation): ShelfLifeEstimateResult {
  const { foodId } = facts
  if (expiryKindOf(facts, location, 'thawed') === 'best-before') {
    if (foodId !== undefined && goesStale(foodId) && foodById(foodId)?.category !== 'Fruits') {
      const days = Math.min(
        thawedBreadDays,
        daysOf(keepingTimeOf(foodId, 'pantry'))?.least ?? thawedBreadDays,
      )
      return createRuleEstimate(days, days, `${formatDaySpan(days, days)} once thawed, as bread and cake`)
    }
    const open = foodId === undefined ? undefined : daysOf(keepingTimeOf(foodId, 'fridge', 'opened'))
    if (open && foodId !== undefined && location === 'fridge' && isKeptOpen(facts, location))
      return createFactEstimate(foodId, open, formatStoragePlace('fridge', 'opened'))
    return foodId !== undefined && daysOf(keepingTimeOf(foodId, location))
      ? estimateFromTables(facts, location, 'sealed')
      : estimateFromTables(facts, 'pantry', 'sealed')
  }
  if (location === 'pantry') return createFailure('not-recommended-here')
  return createRuleEstimate(
    thawedDays,
    thawedDays,
    `UK FSA on thawing: 1 day ${formatStoragePlace('fridge', 'thawed')}`,
  )
}

// Sold frozen and now in the fridge: vegetables and meat are thawed; a falafel may have been bought chilled.
function estimateSoldFrozen(facts: SpoilageFacts, foodId: string): ShelfLifeEstimateResult {
  const days = daysOf(keepingTimeOf(foodId, 'fridge', 'thawed'))
  if (days && !foodId.startsWith('frozen-'))
    return createFactEstimate(foodId, days, formatStoragePlace('fridge', 'thawed'))
  return estimateThawed(facts, 'fridge')
}

function estimateFromCategory(
  facts: SpoilageFacts,
  location: StorageLocation,
  condition: Condition,
  fallbackReason: NoEstimateReason,
): ShelfLifeEstimateResult {
  const category: Category | undefined =
    (facts.foodId === undefined ? undefined : foodById(facts.foodId)?.category) ?? facts.category
  if (!category) return createFailure(fallbackReason)
  const kind: ExpiryKind = expiryKindOf(facts, location, condition)
  const days = canUseCategory(facts, location)
    ? categoryShelfLifeDays(category, location, condition, kind)
    : undefined
  if (days === undefined) {
    if (location === 'pantry' && kind === 'use-by') return createFailure('not-recommended-here')
    return createFailure(fallbackReason)
  }
  const like = `${formatDaySpan(days, days)} ${formatStoragePlace(location, condition)}, like most ${categoryText(category, kind)}`
  const because =
    fallbackReason === 'by-pack-date'
      ? `The date on the pack decides; without it ${like}`
      : `A guess: ${like}`
  return { ok: true, figure: { least: days, most: days, basis: 'category', because } }
}

// Sauces, grains and drinks include dishes and creams; a food with meat, milk or egg keeps differently from the other shelf
// goods.
function canUseCategory({ foodId }: SpoilageFacts, location: StorageLocation): boolean {
  const food = foodId === undefined ? undefined : foodById(foodId)
  if (!food) return true
  const usual = usualLocation(food.id)
  // Dough and fresh yeast are no shelf goods, and a protein powder keeps differently from meat.
  if (location === 'pantry')
    return (
      !food.traits.some((trait) => spoilingTraits.has(trait)) && (usual === 'pantry' || isProduce(food.id))
    )
  return usual !== 'pantry' || (food.category !== 'Protein' && food.category !== 'Dairy')
}

const spoilingTraits: ReadonlySet<Trait> = new Set(['meat', 'fish', 'shellfish', 'dairy', 'egg'])

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function categoryText(category: Category, kind: ExpiryKind): string {
  const word =
    category === 'Protein' ? 'meat and fish' : category === 'Baking' ? 'baking goods' : category.toLowerCase()
  return kind === 'use-by' && category === 'Dairy' ? `fresh ${word}` : word
}

function createFactEstimate(
  foodId: string,
  { least, most }: { least: number; most: number },
  placeText: string,
): ShelfLifeEstimateResult {
  const { exact = true, like, source } = shelfLifeOf(foodId) ?? {}
  const relativeName = like === undefined ? 'its kind' : (foodById(like)?.name ?? 'its kind')
  const sourceName = source?.startsWith('USDA') ? 'USDA FoodKeeper' : 'As most packs say'
  const sourceText = exact ? sourceName : `${sourceName}, for ${relativeName}`
  const because = `${sourceText}: ${formatDaySpan(least, most)} ${placeText}`
  return { ok: true, figure: { least, most, basis: exact ? 'food' : 'class', because } }
}

function createRuleEstimate(least: number, most: number, because: string): ShelfLifeEstimateResult {
  return { ok: true, figure: { least, most, basis: 'rule', because } }
}

function createFailure(reason: NoEstimateReason): ShelfLifeEstimateResult {
  return { ok: false, reason }
}
