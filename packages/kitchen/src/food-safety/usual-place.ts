import { isSoldFrozen, usualLocation } from '../expiry/shelf-life'
import type { Category } from '../food/categories'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import { unitIdOf } from '../quantity/units'
import type { StorageLocation } from '../stock/lot'
import { isCookedInWater, isFreshProduce, isMadeByName, isPackOrHomemade } from './food-nature'
import type { NamedStockFood } from './food-state'
import { parseFoodName } from './food-state'
import { isPrepared, riskClassesOf } from './risk-class'
import { riskClassesInName } from './unknown-name'

/** What else is known of something that comes into the kitchen. Example: `{ bought: true }` of a line of a receipt. */
export interface PlaceHints {
  /** It comes from a shop: from a receipt, a barcode or the shopping list. */
  readonly bought?: boolean
  /** What it is counted in. */
  readonly unit?: string
}

/**
 * Where a cook puts a food on coming home or after cooking, by what it is and what its name says of its state. A name that may
 * be a pack or what somebody made goes into the fridge, unless there is a clue that it is the pack. Example:
 * `usualPlaceOf({ foodId: 'canned-soup', name: 'soup' })` is 'fridge', with `{ unit: 'can' }` 'pantry'.
 */
export function usualPlaceOf(what: NamedStockFood, clues: PlaceHints = {}): StorageLocation {
  const { states, dishes } = parseFoodName(what)
  const food = what.foodId === undefined ? undefined : foodById(what.foodId)
  const saysPack = states.has('packed') || states.has('dry')
  const isPack = saysPack || isPackByClues(food, clues)
  if (states.has('frozen') && !states.has('thawed') && !states.has('dry')) return 'freezer'
  if (isPrepared(what)) return 'fridge'
  if (!food) {
    if (riskClassesOf(what, 'pantry').length > 0 || states.has('thawed')) return 'fridge'
    if (dishes.size > 0 && !saysPack && !(isPack && isJarName(what.name ?? ''))) return 'fridge'
    // Half an onion, 'live mussels', 'dressed crab'.
    if (states.has('cut') && somePart.test(what.name ?? '')) return 'fridge'
    if (riskClassesInName(parseFoodName(what)).length > 0) return 'fridge'
    return what.category && fresh.has(what.category) ? 'fridge' : 'pantry'
  }
  const usual = usualLocation(food.id)
  if (usual === 'pantry' && riskClassesOf(what, 'pantry').some(({ asItIs }) => asItIs !== undefined))
    return 'fridge'
  if (states.has('thawed')) return usual === 'freezer' || dishes.has('dish') ? 'fridge' : usual
  if (states.has('cut') && isFreshProduce(food)) return 'fridge'
  if (states.has('cut') && dishes.has('dish') && isSoldFrozen(food.id)) return 'fridge'
  if ((states.has('opened') || states.has('fresh')) && isPackOrHomemade(what)) return 'fridge'
  if (usual === 'pantry' && !isPack && mayBeMade(what, dishes.size > 0)) return 'fridge'
  return usual
}

function mayBeMade(what: NamedStockFood, isDishName: boolean): boolean {
  return isMadeByName(what) || (isDishName && isPackOrHomemade(what) && !riskless.test(what.foodId ?? ''))
}

// Acid keeps these as jars, and nobody means a pot of them.
const riskless = /^tomato-(?:puree|paste)$|^applesauce$|^cranberry-sauce$/

const packUnits: ReadonlySet<string> = new Set(['can', 'jar', 'bottle', 'packet', 'carton', 'sachet', 'cube'])
const weights: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb'])

function isPackByClues(food: Food | undefined, { bought = false, unit = '' }: PlaceHints): boolean {
  const id = unitIdOf(unit)
  // '500 g lasagne' are the dry sheets.
  return bought || packUnits.has(id) || (weights.has(id) && food !== undefined && isCookedInWater(food))
}

const fresh: ReadonlySet<Category> = new Set(['Vegetables', 'Fruits', 'Protein', 'Dairy'])

const somePart = /\b(?:half|halved|halves|quarter|quartered)\b/i

// Of a name nobody knows, these are as often a jar as a pot.
function isJarName(name: string): boolean {
  return /\b(?:sauce|stock|broth|dip|puree|salsa|pesto|custard)s?$/i.test(name.trim())
}
