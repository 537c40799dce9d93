import { createHash } from 'node:crypto'
import type { PendingSubmission, SubmissionFacts } from '@larder/contract/admin'
import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { lockHousehold } from '../../db/household-lock'
import { lockPostOf, type StoredPost } from '../../db/queries/posts'
import { accounts } from '../../db/tables/account'
import { posts } from '../../db/tables/community'
import { recipesTable, recipeVersions } from '../../db/tables/recipes'
import type { StoredRecipe } from '../recipes/changes/save-recipe'

/** The author to notify of a decision. */
interface SubmissionAuthor {
  readonly name: string
  readonly email: string
}

/** A post with its recipe and author, locked until the end of the transaction. */
export interface LockedPost {
  readonly post: StoredPost
  readonly recipe: StoredRecipe
  readonly author: SubmissionAuthor
}

/** A submission to decide on. */
export interface LockedSubmission extends LockedPost {
  readonly kind: PendingSubmission['kind']
  /** The draft as it would be shown. */
  readonly draft: RecipeDraft
  readonly seen: string
}

/** Locks a post by id; its author's household is notified of the change. */
export async function lockPost(tx: Tx, id: number): Promise<LockedPost | undefined> {
  const [found] = await tx
    .select({
      recipeId: posts.recipeId,
      householdId: accounts.currentHouseholdId,
      name: accounts.name,
      email: accounts.email,
    })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.accountId))
    .where(eq(posts.id, id))
  if (!found) return undefined
  const { recipeId, householdId, ...author } = found
  await lockHousehold(tx, householdId, 'recipes', 'my-recipes', 'community')
  const [recipe] = await tx
    .select()
    .from(recipesTable)
    .where(and(eq(recipesTable.id, recipeId), isNull(recipesTable.removedAt)))
    .for('no key update')
  const post = recipe && (await lockPostOf(tx, recipeId))
  return recipe && post && { post, recipe, author }
}

/** Locks the submission with this id, unless it was decided or withdrawn. */
export async function lockSubmission(tx: Tx, id: number): Promise<LockedSubmission | undefined> {
  const locked = await lockPost(tx, id)
  if (!locked) return undefined
  const { post, recipe } = locked
  const kind = submissionKindOf(post)
  const draft = kind === 'new' ? await findDraft(tx, recipe) : post.proposal
  if (!kind || !draft) return undefined
  return { ...locked, kind, draft, seen: toContentDigest({ post, draft, picture: recipe.picture }) }
}

function submissionKindOf({ state, proposal, refusedAt }: StoredPost): PendingSubmission['kind'] | undefined {
  if (state === 'waiting') return 'new'
  return state === 'shown' && proposal && !refusedAt ? 'change' : undefined
}

async function findDraft(tx: Tx, { id, version }: StoredRecipe): Promise<RecipeDraft | undefined> {
  const [stored] = await tx
    .select({ content: recipeVersions.content })
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, id), eq(recipeVersions.version, version)))
  return stored?.content.draft
}

/** Returns the recipe fields that its post does not show. */
export function toRecipeFacts({
  description,
  cuisine,
  equipment,
  difficulty,
  course,
  occasions,
}: RecipeDraft): SubmissionFacts {
  return {
    description,
    ...(cuisine !== undefined && { cuisine }),
    equipment,
    difficulty,
    category: course,
    occasions,
  }
}

/** Returns a digest of the content under review; it changes with any part of it. */
export function toContentDigest(shown: {
  readonly post: Pick<StoredPost, 'introduction' | 'communityId'>
  readonly draft: RecipeDraft
  readonly picture: StoredRecipe['picture']
}): string {
  const { post, draft, picture } = shown
  const content = JSON.stringify([draft, post.introduction, post.communityId, picture?.id ?? null])
  return createHash('sha256').update(content).digest('base64url')
}
