import type { Bits } from '../diet/bit-sets'
import { dietBits } from '../diet/bit-sets'
import { dietIds } from '../diet/diet'
import { foodFitsDiet } from '../diet/diet-verdict'
import { dishProfileOf } from '../diet/eater'
import { foodById } from '../food/food'

/** Objections to a food itself. Example: for salted butter, the bit of dairy and that of the vegan diet. */
export interface FoodObjections {
  /** Allergens in it. */
  readonly contains: Bits
  /** Allergens in it or not ruled out. */
  readonly allergens: Bits
  /** Diets it does not fit. */
  readonly unfit: Bits
  /** Diets it does not fit or that cannot be judged. */
  readonly notFitting: Bits
}

// Foods are constant, so the results are cached.
const cache = new Map<string, FoodObjections>()
const maxCached = 5000

/** Returns the objections to a food; cached. Example: `objectionsToFood('soy-sauce').allergens` has gluten and soy. */
export function objectionsToFood(foodId: string): FoodObjections {
  const cached = cache.get(foodId)
  if (cached) return cached
  if (cache.size >= maxCached) cache.clear()
  const lines = [{ text: foodById(foodId)?.name ?? foodId, foodId }]
  const { contains, notKnown } = dishProfileOf({
    id: 0,
    title: '',
    servings: 1,
    occasions: [],
    tags: [],
    lines,
  })
  const answers = dietIds.map((diet) => ({ diet, answer: foodFitsDiet(foodId, diet).answer }))
  const objections = {
    contains,
    allergens: contains | notKnown,
    unfit: dietBits(answers.flatMap(({ diet, answer }) => (answer === 'does not fit' ? [diet] : []))),
    notFitting: dietBits(answers.flatMap(({ diet, answer }) => (answer === 'fits' ? [] : [diet]))),
  }
  cache.set(foodId, objections)
  return objections
}
