import { createHash } from 'node:crypto'
import { RecipeDraft } from '@larder/contract/recipes'
import type { Eater } from '@larder/kitchen/eater'
import { asRecipe } from '@larder/kitchen/flexible-dish/flexible-dishes'
import { flexibleRounds } from '@larder/kitchen/flexible-dish/flexible-rounds'
import type { Stock } from '@larder/kitchen/matching/stock-index'
import type { Recipe } from '@larder/kitchen/recipe'
import * as z from 'zod/mini'
import type { Tx } from '../../db/open'
import type { Hand } from '../../db/touch'

/** What dishes are made up from and for whom. */
export interface MakingKitchen {
  readonly stock: Stock
  readonly eaters: readonly Eater[]
  readonly assume: readonly string[]
}

export interface MakingAsk {
  readonly servings?: number
  /** A food that each must use. */
  readonly uses?: string | undefined
  /** How often the stock is asked, each time without what the best dish before was built on; once unless told otherwise. */
  readonly rounds?: number
}

/** A dish made up from a kitchen. */
export interface MadeUpDish {
  /** Its number is below zero and the same for the same dish, written down or not: nothing is decided by chance of a number. */
  readonly recipe: Recipe
  /** The number it is written down under, where it is. */
  readonly storedAs?: number
  readonly digest: string
  readonly draft: RecipeDraft
}

export interface MadeUpParts {
  recipes: {
    idsOf(hand: Hand, digests: readonly string[]): Promise<ReadonlyMap<string, number>>
    store(
      hand: Hand,
      dishes: readonly { readonly digest: string; readonly draft: RecipeDraft }[],
      within?: Tx,
    ): Promise<ReadonlyMap<string, number>>
  }
}

export type MadeUpDishes = ReturnType<typeof openMadeUpDishes>

/** More than any kitchen is asked for at once; a week needs some to choose from. */
const mostMade = 40

type Made = Omit<MadeUpDish, 'storedAs'>

/** Dishes that a kitchen can make with nothing to buy. Those that are shown or planned are written down. */
export function openMadeUpDishes({ recipes }: MadeUpParts) {
  // The same stock is asked about again and again: a stock is laid out anew when anything in it changes.
  const remembered = new WeakMap<Stock, Map<string, readonly Made[]>>()

  function madeFrom(
    { stock, eaters, assume }: MakingKitchen,
    { servings, uses, rounds = 1 }: MakingAsk,
  ): readonly Made[] {
    const key = JSON.stringify([
      servings,
      uses,
      rounds,
      eaters.map(({ portions, ...needs }) => [portions, needs]),
    ])
    const known = remembered.get(stock) ?? new Map<string, readonly Made[]>()
    if (known.size >= 8) known.clear()
    remembered.set(stock, known)
    const before = known.get(key)
    if (before) return before
    const wish = { ...(servings !== undefined && { servings }), ...(uses !== undefined && { uses }) }
    const dishes = flexibleRounds(stock, { eaters, staples: assume, limit: mostMade, ...wish }, rounds)
    const made = dishes.map((dish) => {
      const draft = z.parse(RecipeDraft, dish.recipe)
      const hash = createHash('sha256').update(JSON.stringify(draft)).digest()
      return { recipe: asRecipe(dish, -1 - hash.readUIntBE(0, 6)), draft, digest: hash.toString('base64url') }
    })
    known.set(key, made)
    return made
  }

  return {
    /** The dishes a kitchen can make, the best first. */
    async of(hand: Hand, kitchen: MakingKitchen, ask: MakingAsk = {}): Promise<MadeUpDish[]> {
      const made = madeFrom(kitchen, ask)
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
      hand: Hand,
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
