import type { RecipeDetails, RecipeSubstitute } from '@larder/contract/recipes'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { selectNamedDishes } from '../../../db/sql/recipes/readable-recipes'
import { findLineSubstitutes } from '../matching/line-substitutes'
import type { MatchingContextLoader } from '../matching/matching-context'
import { findReadableRecipe } from '../queries/readable-recipes'
import { listNamedDishes } from './dish-notes'
import { toRecipeDetails } from './recipe-details'

export interface RecipePagesParts {
  db: Db
  matchingContexts: MatchingContextLoader
}

/** Options of a recipe page. */
export interface RecipePageOptions {
  readonly servings?: number | undefined
  readonly version?: number | undefined
}

/** The recipe page, and substitutes for one of its lines. */
export function createRecipePages({ db, matchingContexts }: RecipePagesParts) {
  return {
    async get(
      actor: Actor | undefined,
      id: number,
      { servings, version }: RecipePageOptions = {},
    ): Promise<RecipeDetails> {
      const [found, context] = await Promise.all([
        findReadableRecipe(db, actor, id, version),
        matchingContexts.of(actor),
      ])
      const names = found.facts ? listNamedDishes(found.facts) : []
      const named = names.length > 0 ? await selectNamedDishes(db, names) : []
      return toRecipeDetails(found, context, { servings, version, accountId: actor?.accountId, named })
    },

    async substitutes(
      actor: Actor | undefined,
      id: number,
      lineIndex: number,
      { servings }: RecipePageOptions = {},
    ): Promise<RecipeSubstitute[]> {
      const [found, context] = await Promise.all([
        findReadableRecipe(db, actor, id),
        matchingContexts.of(actor),
      ])
      return findLineSubstitutes(found, context, lineIndex, { servings })
    },
  }
}
