import type { Diet } from '../diet/diet'
import type { Eater } from '../diet/eater'
import { canServe } from '../diet/eater'
import { foodById } from '../food/food'
import type { HeldLot, StockIndex } from '../recipe-coverage/stock-index'
import type { IngredientFact } from './ingredient-fact'
import { factsOfClass } from './ingredient-fact'

/** What is held of one food and may be eaten by everybody at the table. Example: 400 g of spinach with one day left. */
export interface AvailableFood {
  readonly grams: number
  /** How much the lot in front wants to be used, 0 to 1. */
  readonly urgency: number
  /** What that lot holds. */
  readonly firstGrams: number
  /** Everything of it lies in the freezer. */
  readonly frozen: boolean
}

/** What is held, as flexible dishes ask for it. Example: `stores.of('spinach')?.grams`. */
export interface AvailableFoods {
  of(foodId: string): AvailableFood | undefined
  /** The foods of a class that are held and may be eaten. */
  ofClass(name: string): readonly IngredientFact[]
}

// These are about how much of something a whole dish has; of one food they say nothing.
const ofWholeDish: ReadonlySet<Diet> = new Set(['keto', 'low-carb', 'low-fat', 'mediterranean'])

/** Lays out what may fill a dish: held by weight, and nothing speaks against it for anybody. Example: `storesOf(stock, eaters)`. */
export function findAvailableFoods(stock: StockIndex, eaters: readonly Eater[]): AvailableFoods {
  const byLine = eaters.map((eater) => ({
    ...eater,
    diets: eater.diets.filter((diet) => !ofWholeDish.has(diet)),
  }))
  const known = new Map<string, AvailableFood | undefined>()
  const classes = new Map<string, readonly IngredientFact[]>()

  function of(foodId: string): AvailableFood | undefined {
    if (known.has(foodId)) return known.get(foodId)
    const store = storeOf(stock.get(foodId) ?? [])
    const fitting = store && isForAll(foodId, byLine) ? store : undefined
    known.set(foodId, fitting)
    return fitting
  }

  return {
    of,
    ofClass(name) {
      const before = classes.get(name)
      if (before) return before
      const held = factsOfClass(name).filter(({ id }) => stock.has(id) && of(id) !== undefined)
      classes.set(name, held)
      return held
    },
  }
}

function storeOf(lots: readonly HeldLot[]): AvailableFood | undefined {
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

// What is only disliked is left out too, and what nobody can judge: there is enough else to choose from.
function isForAll(foodId: string, eaters: readonly Eater[]): boolean {
  const lines = [{ text: foodById(foodId)?.name ?? foodId, foodId }]
  const { refusals, warnings } = canServe(
    { id: 0, title: '', servings: 1, occasions: [], tags: [], lines },
    eaters,
  )
  return refusals.length === 0 && warnings.length === 0
}
