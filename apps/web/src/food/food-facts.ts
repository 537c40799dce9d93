import type { InventoryItem } from '@larder/contract/inventory'
import { heldUnit } from '@larder/kitchen/buying/held-unit'
import { type Day, isDay } from '@larder/kitchen/date/day'
import {
  type ExpiryEstimate,
  estimateExpiry,
  firstExpiry,
  type KeptFood,
} from '@larder/kitchen/expiry/expiry'
import { afterMoving, afterOpening } from '@larder/kitchen/expiry/recalculate-expiry'
import { usualLocation } from '@larder/kitchen/expiry/shelf-life'
import type { Category } from '@larder/kitchen/food/categories'
import { type Food, foodById } from '@larder/kitchen/food/food'
import { searchFoods } from '@larder/kitchen/food-names/find-food'
import { certainThreshold, linkFood } from '@larder/kitchen/food-names/link-food'
import { hasSameState } from '@larder/kitchen/food-safety/food-state'
import { type PlaceHints, usualPlaceOf } from '@larder/kitchen/food-safety/usual-place'
import { parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import { portionOf } from '@larder/kitchen/quantity/portion'
import { unitById } from '@larder/kitchen/quantity/units'
import { sellingUnits } from '@larder/kitchen/shopping/selling-units'
import { parseShoppingTexts } from '@larder/kitchen/shopping/shopping-text'
import type { Expiry, Lot, StorageLocation } from '@larder/kitchen/stock/lot'
import { type TypedItem, toTypedItem } from '@larder/kitchen/typed-text/typed-item'
import { readTypedLines, type TypedLine } from '@larder/kitchen/typed-text/typed-lines'
import { toItemExpiry } from './expiry/item-expiry'
import { getHouseholdCountry } from './household-country'

/** A food suggested for typed text. */
export interface FoodSuggestion {
  readonly id: string
  /** The name that matches the typed text, such as 'Courgette'. */
  readonly name: string
  readonly category: Category
  /** Whether the typed text is one of its names in full. */
  readonly isWholeName: boolean
}

/** The singular and plural of a unit. */
export interface UnitWords {
  readonly one: string
  readonly many: string
}

/** Facts a form fills in for a known food. */
export interface KnownFood {
  readonly id: string
  readonly name: string
  readonly category: Category
  readonly location: StorageLocation
  readonly unit: UnitWords
  readonly units: readonly UnitWords[]
}

/** A change of an item that affects its expiry. */
export interface ItemChange {
  readonly foodId?: string | undefined
  readonly location?: StorageLocation
  readonly opened?: boolean
  /** The new name. */
  readonly name?: string
}

/** This many fit above a phone's keyboard, with the typed text below them. */
const maxSuggestions = 6

/** Converts an item to the kitchen's lot type. */
function toItemLot(item: InventoryItem): Lot {
  const { id, foodId, name, amount, unit, location, since, source } = item
  const expiry = toItemExpiry(item)
  return {
    id,
    ...(foodId !== undefined && { foodId }),
    name,
    quantity: { amount: parseAmountText(amount) ?? zero, unit: heldUnit(unit, foodId) },
    location,
    ...(expiry && { expiry }),
    since: since as Day,
    ...(source === 'cooked' && { cooked: true }),
    ...(item.dish?.riskClass !== undefined && { riskClass: item.dish.riskClass }),
    ...optionalDay('openedOn', item.openedOn),
    ...optionalDay('frozenOn', item.frozenOn),
    ...optionalDay('thawedOn', item.thawedOn),
  }
}

function optionalDay<Key extends string>(key: Key, day: string | undefined): { readonly [key in Key]?: Day } {
  return (day !== undefined && isDay(day) ? { [key]: day } : {}) as { readonly [key in Key]?: Day }
}

/**
 * Facts about foods from the kitchen package. The tables are large: use `useLazyFoodFacts`, which loads them
 * on demand.
 */
export const foodFacts = {
  suggest(text: string): FoodSuggestion[] {
    const typed = readFoodName(text)
    return searchFoods(typed, maxSuggestions).map(({ food, how }) => ({
      id: food.id,
      name: capitalize(findMatchingName(food, typed)),
      category: food.category,
      isWholeName: how === 'exact' || how === 'alias',
    }))
  },

  /** Returns the food with that id and where the cook stores it, judged by the name the cook uses. */
  food(id: string, name?: string, hints?: PlaceHints): KnownFood | undefined {
    const food = foodById(id)
    return food && toKnownFood(food, name, hints)
  },

  /**
   * Parses the items of a typed text with their amounts, in the household's measures: 'milk 2l, bread' are
   * two.
   */
  typed: (text: string): TypedItem[] => parseShoppingTexts(text, getHouseholdCountry()).map(toTypedItem),

  /** Reads a pasted or spoken list, with what is doubtful marked. */
  lines: (text: string): TypedLine[] => readTypedLines(text, getHouseholdCountry()),

  /** Returns the food that a name certainly means; the server links it the same way. */
  findByName(name: string): KnownFood | undefined {
    const link = linkFood(name)
    return link.known && link.confidence >= certainThreshold ? foodFacts.food(link.foodId, name) : undefined
  },

  expiry(kept: KeptFood): ExpiryEstimate {
    return estimateExpiry(kept)
  },

  /** Returns the expiry of an item after it is moved, opened or linked to another food. */
  expiryAfterChange(
    item: InventoryItem,
    { foodId, location, opened, name = item.name }: ItemChange,
    today: Day,
  ): Expiry | undefined {
    const { foodId: foodIdBefore, ...rest } = toItemLot(item)
    let lot = { ...rest, name, ...(foodId !== undefined && { foodId }) }
    const isOtherFood = foodId !== foodIdBefore || !hasSameState({ name }, { name: item.name })
    if (isOtherFood && (lot.expiry === undefined || lot.expiry.source === 'estimated')) {
      const { expiry: _, ...undated } = lot
      const expiry = firstExpiry({ ...undated, category: item.category })
      lot = expiry ? { ...undated, expiry } : undated
    }
    if (location !== undefined) lot = afterMoving(lot, location, today)
    if (opened) lot = afterOpening(lot, today)
    return lot.expiry
  },

  /** Returns whether a location is unsuitable for an item, such as the freezer for lettuce. */
  isUnsuitableFor(item: InventoryItem, location: StorageLocation): boolean {
    const estimate = estimateExpiry({ ...toItemLot(item), location, category: item.category })
    return !estimate.ok && estimate.reason === 'not-recommended-here'
  },
}

export type FoodFacts = typeof foodFacts

// Searches '2 l milk' as 'milk'.
function readFoodName(text: string): string {
  if (!/\d/.test(text)) return text
  const [first, second] = parseShoppingTexts(text)
  return first?.quantity && !second ? first.name : text
}

function toKnownFood(food: Food, name: string | undefined, hints: PlaceHints | undefined): KnownFood {
  const location = usualPlaceOf({ foodId: food.id, ...(name !== undefined && { name }) }, hints)
  // A homemade soup is stored in portions, not in cans.
  const isHomemade = location === 'fridge' && usualLocation(food.id) === 'pantry'
  const units = findUnits(food).map(toUnitWords)
  return {
    id: food.id,
    name: capitalize(food.name),
    category: food.category,
    location,
    unit: isHomemade ? portions : toUnitWords(usualUnit(food)),
    units,
  }
}

const portions: UnitWords = { one: 'portion', many: 'portions' }

function toUnitWords(unit: string): UnitWords {
  const { one, many } = unitById(unit) ?? { one: unit, many: unit }
  return { one, many }
}

function findMatchingName({ name, aliases }: Food, typed: string): string {
  const start = typed.trim().toLowerCase()
  const matches = (candidate: string) => candidate.startsWith(start) || candidate.includes(` ${start}`)
  return matches(name) ? name : (aliases.find(matches) ?? name)
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const unitsByCategory: Readonly<Record<Food['category'], string>> = {
  Vegetables: 'piece',
  Fruits: 'piece',
  Protein: 'pack',
  Dairy: 'pack',
  Grains: 'pack',
  Legumes: 'pack',
  Nuts: 'pack',
  Oils: 'bottle',
  Condiments: 'jar',
  'Herbs & Spices': 'jar',
  Baking: 'pack',
  Snacks: 'pack',
  Beverages: 'bottle',
}

const unitPatterns: readonly (readonly [RegExp, string])[] = [
  [/^(?:canned|baked)-|soup$/, 'can'],
  [/(?:yogurt|skyr|quark|sour-cream|hummus|ricotta|ice-cream|margarine|cottage-cheese)$/, 'tub'],
  [/^powdered-|^(?:ghee|lard|shortening)$|-(?:fat|grease|tallow|suet|butter)$/, 'pack'],
  [/(?:^|-)(?:milk|cream|buttermilk|half-and-half|kefir|juice|broth|stock|custard)$/, 'carton'],
  [/(?:-sauce|vinegar|syrup|extract|dressing|ketchup|liqueur|irish-cream)$/, 'bottle'],
  [/(?:^|-)bread$/, 'loaf'],
  [/(?:^|-)(?:coffee|tea|leaves|greens|beans|peas|sprouts|shoots|chard|mix|mushrooms?|seaweed)$/, 'pack'],
  [
    /^(?:frozen|dried|arugula|nori)|(?:berries|cherries|currants|raisins|sultanas|dates|prunes|cress)$/,
    'pack',
  ],
  [/^fresh-(?!tuna|sardines|pasta|yeast|breadcrumbs|turmeric|horseradish)/, 'bunch'],
  [
    /^(?:parsley|cilantro|mint|chives|chervil|kale|cavolo-nero|asparagus|celery|radish|green-onion)$/,
    'bunch',
  ],
]

// Recipes weigh a sachet of ketchup or a single almond, but nobody buys one.
const minPackGrams = 50
const minPieceGrams = 25

/**
 * Returns the unit in which a food is bought: a pack with a known weight, else a piece, else the usual unit
 * of its kind. The result is a unit id: 'bunch' for spinach, 'piece' for carrots.
 */
function usualUnit({ id, category }: Food): string {
  const { grams } = portionOf(id)
  const isSoldSingly = (grams.piece ?? 0) >= minPieceGrams
  if (grams.bunch !== undefined && !isSoldSingly) return 'bunch'
  const packUnit = sellingUnits.find((unit) => unit !== 'bunch' && (grams[unit] ?? 0) >= minPackGrams)
  if (packUnit) return packUnit
  if (grams.piece !== undefined) return isSoldSingly ? 'piece' : 'pack'
  return unitPatterns.find(([pattern]) => pattern.test(id))?.[1] ?? unitsByCategory[category]
}

/** Returns every unit in which a food is weighed or counted, the usual one first. */
function findUnits(food: Food): string[] {
  const portionUnits = Object.keys(portionOf(food.id).grams).filter((unit) => !unboughtUnits.has(unit))
  return [...new Set([usualUnit(food), ...portionUnits])]
}

const unboughtUnits = new Set([
  'small',
  'medium',
  'large',
  'slice',
  'strip',
  'leaf',
  'wedge',
  'cube',
  'ring',
  'pat',
  'sprig',
])
