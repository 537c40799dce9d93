import type { MyRecipe } from '@larder/contract/my-recipes'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { lockAccount } from '../../db/queries/membership'
import { publishRecipeChange } from '../../db/recipe-notifier'
import { recipesTable } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import { lockOwnRecipe } from '../recipes/changes/recipe-changes'
import { findMyRecipes } from './my-recipe-queries'
import type { MyRecipesParts } from './parts'
import { publishRecipe, type RecipeSubmission, restorePost, withdrawRecipe } from './recipe-publishing'

const maxRecipes = 20_000

type RecipeVisibilityParts = Pick<MyRecipesParts, 'db' | 'clock' | 'withHousehold'>

/** Publishing, withdrawing and restoring of a cook's own recipes. */
export function createRecipeVisibility({ db, clock, withHousehold }: RecipeVisibilityParts) {
  async function decide(actor: Actor, id: number, decision: (tx: Tx) => Promise<void>): Promise<MyRecipe> {
    await withHousehold(actor, ['recipes', 'my-recipes'], async (tx) => {
      await lockAccount(tx, actor.accountId)
      await decision(tx)
    })
    const [myRecipe] = await findMyRecipes(db, actor, [id])
    if (!myRecipe) throw new AppError('recipe-not-found')
    return myRecipe
  }

  return {
    publish: (actor: Actor, id: number, submission: RecipeSubmission) =>
      decide(actor, id, async (tx) => {
        const row = await lockOwnRecipe(tx, actor, id)
        await publishRecipe(tx, actor, row, submission, clock())
      }),

    unpublish: (actor: Actor, id: number) =>
      decide(actor, id, async (tx) => {
        const row = await lockOwnRecipe(tx, actor, id)
        await withdrawRecipe(tx, row, clock())
      }),

    /** An existing recipe stays as it is. */
    bringBack: (actor: Actor, id: number) =>
      decide(actor, id, async (tx) => {
        const row = await lockRecipeEvenRemoved(tx, actor, id)
        if (row.removedAt === null) return
        if ((await countOwnRecipes(tx, actor)) >= maxRecipes) throw new AppError('too-many-recipes')
        const now = clock()
        await tx.update(recipesTable).set({ removedAt: null, updatedAt: now }).where(eq(recipesTable.id, id))
        await publishRecipeChange(tx, id)
        await restorePost(tx, actor, row, now)
      }),
  }
}

async function lockRecipeEvenRemoved(tx: Tx, { accountId }: Actor, id: number) {
  const [row] = await tx
    .select()
    .from(recipesTable)
    .where(and(eq(recipesTable.id, id), eq(recipesTable.accountId, accountId)))
    .for('no key update')
  if (!row) throw new AppError('recipe-not-found')
  return row
}

async function countOwnRecipes(tx: Tx, { accountId }: Actor): Promise<number> {
  const [counted] = await tx
    .select({ there: count() })
    .from(recipesTable)
    .where(and(eq(recipesTable.accountId, accountId), isNull(recipesTable.removedAt)))
  return counted?.there ?? 0
}
