import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { RecipeContent } from '../../db/tables/recipes'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { ArchiveWriter } from '../../recipe-import/archive-writer'
import type { Clock } from '../../time/clock'
import type { StoredRecipe } from '../recipes/changes/save-recipe'
import type { FindMyRecipes } from './my-recipe-queries'
import type { RecipePublishing } from './recipe-publishing'

/** Saves the cook's latest draft as the recipe's next version. */
export type SaveVersion = (
  tx: Tx,
  row: StoredRecipe,
  draft: RecipeDraft,
  now: string,
) => Promise<StoredRecipe>

/** A recipe that the actor may read. */
export interface ReadableRecipe {
  readonly row: Pick<StoredRecipe, 'id' | 'accountId' | 'public' | 'picture'>
  readonly content: RecipeContent
  /** The author's name; null for the starter cookbook. */
  readonly author: string | null
}

export interface MyRecipesParts {
  db: Db
  clock: Clock
  limits: RateLimiter
  allowances: RateLimits
  publicUrl: string
  archives: Pick<ArchiveWriter, 'write'>
  publishing: RecipePublishing
  myRecipesOf: FindMyRecipes
  /** Returns a recipe of this cook, locked until the end of the transaction. */
  ownRecipe(tx: Tx, actor: Actor, id: number): Promise<StoredRecipe>
  recipeFor(db: Db, actor: Actor | undefined, id: number): Promise<ReadableRecipe>
}
