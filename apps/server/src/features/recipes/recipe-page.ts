import type { RecipeDetails, RecipeSubstitute } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db } from '../../db/open'
import { detailsOf } from './details'
import type { Kitchens } from './kitchens'
import { recipeFor } from './reading'
import { substitutesAt } from './substitutes'

export interface RecipePageParts {
  db: Db
  kitchens: Kitchens
}

/** How somebody wants to look at a recipe. */
export interface RecipeAsk {
  readonly servings?: number | undefined
  readonly version?: number | undefined
}

/** What one opens a recipe for: all there is to know of it, and what would do instead of one of its lines. */
export function openRecipePages({ db, kitchens }: RecipePageParts) {
  return {
    async get(
      actor: Actor | undefined,
      id: number,
      { servings, version }: RecipeAsk = {},
    ): Promise<RecipeDetails> {
      const [found, kitchen] = await Promise.all([recipeFor(db, actor, id, version), kitchens.of(actor)])
      return detailsOf(found, kitchen, { servings, version, accountId: actor?.accountId })
    },

    async substitutes(
      actor: Actor | undefined,
      id: number,
      place: number,
      { servings }: RecipeAsk = {},
    ): Promise<RecipeSubstitute[]> {
      const [found, kitchen] = await Promise.all([recipeFor(db, actor, id), kitchens.of(actor)])
      return substitutesAt(found, kitchen, place, { servings })
    },
  }
}
