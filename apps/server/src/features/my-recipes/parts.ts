import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { RecipeContent, recipes } from '../../db/tables/recipes'
import type { Allowances, Limits } from '../../http/limits'
import type { ArchiveWriter } from '../../importing/archive-writer'
import type { MyRecipesOf } from './mine'
import type { Publishing } from './publishing'

export type StoredRecipe = typeof recipes.$inferSelect

/** Writes what its cook wrote last down as the recipe's next version. */
export type SaveVersion = (
  tx: Tx,
  row: StoredRecipe,
  draft: RecipeDraft,
  now: string,
) => Promise<StoredRecipe>

/** A recipe that whoever asks may read. */
export interface ReadRecipe {
  readonly row: Pick<StoredRecipe, 'id' | 'accountId' | 'public' | 'picture'>
  readonly content: RecipeContent
  /** Who wrote it; nobody for the starter cookbook. */
  readonly author: string | null
}

export interface MyRecipesParts {
  db: Db
  clock: Clock
  limits: Limits
  allowances: Allowances
  publicUrl: string
  archives: Pick<ArchiveWriter, 'write'>
  publishing: Publishing
  myRecipesOf: MyRecipesOf
  /** A recipe of this cook, held until the transaction is through. */
  ownRecipe(tx: Tx, actor: Actor, id: number): Promise<StoredRecipe>
  recipeFor(db: Db, actor: Actor | undefined, id: number): Promise<ReadRecipe>
}
