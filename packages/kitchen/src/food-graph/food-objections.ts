import type { Bits } from '../diet/bit-sets'
import { dietBits } from '../diet/bit-sets'
import { dietIds } from '../diet/diet'
import { foodFitsDiet } from '../diet/diet-verdict'
import { dishProfileOf } from '../diet/eater'
import { foodById } from '../food/food'

/** What speaks against a food by itself. Example: of salted butter, the bit of dairy and that of the vegan diet. */
export interface FoodObjections {
  /** Allergens in it. */
  readonly contains: Bits
  /** Allergens in it or not ruled out. */
  readonly allergens: Bits
  /** Diets it does not fit. */
  readonly unfit: Bits
  /** Diets it does not fit, and those nobody can judge. */
  readonly notFitting: Bits
}

// A food does not change from one question to the next.
const known = new Map<string, FoodObjections>()
const mostKnown = 5000

/** What speaks against a food by itself; worked out once. Example: `objectionsTo('soy-sauce').allergens` has gluten and soy. */
export function objectionsToFood(foodId: string): FoodObjections {
  const before = known.get(foodId)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
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
  known.set(foodId, objections)
  return objections
}
