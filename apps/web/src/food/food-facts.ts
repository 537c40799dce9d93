import type { InventoryItem } from '@larder/contract/inventory'
import type { Category } from '@larder/kitchen/categories'
import type { Day } from '@larder/kitchen/day'
import { type Estimate, estimateExpiry, firstExpiry, type Kept } from '@larder/kitchen/expiry'
import { searchFoods } from '@larder/kitchen/finding'
import { type Food, foodById } from '@larder/kitchen/food'
import { saysSameState } from '@larder/kitchen/food-safety/food-state'
import { type PlaceClues, usualPlaceOf } from '@larder/kitchen/food-safety/usual-place'
import { linkFood, surely } from '@larder/kitchen/linking'
import type { Expiry, Location } from '@larder/kitchen/lot'
import { afterMoving, afterOpening } from '@larder/kitchen/recalculating'
import { usualLocation } from '@larder/kitchen/shelf-life'
import { readShoppingTexts } from '@larder/kitchen/shopping-text'
import { type TypedItem, typedItem } from '@larder/kitchen/typed-text/typed-item'
import { unitOf } from '@larder/kitchen/units'
import { householdCountry } from './household-country'
import { itemLot } from './item-lot'
import { unitsOf, usualUnit } from './usual-unit'

/** A food on offer for what was typed. */
export interface FoodOffer {
  readonly id: string
  /** By the name that was typed: 'Courgette' to whom it is one. */
  readonly name: string
  readonly category: Category
  /** Whether what was typed is the whole of one of its names. */
  readonly whole: boolean
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
  readonly location: Location
  readonly unit: UnitWords
  readonly units: readonly UnitWords[]
}

/** How an item would be kept otherwise. */
export interface Otherwise {
  readonly foodId?: string | undefined
  readonly location?: Location
  readonly opened?: boolean
  /** What the cook calls it now. */
  readonly name?: string
}

/** So many fit above a phone's keyboard, with the cook's own words below them. */
const mostOffers = 6

/** What the kitchen knows of foods. Its tables are large: take it by `useFoodFacts`, which fetches it when it is needed. */
export const foodFacts = {
  offers(text: string): FoodOffer[] {
    const typed = nameIn(text)
    return searchFoods(typed, mostOffers).map(({ food, how }) => ({
      id: food.id,
      name: capital(nameFor(food, typed)),
      category: food.category,
      whole: how === 'exact' || how === 'alias',
    }))
  },

  /** The food of that id, and where it belongs by what the cook calls it. */
  food(id: string, name?: string, clues?: PlaceClues): KnownFood | undefined {
    const food = foodById(id)
    return food && known(food, name, clues)
  },

  /** The things in a typed text with their amounts, in the measures of the household: 'milk 2l, bread' are two. */
  typed: (text: string): TypedItem[] => readShoppingTexts(text, householdCountry()).map(typedItem),

  /** The food that a name surely stands for; the server reads it the same way. */
  named(name: string): KnownFood | undefined {
    const link = linkFood(name)
    return link.known && link.confidence >= surely ? foodFacts.food(link.foodId, name) : undefined
  },

  expiry(kept: Kept): Estimate {
    return estimateExpiry(kept)
  },

  /** Until when an item will keep once it lies elsewhere, is opened, or turns out to be another food. */
  expiryOtherwise(
    item: InventoryItem,
    { foodId, location, opened, name = item.name }: Otherwise,
    today: Day,
  ): Expiry | undefined {
    const { foodId: was, ...rest } = itemLot(item)
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
  unfitFor(item: InventoryItem, location: Location): boolean {
    const estimate = estimateExpiry({ ...itemLot(item), location, category: item.category })
    return !estimate.ok && estimate.reason === 'not-recommended-here'
  },
}

export type FoodFacts = typeof foodFacts

// '2 l milk' looks for milk.
function nameIn(text: string): string {
  if (!/\d/.test(text)) return text
  const [only, another] = readShoppingTexts(text)
  return only?.quantity && !another ? only.name : text
}

function known(food: Food, name: string | undefined, clues: PlaceClues | undefined): KnownFood {
  const location = usualPlaceOf({ foodId: food.id, ...(name !== undefined && { name }) }, clues)
  // A soup that somebody made is no tin.
  const isMade = location === 'fridge' && usualLocation(food.id) === 'pantry'
  const units = unitsOf(food).map(wordsOf)
  return {
    id: food.id,
    name: capital(food.name),
    category: food.category,
    location,
    unit: isMade ? portions : wordsOf(usualUnit(food)),
    units,
  }
}

const portions: UnitWords = { one: 'portion', many: 'portions' }

function wordsOf(unit: string): UnitWords {
  const { one, many } = unitOf(unit) ?? { one: unit, many: unit }
  return { one, many }
}

function nameFor({ name, aliases }: Food, typed: string): string {
  const start = typed.trim().toLowerCase()
  const fits = (candidate: string) => candidate.startsWith(start) || candidate.includes(` ${start}`)
  return fits(name) ? name : (aliases.find(fits) ?? name)
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
