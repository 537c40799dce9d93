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

/** Writes what its cook wrote last down as the recipe's next version. */
export type SaveVersion = (
  tx: Tx,
  row: StoredRecipe,
  draft: RecipeDraft,
  now: string,
) => Promise<StoredRecipe>

/** A recipe that whoever asks may read. */
export interface ReadableRecipe {
  readonly row: Pick<StoredRecipe, 'id' | 'accountId' | 'public' | 'picture'>
  readonly content: RecipeContent
  /** Who wrote it; nobody for the starter cookbook. */
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
  /** A recipe of this cook, held until the transaction is through. */
  ownRecipe(tx: Tx, actor: Actor, id: number): Promise<StoredRecipe>
  recipeFor(db: Db, actor: Actor | undefined, id: number): Promise<ReadableRecipe>
}
