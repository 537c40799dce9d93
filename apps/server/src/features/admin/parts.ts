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
  /** Whether mail leaves this house; otherwise nobody is written to. */
  sendsEmail: boolean
  background: BackgroundTasks
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
