import type { Post } from '@larder/contract/community'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { StoredPost } from '../../db/queries/posts'
import type { BackgroundTasks } from '../../jobs/background-tasks'
import type { Mailer } from '../../mail/mailer'
import type { Clock } from '../../time/clock'
import type { StoredRecipe } from '../recipes/changes/save-recipe'

export interface AdminParts {
  db: Db
  clock: Clock
  mail: Mailer
  /** Whether the installation sends email. */
  sendsEmail: boolean
  background: BackgroundTasks
  publicUrl: string
  /** Cancels an account's payments; throws while the payment provider is unavailable. */
  endPayments(accountId: string): Promise<void>
  postView: {
    /** Posts by id from any community; a post with a draft is shown with the draft's content. */
    of(
      viewer: Actor,
      ids: readonly number[],
      drafts?: ReadonlyMap<number, RecipeDraft>,
    ): Promise<readonly Post[]>
  }
  saveVersion(tx: Tx, row: StoredRecipe, draft: RecipeDraft, now: string): Promise<StoredRecipe>
  /** Makes the cook's pending proposal the recipe's content, for the cook. */
  takeProposal(tx: Tx, row: StoredRecipe, post: StoredPost, now: string): Promise<StoredRecipe>
  learnWords(tx: Tx, searchTexts: readonly string[], isPublic: boolean): Promise<void>
}
