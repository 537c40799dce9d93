import type { RecipeDraft } from '@larder/contract/recipes'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { householdCountry } from '../../db/household-country'
import { lockAccount } from '../../db/membership'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { formVersion, heldPostOf, proposeChange, setPostState } from '../../db/posts'
import { recipes } from '../../db/tables/recipes'
import { tellRecipe } from '../../db/tell-recipe'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { keepMadeUp } from './made-up'
import {
  isSameDraft,
  isSaved,
  type NewRecipe,
  type StoredRecipe,
  saveRecipe,
  saveRecipes,
  saveVersion,
} from './saving'

export interface WritingParts {
  db: Db
  clock: Clock
}

const mostRecipes = 20_000

/** What cooks do to their own recipes; whoever shares a household with them sees it at once. */
export function openWriting({ db, clock }: WritingParts) {
  return {
    create(actor: Actor, draft: RecipeDraft, actionId?: string): Promise<StoredRecipe> {
      return inTransaction(db, (tx) => writeRecipe(tx, actor, { draft, actionId, now: clock() }))
    },

    /** Says which version a form names that goes on from here. */
    update(actor: Actor, id: number, draft: RecipeDraft, version: number): Promise<number> {
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'recipes')
        const row = await ownRecipe(tx, actor, id)
        const post = await heldPostOf(tx, id)
        const isShown = post?.state === 'shown'
        const isLatest = version === formVersion(row, post)
        const same = await isSaved(tx, row, draft)
        // Who heard no answer sends the same again.
        const isAgain = isShown && post.proposal ? isSameDraft(post.proposal, draft) : same
        if (!isLatest && !isAgain) throw new AppError('recipe-changed')
        if (!isShown) return (await saveVersion(tx, row, draft, clock())).version
        const insists = isLatest && post.refusedAt !== null
        if (isAgain && !insists) return formVersion(row, post)
        // What everybody reads was approved; what its cook changes is looked at before it takes its place.
        return formVersion(row, await proposeChange(tx, post, same ? null : draft, clock()))
      })
    },

    /** Plans and history that use it still find it. */
    async remove(actor: Actor, id: number): Promise<void> {
      const now = clock()
      await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'recipes')
        const row = await ownRecipe(tx, actor, id)
        await tx.update(recipes).set({ removedAt: now, updatedAt: now }).where(eq(recipes.id, row.id))
        await tellRecipe(tx, row.id)
        const post = await heldPostOf(tx, id)
        if (!post || post.state === 'withdrawn') return
        await setPostState(tx, post, 'withdrawn', { now, stateBefore: post.state })
      })
    },
  }
}

/** Writes a recipe of this cook down; the same change again writes nothing. */
export async function writeRecipe(
  tx: Tx,
  actor: Actor,
  recipe: Pick<NewRecipe, 'draft' | 'now' | 'actionId' | 'createdAt'>,
): Promise<StoredRecipe> {
  const { accountId } = actor
  await touchHousehold(tx, actor, 'recipes')
  await lockAccount(tx, accountId)
  const { actionId } = recipe
  const [before] = actionId
    ? await tx
        .select()
        .from(recipes)
        .where(and(eq(recipes.accountId, accountId), eq(recipes.actionId, actionId)))
        .for('no key update')
    : []
  if (before?.removedAt) throw new AppError('action-used')
  if (before) return before
  await expectRoom(tx, actor, 1)
  const country = await householdCountry(tx, actor.householdId)
  return saveRecipe(tx, { accountId, public: false, country, ...recipe })
}

/** The same for many that come from elsewhere; their numbers, in the same order. */
export async function writeRecipes(
  tx: Tx,
  actor: Actor,
  some: readonly Pick<NewRecipe, 'draft' | 'now' | 'createdAt'>[],
): Promise<number[]> {
  await touchHousehold(tx, actor, 'recipes')
  await lockAccount(tx, actor.accountId)
  await expectRoom(tx, actor, some.length)
  const country = await householdCountry(tx, actor.householdId)
  const written = some.map((recipe) => ({ accountId: actor.accountId, public: false, country, ...recipe }))
  return (await saveRecipes(tx, ...written)).map(({ id }) => id)
}

/** A recipe of this cook, held until the transaction is through. */
export async function ownRecipe(tx: Tx, { accountId }: Actor, id: number): Promise<StoredRecipe> {
  const [row] = await tx
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.accountId, accountId), isNull(recipes.removedAt)))
    .for('no key update')
  if (!row) throw new AppError('recipe-not-found')
  // Whoever changes a dish that was made up keeps it.
  if (row.flexibleHousehold !== null) await keepMadeUp(tx, id)
  return { ...row, flexibleHousehold: null }
}

async function expectRoom(tx: Tx, { accountId }: Actor, more: number): Promise<void> {
  const [counted] = await tx
    .select({ there: count() })
    .from(recipes)
    .where(and(eq(recipes.accountId, accountId), isNull(recipes.removedAt)))
  if ((counted?.there ?? 0) + more > mostRecipes) throw new AppError('too-many-recipes')
}
