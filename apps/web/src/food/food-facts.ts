import type { InventoryItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
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
import { saysSameState } from '@larder/kitchen/food-safety/food-state'
import { type PlaceHints, usualPlaceOf } from '@larder/kitchen/food-safety/usual-place'
import { unitById } from '@larder/kitchen/quantity/units'
import { parseShoppingTexts } from '@larder/kitchen/shopping/shopping-text'
import type { Expiry, StorageLocation } from '@larder/kitchen/stock/lot'
import { type TypedItem, toTypedItem } from '@larder/kitchen/typed-text/typed-item'
import { getHouseholdCountry } from './household-country'
import { toItemLot } from './item-lot'
import { findUnits, usualUnit } from './usual-unit'

/** A food on offer for what was typed. */
export interface FoodSuggestion {
  readonly id: string
  /** By the name that was typed: 'Courgette' to whom it is one. */
  readonly name: string
  readonly category: Category
  /** Whether what was typed is the whole of one of its names. */
  readonly isWholeName: boolean
}

/** A unit in the words for one and for many. */
export interface UnitWords {
  readonly one: string
  readonly many: string
}

/** What a form fills in once it knows the food. */
export interface KnownFood {
  readonly id: string
  readonly name: string
  readonly category: Category
  readonly location: StorageLocation
  readonly unit: UnitWords
  readonly units: readonly UnitWords[]
}

/** How an item would be kept otherwise. */
export interface ItemChange {
  readonly foodId?: string | undefined
  readonly location?: StorageLocation
  readonly opened?: boolean
  /** What the cook calls it now. */
  readonly name?: string
}

/** So many fit above a phone's keyboard, with the cook's own words below them. */
const maxSuggestions = 6

/** What the kitchen knows of foods. Its tables are large: take it by `useFoodFacts`, which fetches it when it is needed. */
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

  /** The food of that id, and where it belongs by what the cook calls it. */
  food(id: string, name?: string, clues?: PlaceHints): KnownFood | undefined {
    const food = foodById(id)
    return food && toKnownFood(food, name, clues)
  },

  /** The things in a typed text with their amounts, in the measures of the household: 'milk 2l, bread' are two. */
  typed: (text: string): TypedItem[] => parseShoppingTexts(text, getHouseholdCountry()).map(toTypedItem),

  /** The food that a name surely stands for; the server reads it the same way. */
  findByName(name: string): KnownFood | undefined {
    const link = linkFood(name)
    return link.known && link.confidence >= certainThreshold ? foodFacts.food(link.foodId, name) : undefined
  },

  expiry(kept: KeptFood): ExpiryEstimate {
    return estimateExpiry(kept)
  },

  /** Until when an item will keep once it lies elsewhere, is opened, or turns out to be another food. */
  expiryAfterChange(
    item: InventoryItem,
    { foodId, location, opened, name = item.name }: ItemChange,
    today: Day,
  ): Expiry | undefined {
    const { foodId: was, ...rest } = toItemLot(item)
    let lot = { ...rest, name, ...(foodId !== undefined && { foodId }) }
    const isAnother = foodId !== was || !saysSameState({ name }, { name: item.name })
    if (isAnother && (lot.expiry === undefined || lot.expiry.source === 'estimated')) {
      const { expiry: _, ...undated } = lot
      const expiry = firstExpiry({ ...undated, category: item.category })
      lot = expiry ? { ...undated, expiry } : undated
    }
    if (location !== undefined) lot = afterMoving(lot, location, today)
    if (opened) lot = afterOpening(lot, today)
    return lot.expiry
  },

  /** Whether a place does an item no good: lettuce in the freezer. */
  isUnsuitableFor(item: InventoryItem, location: StorageLocation): boolean {
    const estimate = estimateExpiry({ ...toItemLot(item), location, category: item.category })
    return !estimate.ok && estimate.reason === 'not-recommended-here'
  },
}

export type FoodFacts = typeof foodFacts

// '2 l milk' looks for milk.
function readFoodName(text: string): string {
  if (!/\d/.test(text)) return text
  const [only, another] = parseShoppingTexts(text)
  return only?.quantity && !another ? only.name : text
}

function toKnownFood(food: Food, name: string | undefined, clues: PlaceHints | undefined): KnownFood {
  const location = usualPlaceOf({ foodId: food.id, ...(name !== undefined && { name }) }, clues)
  // A soup that somebody made is no tin.
  const isMade = location === 'fridge' && usualLocation(food.id) === 'pantry'
  const units = findUnits(food).map(toUnitWords)
  return {
    id: food.id,
    name: capitalize(food.name),
    category: food.category,
    location,
    unit: isMade ? portions : toUnitWords(usualUnit(food)),
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
  const fits = (candidate: string) => candidate.startsWith(start) || candidate.includes(` ${start}`)
  return fits(name) ? name : (aliases.find(fits) ?? name)
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
