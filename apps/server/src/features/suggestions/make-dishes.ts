import { createHash } from 'node:crypto'
import { RecipeDraft } from '@larder/contract/recipes'
import type { Eater } from '@larder/kitchen/diet/eater'
import { componentDishes } from '@larder/kitchen/flexible-dish/component-dishes'
import { dishToRecipe } from '@larder/kitchen/flexible-dish/flexible-dishes'
import { flexibleDishesForMeals } from '@larder/kitchen/flexible-dish/flexible-dishes-for-meals'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { StockIndex } from '@larder/kitchen/recipe-coverage/stock-index'
import * as z from 'zod/mini'

/** What dishes are made up from, for whom, and how. */
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
  /** Its number is below zero and the same for the same dish, written down or not: nothing is decided by chance of a number. */
  readonly recipe: Recipe
  readonly digest: string
  readonly draft: RecipeDraft
}

/** More than any kitchen is asked for at once; a week needs some to choose from. */
const maxMade = 40

/** The dishes that a stock makes with nothing to buy, or from what another dish leaves over, the best first, ready to be written down. */
export function makeDishes({ stock, assume, rounds, madeFrom, ...wish }: MakeDishesTask): UnstoredDish[] {
  const ask = { ...wish, staples: assume, limit: maxMade }
  const dishes =
    madeFrom === undefined
      ? flexibleDishesForMeals(stock, ask, rounds)
      : componentDishes(stock, madeFrom, ask)
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
