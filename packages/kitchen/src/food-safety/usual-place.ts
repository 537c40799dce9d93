import type { Category } from '../categories'
import { foodById } from '../food'
import type { Location } from '../lot'
import { soldFrozen, usualLocation } from '../shelf-life'
import { isFreshProduce, mayBeEither } from './food-nature'
import type { NamedFood } from './food-state'
import { readName } from './food-state'
import { isPrepared, riskClassesOf } from './risk-class'
import { classesInWords } from './unknown-name'

/**
 * Where a cook puts a food on coming home or after cooking, by what it is and what its name says of its state. Example:
 * `usualPlaceOf({ foodId: 'canned-chickpeas', name: 'cooked chickpeas' })` is 'fridge', of 'chickpeas' 'pantry'.
 */
export function usualPlaceOf(what: NamedFood): Location {
  const { states, dishes } = readName(what)
  const food = what.foodId === undefined ? undefined : foodById(what.foodId)
  if (states.has('frozen') && !states.has('thawed') && !states.has('dry')) return 'freezer'
  if (isPrepared(what)) return 'fridge'
  if (!food) {
    if (riskClassesOf(what, 'pantry').length > 0 || states.has('thawed')) return 'fridge'
    if (dishes.size > 0 && !states.has('packed') && !states.has('dry') && !isJarName(what.name ?? ''))
      return 'fridge'
    // Half an onion, 'live mussels', 'dressed crab'.
    if (states.has('cut') && somePart.test(what.name ?? '')) return 'fridge'
    if (classesInWords(readName(what)).length > 0) return 'fridge'
    return what.category && fresh.has(what.category) ? 'fridge' : 'pantry'
  }
  const usual = usualLocation(food.id)
  if (usual === 'pantry' && riskClassesOf(what, 'pantry').some(({ asItIs }) => asItIs !== undefined))
    return 'fridge'
  if (states.has('thawed')) return usual === 'freezer' || dishes.has('dish') ? 'fridge' : usual
  if (states.has('cut') && isFreshProduce(food)) return 'fridge'
  if (states.has('cut') && dishes.has('dish') && soldFrozen(food.id)) return 'fridge'
  if ((states.has('opened') || states.has('fresh')) && mayBeEither(what)) return 'fridge'
  return usual
}

const fresh: ReadonlySet<Category> = new Set(['Vegetables', 'Fruits', 'Protein', 'Dairy'])

const somePart = /\b(?:half|halved|halves|quarter|quartered)\b/i

// Of a name nobody knows, these are as often a jar as a pot.
function isJarName(name: string): boolean {
  return /\b(?:sauce|stock|broth|dip|puree|salsa|pesto|custard)s?$/i.test(name.trim())
}
