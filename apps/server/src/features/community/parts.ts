import type { CommunityId } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { recipes } from '../../db/tables/recipes'
import type { Allowances, Limits } from '../../http/limits'
import type { PostView } from './post-view'

/** Where a recipe is handed in, and what its cook says before it. */
export interface Submission {
  readonly community: CommunityId
  readonly introduction: string
}

type StoredRecipe = typeof recipes.$inferSelect

/** Whoever asks: a cook, or a visitor. */
export type Somebody = Actor | undefined

/** Words that were probably mistyped, with those that were probably meant. */
export type Meant = ReadonlyMap<string, readonly string[]>

export interface CommunityParts {
  db: Db
  clock: Clock
  limits: Limits
  allowances: Allowances
  postView: PostView
  /** The words of a search, each once. */
  wordsTyped(search: string): string[]
  /** The same in the notation of the text search; each word may stand for others. */
  wordQuery(words: readonly string[], meant?: Meant): { readonly all: string }
  /** What words that nobody uses may mean. */
  meantBy(db: Db, words: readonly string[]): Promise<Meant>
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
    submission: Submission,
    now: string,
  ): Promise<void>
  myRecipesOf(db: Db, actor: Actor, ids: readonly number[]): Promise<MyRecipe[]>
}
