import type { CommunityId } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { recipesTable } from '../../db/tables/recipes'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Clock } from '../../time/clock'
import type { PostPresenter } from './post-presenter'

/** The community of a submission and the cook's introduction. */
export interface PostSubmission {
  readonly community: CommunityId
  readonly introduction: string
}

type StoredRecipe = typeof recipesTable.$inferSelect

/** A cook or a visitor. */
export type CommunityViewer = Actor | undefined

/** Probably mistyped words with their likely corrections. */
export type WordCorrections = ReadonlyMap<string, readonly string[]>

export interface CommunityParts {
  db: Db
  clock: Clock
  limits: RateLimiter
  allowances: RateLimits
  postView: PostPresenter
  /** The distinct words of a search. */
  wordsTyped(search: string): string[]
  /** The same in text search syntax; each word may have alternatives. */
  wordQuery(words: readonly string[], corrections?: WordCorrections): { readonly all: string }
  /** Returns corrections of unknown words. */
  meantBy(db: Db, words: readonly string[]): Promise<WordCorrections>
  /** Sets a cook's mark of a recipe; the recipe and its post count it. */
  setMark(
    tx: Tx,
    accountId: string,
    recipeId: number,
    change: { readonly favourite: boolean },
    now: string,
  ): Promise<void>
  /** Stores a recipe of this cook; a repeated change stores nothing. */
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
