import { createHash } from 'node:crypto'
import { RecipeDraft } from '@larder/contract/recipes'
import type { Eater } from '@larder/kitchen/diet/eater'
import { componentDishes } from '@larder/kitchen/flexible-dish/component-dishes'
import { dishToRecipe } from '@larder/kitchen/flexible-dish/flexible-dishes'
import { flexibleDishesForMeals } from '@larder/kitchen/flexible-dish/flexible-dishes-for-meals'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { StockIndex } from '@larder/kitchen/recipe-coverage/stock-index'
import * as z from 'zod/mini'

/** Input for making up dishes. */
export interface MakeDishesTask {
  readonly stock: StockIndex
  readonly eaters: readonly Eater[]
  readonly assume: readonly string[]
  readonly servings?: number
  readonly uses?: string
  /** A cooked food that another dish will leave over. */
  readonly madeFrom?: string
  readonly rounds: number
}

/** A dish made up from a stock. */
export interface UnstoredDish {
  /** Its id is negative and the same for the same dish, stored or not, so that results are deterministic. */
  readonly recipe: Recipe
  readonly digest: string
  readonly draft: RecipeDraft
}

/** More than any request asks for; a week needs some choice. */
const maxMade = 40

/** Returns the dishes that a stock makes with nothing to buy, or from another dish's leftovers, best first, ready to store. */
export function makeDishes({ stock, assume, rounds, madeFrom, ...wish }: MakeDishesTask): UnstoredDish[] {
  const request = { ...wish, staples: assume, limit: maxMade }
  const dishes =
    madeFrom === undefined
      ? flexibleDishesForMeals(stock, request, rounds)
      : componentDishes(stock, madeFrom, request)
  return dishes.map((dish) => {
    const draft = z.parse(RecipeDraft, dish.recipe)
    const hash = createHash('sha256').update(JSON.stringify(draft)).digest()
    return {
      recipe: dishToRecipe(dish, -1 - hash.readUIntBE(0, 6)),
      draft,
      digest: hash.toString('base64url'),
    }
  })
}
