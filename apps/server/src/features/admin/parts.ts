import type { Post } from '@larder/contract/community'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Background } from '../../background'
import type { Clock } from '../../clock'
import type { Db, Tx } from '../../db/open'
import type { StoredPost } from '../../db/posts'
import type { recipes } from '../../db/tables/recipes'
import type { Mail } from '../../mail/mail'

export type StoredRecipe = typeof recipes.$inferSelect

export interface AdminParts {
  db: Db
  clock: Clock
  mail: Mail
  /** Whether mail leaves this house; otherwise nobody is written to. */
  mailLeaves: boolean
  background: Background
  publicUrl: string
  /** Ends whatever an account pays for; throws where the payment provider is away. */
  endPayments(accountId: string): Promise<void>
  postView: {
    /** Posts by their number, wherever they stand; where a draft is given for one, as it would look with it. */
    of(
      viewer: Actor,
      ids: readonly number[],
      drafts?: ReadonlyMap<number, RecipeDraft>,
    ): Promise<readonly Post[]>
  }
  saveVersion(tx: Tx, row: StoredRecipe, draft: RecipeDraft, now: string): Promise<StoredRecipe>
  /** What its cook changed while it was shown is the recipe from now on, to them. */
  takeProposal(tx: Tx, row: StoredRecipe, post: StoredPost, now: string): Promise<StoredRecipe>
  learnWords(tx: Tx, searchTexts: readonly string[], isPublic: boolean): Promise<void>
}
