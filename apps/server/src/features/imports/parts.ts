import type { MyRecipe } from '@larder/contract/my-recipes'
import type { PersonVerdict, RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Log } from '../../log'
import type { FetchPublic } from '../../network/public-fetch'
import type { ImportReader } from '../../recipe-import/import-reader'
import type { Clock } from '../../time/clock'
import type { DishPhoto } from '../my-recipes/dish-photo'

/** A recipe of this cook to save. */
export interface RecipeToSave {
  readonly draft: RecipeDraft
  readonly now: string
  readonly createdAt?: string
}

export interface ImportsParts {
  db: Db
  clock: Clock
  log: Log
  limits: RateLimiter
  allowances: RateLimits
  reader: ImportReader
  fetchPublic: FetchPublic
  /** Returns the verdicts on each draft for every eater of the household. */
  verdictsOf(db: Db | Tx, householdId: string, drafts: readonly RecipeDraft[]): Promise<PersonVerdict[][]>
  /** Saves recipes of this cook in this order; returns their ids. */
  writeRecipes(tx: Tx, actor: Actor, recipes: readonly RecipeToSave[]): Promise<number[]>
  setMark(
    tx: Tx,
    accountId: string,
    recipeId: number,
    mark: { favourite: boolean; stars: number | null },
    now: string,
  ): Promise<void>
  /** Converts a clean JPEG of page size; takes a moment. */
  dishPhoto(page: Uint8Array): Promise<DishPhoto>
  savePhoto(tx: Tx, recipeId: number, photo: DishPhoto, now: string): Promise<unknown>
  myRecipesOf(db: Db, actor: Actor, ids: readonly number[]): Promise<MyRecipe[]>
}
