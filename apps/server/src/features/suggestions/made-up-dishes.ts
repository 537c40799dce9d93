import type { StockIndex } from '@larder/kitchen/recipe-coverage/stock-index'
import type { Tx } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'
import { WorkerError } from '../../workers/worker-error'
import type { MadeUpRecipes } from '../recipes/changes/made-up-recipes'
import type { MatchingContext } from '../recipes/matching/matching-context'
import type { DishMaker } from './dish-maker'
import type { UnstoredDish } from './make-dishes'

/** The stock and the eaters that dishes are made up for. */
export type MadeUpDishContext = Pick<MatchingContext, 'stock' | 'eaters' | 'assume'>

export interface MadeUpDishOptions {
  readonly servings?: number
  /** A food that each dish must use. */
  readonly uses?: string | undefined
  /** A cooked food that another dish will leave over: each dish is made from it, and may need further purchases. */
  readonly madeFrom?: string | undefined
  /** The number of rounds, each without the main food of the previous best dish; one by default. */
  readonly rounds?: number
}

/** A dish made up from a stock. */
export interface MadeUpDish extends UnstoredDish {
  /** Its id, if it is stored. */
  readonly storedAs?: number
}

export interface MadeUpDishesParts {
  maker: DishMaker
  recipes: MadeUpRecipes
}

export type MadeUpDishes = ReturnType<typeof createMadeUpDishes>

/** Dishes that a household can make with nothing to buy. Shown and planned ones are stored. */
export function createMadeUpDishes({ recipes, maker }: MadeUpDishesParts) {
  // Cached per stock index, which is rebuilt when anything in the stock changes.
  const cachedDishes = new WeakMap<StockIndex, Map<string, Promise<readonly UnstoredDish[]>>>()

  function madeFrom(
    { stock, eaters, assume }: MadeUpDishContext,
    { servings, uses, madeFrom: foodId, rounds = 1 }: MadeUpDishOptions,
  ): Promise<readonly UnstoredDish[]> {
    const key = JSON.stringify([
      servings,
      uses,
      foodId,
      rounds,
      eaters.map(({ portions, ...needs }) => [portions, needs]),
    ])
    const known = cachedDishes.get(stock) ?? new Map<string, Promise<readonly UnstoredDish[]>>()
    if (known.size >= 8) known.clear()
    cachedDishes.set(stock, known)
    const before = known.get(key)
    if (before) return before
    const wish = {
      ...(servings !== undefined && { servings }),
      ...(uses !== undefined && { uses }),
      ...(foodId !== undefined && { madeFrom: foodId }),
    }
    const made = maker.make({ stock, eaters, assume, rounds, ...wish }).catch((error: unknown) => {
      known.delete(key)
      // With a full queue the cookbook is shown without made-up dishes.
      if (error instanceof WorkerError) return []
      throw error
    })
    known.set(key, made)
    return made
  }

  return {
    /** Returns the dishes a household can make, best first. */
    async of(
      member: ActingMember,
      context: MadeUpDishContext,
      options: MadeUpDishOptions = {},
    ): Promise<MadeUpDish[]> {
      const made = await madeFrom(context, options)
      const ids = await recipes.idsOf(
        member,
        made.map(({ digest }) => digest),
      )
      return made.map((dish) => {
        const storedAs = ids.get(dish.digest)
        return storedAs === undefined ? dish : { ...dish, storedAs }
      })
    },

    /** Stores those that are not stored yet, in the given transaction if any; returns the stored ids by the temporary ids. */
    async store(
      member: ActingMember,
      dishes: readonly MadeUpDish[],
      within?: Tx,
    ): Promise<ReadonlyMap<number, number>> {
      const unstored = dishes.filter(({ storedAs }) => storedAs === undefined)
      const ids =
        unstored.length > 0 ? await recipes.store(member, unstored, within) : new Map<string, number>()
      return new Map(
        dishes.map(({ recipe, digest, storedAs }) => [recipe.id, ids.get(digest) ?? storedAs ?? recipe.id]),
      )
    },
  }
}
