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

/** Where `posts p` waits for an admin: itself, or what its cook would like to change. */
export const awaitingReviewCondition = `(p.state = 'waiting'
  or (p.state = 'shown' and p.proposal is not null and p.refused_at is null))`

/** Somebody who is told what an admin decided. */
export interface SubmissionAuthor {
  readonly name: string
  readonly email: string
}

/** A post with its recipe and its author, held until the transaction is through. */
export interface LockedPost {
  readonly post: StoredPost
  readonly recipe: StoredRecipe
  readonly author: SubmissionAuthor
}

/** What an admin decides on. */
export interface LockedSubmission extends LockedPost {
  readonly kind: PendingSubmission['kind']
  /** As it would be shown. */
  readonly draft: RecipeDraft
  readonly seen: string
}

/** A post by its number; its author's household hears that something of it changes. */
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

/** What waits under this number, unless it was decided or taken back. */
export async function lockSubmission(tx: Tx, id: number): Promise<LockedSubmission | undefined> {
  const held = await lockPost(tx, id)
  if (!held) return undefined
  const { post, recipe } = held
  const kind = submissionKindOf(post)
  const draft = kind === 'new' ? await findDraft(tx, recipe) : post.proposal
  if (!kind || !draft) return undefined
  return { ...held, kind, draft, seen: toContentDigest({ post, draft, picture: recipe.picture }) }
}

function submissionKindOf({ state, proposal, refusedAt }: StoredPost): PendingSubmission['kind'] | undefined {
  if (state === 'waiting') return 'new'
  return state === 'shown' && proposal && !refusedAt ? 'change' : undefined
}

async function findDraft(tx: Tx, { id, version }: StoredRecipe): Promise<RecipeDraft | undefined> {
  const [kept] = await tx
    .select({ content: recipeVersions.content })
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, id), eq(recipeVersions.version, version)))
  return kept?.content.draft
}

/** What a recipe says beyond what its post shows. */
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

/** What an admin looks at, in a few letters: whatever of it changes, they change. */
export function toContentDigest(shown: {
  readonly post: Pick<StoredPost, 'introduction' | 'communityId'>
  readonly draft: RecipeDraft
  readonly picture: StoredRecipe['picture']
}): string {
  const { post, draft, picture } = shown
  const said = JSON.stringify([draft, post.introduction, post.communityId, picture?.id ?? null])
  return createHash('sha256').update(said).digest('base64url')
}
