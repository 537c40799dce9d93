import type { RecipeDraft } from '@larder/contract/recipes'
import type { Eater } from '@larder/kitchen/diet/eater'
import type { StockIndex } from '@larder/kitchen/recipe-coverage/stock-index'
import type { Tx } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'
import { WorkerError } from '../../workers/worker-error'
import type { DishMaker } from './dish-maker'
import type { UnstoredDish } from './make-dishes'

/** What dishes are made up from and for whom. */
export interface MadeUpDishContext {
  readonly stock: StockIndex
  readonly eaters: readonly Eater[]
  readonly assume: readonly string[]
}

export interface MadeUpDishOptions {
  readonly servings?: number
  /** A food that each must use. */
  readonly uses?: string | undefined
  /** A cooked food that another dish will leave over: each is made from it, and what else it takes may have to be bought. */
  readonly madeFrom?: string | undefined
  /** How often the stock is asked, each time without what the best dish before was built on; once unless told otherwise. */
  readonly rounds?: number
}

/** A dish made up from a kitchen. */
export interface MadeUpDish extends UnstoredDish {
  /** The number it is written down under, where it is. */
  readonly storedAs?: number
}

export interface MadeUpDishesParts {
  maker: DishMaker
  recipes: {
    idsOf(hand: ActingMember, digests: readonly string[]): Promise<ReadonlyMap<string, number>>
    store(
      hand: ActingMember,
      dishes: readonly { readonly digest: string; readonly draft: RecipeDraft }[],
      within?: Tx,
    ): Promise<ReadonlyMap<string, number>>
  }
}

export type MadeUpDishes = ReturnType<typeof createMadeUpDishes>

/** Dishes that a kitchen can make with nothing to buy. Those that are shown or planned are written down. */
export function createMadeUpDishes({ recipes, maker }: MadeUpDishesParts) {
  // The same stock is asked about again and again: a stock is laid out anew when anything in it changes.
  const remembered = new WeakMap<StockIndex, Map<string, Promise<readonly UnstoredDish[]>>>()

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
    const known = remembered.get(stock) ?? new Map<string, Promise<readonly UnstoredDish[]>>()
    if (known.size >= 8) known.clear()
    remembered.set(stock, known)
    const before = known.get(key)
    if (before) return before
    const wish = {
      ...(servings !== undefined && { servings }),
      ...(uses !== undefined && { uses }),
      ...(foodId !== undefined && { madeFrom: foodId }),
    }
    const made = maker.make({ stock, eaters, assume, rounds, ...wish }).catch((error: unknown) => {
      known.delete(key)
      // Nobody goes without the cookbook because too many wait for dishes made up.
      if (error instanceof WorkerError) return []
      throw error
    })
    known.set(key, made)
    return made
  }

  return {
    /** The dishes a kitchen can make, the best first. */
    async of(
      hand: ActingMember,
      kitchen: MadeUpDishContext,
      ask: MadeUpDishOptions = {},
    ): Promise<MadeUpDish[]> {
      const made = await madeFrom(kitchen, ask)
      const ids = await recipes.idsOf(
        hand,
        made.map(({ digest }) => digest),
      )
      return made.map((dish) => {
        const storedAs = ids.get(dish.digest)
        return storedAs === undefined ? dish : { ...dish, storedAs }
      })
    },

    /** Writes down those of these that are not yet, within a transaction where one is under way; the numbers of all by the numbers they had. */
    async store(
      hand: ActingMember,
      dishes: readonly MadeUpDish[],
      within?: Tx,
    ): Promise<ReadonlyMap<number, number>> {
      const fresh = dishes.filter(({ storedAs }) => storedAs === undefined)
      const ids = fresh.length > 0 ? await recipes.store(hand, fresh, within) : new Map<string, number>()
      return new Map(
        dishes.map(({ recipe, digest, storedAs }) => [recipe.id, ids.get(digest) ?? storedAs ?? recipe.id]),
      )
    },
  }
}
