import type { RecipeDraft } from '@larder/contract/recipes'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Tx } from '../../../db/database'
import type { MemberTx, WithHousehold } from '../../../db/household-transaction'
import { lockAccount } from '../../../db/queries/membership'
import { formVersion, lockPostOf, proposeChange, setPostState } from '../../../db/queries/posts'
import { publishRecipeChange } from '../../../db/recipe-notifier'
import { recipesTable } from '../../../db/tables/recipes'
import { AppError } from '../../../errors'
import { keepMadeUpRecipe } from './made-up-recipes'
import {
  isCurrentDraft,
  isSameDraft,
  type NewRecipe,
  type ReadIngredients,
  type StoredRecipe,
  saveRecipe,
  saveRecipes,
  saveVersion,
} from './save-recipe'

export interface RecipeChangesParts {
  withHousehold: WithHousehold
}

const maxRecipes = 20_000

/** Changes of cooks to their own recipes; other members see them at once. */
export function createRecipeChanges({ withHousehold }: RecipeChangesParts) {
  return {
    create(
      actor: Actor,
      draft: RecipeDraft,
      read: ReadIngredients,
      actionId?: string,
    ): Promise<StoredRecipe> {
      return withHousehold(actor, ['recipes'], (tx) =>
        createOwnRecipe(tx, { draft, read, actionId, now: tx.now }),
      )
    },

    /** Returns the version that the next edit has to name. */
    update(
      actor: Actor,
      id: number,
      draft: RecipeDraft,
      read: ReadIngredients,
      version: number,
    ): Promise<number> {
      return withHousehold(actor, ['recipes'], async (tx) => {
        const row = await lockOwnRecipe(tx, actor, id)
        const post = await lockPostOf(tx, id)
        const isShown = post?.state === 'shown'
        const isLatest = version === formVersion(row, post)
        const same = await isCurrentDraft(tx, row, draft)
        // A client that received no response sends the same draft again.
        const isRepeat = isShown && post.proposal ? isSameDraft(post.proposal, draft) : same
        if (!isLatest && !isRepeat) throw new AppError('recipe-changed')
        if (!isShown) return (await saveVersion(tx, row, draft, tx.now, read)).version
        const insists = isLatest && post.refusedAt !== null
        if (isRepeat && !insists) return formVersion(row, post)
        // A published recipe was approved; its changes are reviewed before they replace it.
        return formVersion(row, await proposeChange(tx, post, same ? null : draft, tx.now))
      })
    },

    /** Plans and history that use the recipe still find it. */
    async remove(actor: Actor, id: number): Promise<void> {
      await withHousehold(actor, ['recipes'], async (tx) => {
        const { now } = tx
        const row = await lockOwnRecipe(tx, actor, id)
        await tx
          .update(recipesTable)
          .set({ removedAt: now, updatedAt: now })
          .where(eq(recipesTable.id, row.id))
        await publishRecipeChange(tx, row.id)
        const post = await lockPostOf(tx, id)
        if (!post || post.state === 'withdrawn') return
        await setPostState(tx, post, 'withdrawn', { now, stateBefore: post.state })
      })
    },
  }
}

/** Stores a recipe of this cook; a repeated change stores nothing. */
export async function createOwnRecipe(
  tx: MemberTx,
  recipe: Pick<NewRecipe, 'draft' | 'now' | 'actionId' | 'createdAt' | 'read'>,
): Promise<StoredRecipe> {
  const { accountId } = tx
  await tx.publish('recipes')
  await lockAccount(tx, accountId)
  const { actionId } = recipe
  const [before] = actionId
    ? await tx
        .select()
        .from(recipesTable)
        .where(and(eq(recipesTable.accountId, accountId), eq(recipesTable.actionId, actionId)))
        .for('no key update')
    : []
  if (before?.removedAt) throw new AppError('idempotency-key-reused')
  if (before) return before
  await assertRecipeLimit(tx, 1)
  return saveRecipe(tx, { accountId, public: false, country: tx.country ?? undefined, ...recipe })
}

/** The same for many imported recipes; returns the ids in the same order. */
export async function createOwnRecipes(
  tx: MemberTx,
  drafts: readonly Pick<NewRecipe, 'draft' | 'now' | 'createdAt'>[],
): Promise<number[]> {
  const { accountId } = tx
  await tx.publish('recipes')
  await lockAccount(tx, accountId)
  await assertRecipeLimit(tx, drafts.length)
  const country = tx.country ?? undefined
  const saved = drafts.map((recipe) => ({ accountId, public: false, country, ...recipe }))
  return (await saveRecipes(tx, ...saved)).map(({ id }) => id)
}

/** Returns a recipe of this cook, locked until the end of the transaction. */
export async function lockOwnRecipe(tx: Tx, { accountId }: Actor, id: number): Promise<StoredRecipe> {
  const [row] = await tx
    .select()
    .from(recipesTable)
    .where(
      and(eq(recipesTable.id, id), eq(recipesTable.accountId, accountId), isNull(recipesTable.removedAt)),
    )
    .for('no key update')
  if (!row) throw new AppError('recipe-not-found')
  // Editing a made-up dish keeps it.
  if (row.flexibleHousehold !== null) await keepMadeUpRecipe(tx, id)
  return { ...row, flexibleHousehold: null }
}

async function assertRecipeLimit(tx: MemberTx, added: number): Promise<void> {
  const [counted] = await tx
    .select({ there: count() })
    .from(recipesTable)
    .where(and(eq(recipesTable.accountId, tx.accountId), isNull(recipesTable.removedAt)))
  if ((counted?.there ?? 0) + added > maxRecipes) throw new AppError('too-many-recipes')
}
