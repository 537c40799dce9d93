import type { MyRecipe } from '@larder/contract/my-recipes'
import type { EaterVerdict, RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { Allowances, Limits } from '../../http/limits'
import type { ImportReader } from '../../importing/import-reader'
import type { FetchPublic } from '../../importing/public-fetch'
import type { Log } from '../../log'

/** A photo in both sizes, with how large the larger one is. */
export interface DishPhoto {
  readonly page: Buffer
  readonly card: Buffer
  readonly width: number
  readonly height: number
}

/** A recipe of this cook that is written down now. */
export interface Kept {
  readonly draft: RecipeDraft
  readonly now: string
  readonly createdAt?: string
}

export interface ImportsParts {
  db: Db
  clock: Clock
  log: Log
  limits: Limits
  allowances: Allowances
  reader: ImportReader
  fetchPublic: FetchPublic
  /** What speaks against each of these for everybody who eats in the household. */
  verdictsOf(db: Db | Tx, householdId: string, drafts: readonly RecipeDraft[]): Promise<EaterVerdict[][]>
  /** Writes recipes of this cook down, in this order, and says their numbers. */
  writeRecipes(tx: Tx, actor: Actor, recipes: readonly Kept[]): Promise<number[]>
  setMark(
    tx: Tx,
    accountId: string,
    recipeId: number,
    mark: { favourite: boolean; stars: number | null },
    now: string,
  ): Promise<void>
  /** What is kept of a photo that is a clean JPEG of page size already; it takes a moment to make. */
  dishPhoto(page: Uint8Array): Promise<DishPhoto>
  savePhoto(tx: Tx, recipeId: number, photo: DishPhoto, now: string): Promise<unknown>
  myRecipesOf(db: Db, actor: Actor, ids: readonly number[]): Promise<MyRecipe[]>
}
