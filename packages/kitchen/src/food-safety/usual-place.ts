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

/** Additional facts about a new item. Example: `{ bought: true }` of a line of a receipt. */
export interface PlaceHints {
  /** Whether it comes from a shop: from a receipt, a barcode or the shopping list. */
  readonly bought?: boolean
  /** Its unit. */
  readonly unit?: string
}

/**
 * Returns where a cook puts a food after shopping or cooking, by the food and the state in its name. A name that may be a pack
 * or homemade goes into the fridge, unless a hint tells that it is the pack. Example: `usualPlaceOf({ foodId: 'canned-soup',
 * name: 'soup' })` is 'fridge', with `{ unit: 'can' }` 'pantry'.
 */
export function usualPlaceOf(named: NamedStockFood, hints: PlaceHints = {}): StorageLocation {
  const { states, dishes } = parseFoodName(named)
  const food = named.foodId === undefined ? undefined : foodById(named.foodId)
  const isNamedPack = states.has('packed') || states.has('sealed') || states.has('dry')
  const isPack = isNamedPack || isPackByHints(food, hints)
  if (states.has('frozen') && !states.has('thawed') && !states.has('dry')) return 'freezer'
  if (isPrepared(named)) return 'fridge'
  if (!food) {
    if (riskClassesOf(named, 'pantry').length > 0 || states.has('thawed')) return 'fridge'
    if (dishes.size > 0 && !isNamedPack && !(isPack && isJarName(named.name ?? ''))) return 'fridge'
    // For example half an onion, 'live mussels', 'dressed crab'.
    if (states.has('cut') && partPattern.test(named.name ?? '')) return 'fridge'
    if (riskClassesInName(parseFoodName(named)).length > 0) return 'fridge'
    return named.category && freshCategories.has(named.category) ? 'fridge' : 'pantry'
  }
  const usual = usualLocation(food.id)
  const isOpened = states.has('opened')
  const isAtRisk = riskClassesOf(named, 'pantry').some(
    ({ asItIs, opened }) => asItIs !== undefined || (isOpened && opened !== undefined),
  )
  if (usual === 'pantry' && isAtRisk) return 'fridge'
  if (dishes.has('raw-egg') && !states.has('frozen')) return 'fridge'
  if (states.has('thawed')) return usual === 'freezer' || dishes.has('dish') ? 'fridge' : usual
  if (states.has('cut') && isFreshProduce(food)) return 'fridge'
  if (states.has('cut') && dishes.has('dish') && isSoldFrozen(food.id)) return 'fridge'
  if ((isOpened || states.has('fresh')) && isPackOrHomemade(named)) return 'fridge'
  if (usual === 'pantry' && !isPack && canBeHomemade(named, dishes.size > 0)) return 'fridge'
  return usual
}

function canBeHomemade(named: NamedStockFood, isDishName: boolean): boolean {
  return (
    isMadeByName(named) || (isDishName && isPackOrHomemade(named) && !acidicPattern.test(named.foodId ?? ''))
  )
}

// These are acidic and usually jars, not homemade.
const acidicPattern = /^tomato-(?:puree|paste)$|^applesauce$|^cranberry-sauce$/

const packUnits: ReadonlySet<string> = new Set(['can', 'jar', 'bottle', 'packet', 'carton', 'sachet', 'cube'])
const weightUnits: ReadonlySet<string> = new Set(['g', 'kg', 'oz', 'lb'])

function isPackByHints(food: Food | undefined, { bought = false, unit = '' }: PlaceHints): boolean {
  const id = unitIdOf(unit)
  // '500 g lasagne' are the dry sheets.
  return bought || packUnits.has(id) || (weightUnits.has(id) && food !== undefined && isCookedInWater(food))
}

const freshCategories: ReadonlySet<Category> = new Set(['Vegetables', 'Fruits', 'Protein', 'Dairy'])

const partPattern = /\b(?:half|halved|halves|quarter|quartered)\b/i

// For an unknown food, these words mean a jar as often as a pot.
function isJarName(name: string): boolean {
  return /\b(?:sauce|stock|broth|dip|puree|salsa|pesto|custard)s?$/i.test(name.trim())
}
