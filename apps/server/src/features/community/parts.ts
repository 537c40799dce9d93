import type { CommunityId } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { recipesTable } from '../../db/tables/recipes'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Clock } from '../../time/clock'
import type { PostPresenter } from './post-presenter'

/** Where a recipe is handed in, and what its cook says before it. */
export interface PostSubmission {
  readonly community: CommunityId
  readonly introduction: string
}

type StoredRecipe = typeof recipesTable.$inferSelect

/** Whoever asks: a cook, or a visitor. */
export type CommunityViewer = Actor | undefined

/** Words that were probably mistyped, with those that were probably meant. */
export type WordCorrections = ReadonlyMap<string, readonly string[]>

export interface CommunityParts {
  db: Db
  clock: Clock
  limits: RateLimiter
  allowances: RateLimits
  postView: PostPresenter
  /** The words of a search, each once. */
  wordsTyped(search: string): string[]
  /** The same in the notation of the text search; each word may stand for others. */
  wordQuery(words: readonly string[], meant?: WordCorrections): { readonly all: string }
  /** What words that nobody uses may mean. */
  meantBy(db: Db, words: readonly string[]): Promise<WordCorrections>
  /** What a cook thinks of a recipe from now on; the recipe and its post count it. */
  setMark(
    tx: Tx,
    accountId: string,
    recipeId: number,
    change: { readonly favourite: boolean },
    now: string,
  ): Promise<void>
  /** Writes a recipe of this cook down; the same change again writes nothing. */
  writeRecipe(
    tx: Tx,
    actor: Actor,
    recipe: { readonly draft: RecipeDraft; readonly now: string; readonly actionId: string },
  ): Promise<StoredRecipe>
  publishRecipe(
    tx: Tx,
    actor: Actor,
    recipe: StoredRecipe,
    submission: PostSubmission,
    now: string,
  ): Promise<void>
  myRecipesOf(db: Db, actor: Actor, ids: readonly number[]): Promise<MyRecipe[]>
}
