import { createHash } from 'node:crypto'
import type { RecipeFacts, Submission } from '@larder/contract/admin'
import type { RecipeDraft } from '@larder/contract/recipes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { heldPostOf, type StoredPost } from '../../db/posts'
import { accounts } from '../../db/tables/account'
import { posts } from '../../db/tables/community'
import { recipes, recipeVersions } from '../../db/tables/recipes'
import { touchHousehold } from '../../db/touch'
import type { StoredRecipe } from './parts'

/** Where `posts p` waits for an admin: itself, or what its cook would like to change. */
export const isWaiting = `(p.state = 'waiting'
  or (p.state = 'shown' and p.proposal is not null and p.refused_at is null))`

/** Somebody who is told what an admin decided. */
export interface Author {
  readonly name: string
  readonly email: string
}

/** A post with its recipe and its author, held until the transaction is through. */
export interface HeldPost {
  readonly post: StoredPost
  readonly recipe: StoredRecipe
  readonly author: Author
}

/** What an admin decides on. */
export interface HeldSubmission extends HeldPost {
  readonly kind: Submission['kind']
  /** As it would be shown. */
  readonly draft: RecipeDraft
  readonly seen: string
}

/** A post by its number; its author's household hears that something of it changes. */
export async function heldPost(tx: Tx, id: number): Promise<HeldPost | undefined> {
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
  await touchHousehold(tx, householdId, 'recipes', 'my-recipes', 'community')
  const [recipe] = await tx
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, recipeId), isNull(recipes.removedAt)))
    .for('no key update')
  const post = recipe && (await heldPostOf(tx, recipeId))
  return recipe && post && { post, recipe, author }
}

/** What waits under this number, unless it was decided or taken back. */
export async function heldSubmission(tx: Tx, id: number): Promise<HeldSubmission | undefined> {
  const held = await heldPost(tx, id)
  if (!held) return undefined
  const { post, recipe } = held
  const kind = kindOf(post)
  const draft = kind === 'new' ? await draftOf(tx, recipe) : post.proposal
  if (!kind || !draft) return undefined
  return { ...held, kind, draft, seen: seenOf({ post, draft, picture: recipe.picture }) }
}

function kindOf({ state, proposal, refusedAt }: StoredPost): Submission['kind'] | undefined {
  if (state === 'waiting') return 'new'
  return state === 'shown' && proposal && !refusedAt ? 'change' : undefined
}

async function draftOf(tx: Tx, { id, version }: StoredRecipe): Promise<RecipeDraft | undefined> {
  const [kept] = await tx
    .select({ content: recipeVersions.content })
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, id), eq(recipeVersions.version, version)))
  return kept?.content.draft
}

/** What a recipe says beyond what its post shows. */
export function factsOf({
  description,
  cuisine,
  equipment,
  difficulty,
  course,
  occasions,
}: RecipeDraft): RecipeFacts {
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
export function seenOf(shown: {
  readonly post: Pick<StoredPost, 'introduction' | 'communityId'>
  readonly draft: RecipeDraft
  readonly picture: StoredRecipe['picture']
}): string {
  const { post, draft, picture } = shown
  const said = JSON.stringify([draft, post.introduction, post.communityId, picture?.id ?? null])
  return createHash('sha256').update(said).digest('base64url')
}
