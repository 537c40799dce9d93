import type { Diet } from '../diet/diet'
import type { Eater } from '../diet/eater'
import { canServe } from '../diet/eater'
import { foodById } from '../food/food'
import type { HeldLot, StockIndex } from '../recipe-coverage/stock-index'
import type { IngredientFact } from './ingredient-fact'
import { factsOfClass, ingredientFact } from './ingredient-fact'

/** Stock of one food that all eaters may eat. Example: 400 g of spinach with one day left. */
export interface AvailableFood {
  readonly grams: number
  /** Urgency of the first lot, 0 to 1. */
  readonly urgency: number
  /** Grams of the first lot. */
  readonly firstGrams: number
  /** Whether all of it is in the freezer. */
  readonly frozen: boolean
}

/** The stock as flexible dishes use it. Example: `available.of('spinach')?.grams`. */
export interface AvailableFoods {
  of(foodId: string): AvailableFood | undefined
  /** The foods of a class that are in stock and allowed. */
  ofClass(name: string): readonly IngredientFact[]
}

// Diets that limit amounts in a whole dish and do not judge a single food.
const wholeDishDiets: ReadonlySet<Diet> = new Set(['keto', 'low-carb', 'low-fat', 'mediterranean'])

/**
 * Returns the foods that may fill a dish: in stock by weight, and without an objection from any eater. Example:
 * `findAvailableFoods(stock, eaters)`.
 */
export function findAvailableFoods(stock: StockIndex, eaters: readonly Eater[]): AvailableFoods {
  const perFoodEaters = eaters.map((eater) => ({
    ...eater,
    diets: eater.diets.filter((diet) => !wholeDishDiets.has(diet)),
  }))
  const cache = new Map<string, AvailableFood | undefined>()
  const classes = new Map<string, readonly IngredientFact[]>()

  function of(foodId: string): AvailableFood | undefined {
    if (cache.has(foodId)) return cache.get(foodId)
    const available = summarizeLots((stock.get(foodId) ?? []).filter((held) => !isCookedAlready(held)))
    const allowed = available && suitsAll(foodId, perFoodEaters) ? available : undefined
    cache.set(foodId, allowed)
    return allowed
  }

  return {
    of,
    ofClass(name) {
      const cached = classes.get(name)
      if (cached) return cached
      const held = factsOfClass(name).filter(({ id }) => stock.has(id) && of(id) !== undefined)
      classes.set(name, held)
      return held
    },
  }
}

/** Raw meat and fish, which a dish cooks through; what is left of a roast is not cooked for hours again. */
const rawClasses: ReadonlySet<string> = new Set(
  'poultry poultry-bone bird mince stewing steak pork chop sausage white-fish oily-fish seafood'.split(' '),
)
const cookedWords =
  /\b(?:roasted|cooked|left-?over|grilled|poached|boiled|fried|braised|baked)\b|^roast (?!.*\bjoint\b)/i

function isCookedAlready({ lot, foodId }: HeldLot): boolean {
  return cookedWords.test(lot.name) && rawClasses.has(ingredientFact(foodId)?.class ?? '')
}

function summarizeLots(lots: readonly HeldLot[]): AvailableFood | undefined {
  const weighed = lots.filter((held) => held.in === 'g')
  const [first] = weighed
  if (!first) return undefined
  return {
    grams: weighed.reduce((sum, { value }) => sum + value, 0),
    urgency: first.urgency,
    firstGrams: first.value,
    frozen: weighed.every(({ lot }) => lot.location === 'freezer'),
  }
}

// Disliked foods and foods that cannot be judged are left out too, because there is enough choice without them.
function suitsAll(foodId: string, eaters: readonly Eater[]): boolean {
  const lines = [{ text: foodById(foodId)?.name ?? foodId, foodId }]
  const { refusals, warnings } = canServe(
    { id: 0, title: '', servings: 1, occasions: [], tags: [], lines },
    eaters,
  )
  return refusals.length === 0 && warnings.length === 0
}
