import type { MyRecipe } from '@larder/contract/my-recipes'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { lockAccount } from '../../db/membership'
import { inTransaction, type Tx } from '../../db/open'
import { recipes } from '../../db/tables/recipes'
import { tellRecipe } from '../../db/tell-recipe'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import type { MyRecipesParts } from './parts'
import type { Submission } from './publishing'

const mostRecipes = 20_000

type Parts = Pick<MyRecipesParts, 'db' | 'clock' | 'publishing' | 'myRecipesOf' | 'ownRecipe'>

/** What a cook decides about their own recipes: shown, taken back, brought back. */
export function openOwnRecipes({ db, clock, publishing, myRecipesOf, ownRecipe }: Parts) {
  async function decide(actor: Actor, id: number, decision: (tx: Tx) => Promise<void>): Promise<MyRecipe> {
    await inTransaction(db, async (tx) => {
      await touchHousehold(tx, actor, 'recipes', 'my-recipes')
      await lockAccount(tx, actor.accountId)
      await decision(tx)
    })
    const [mine] = await myRecipesOf(db, actor, [id])
    if (!mine) throw new AppError('recipe-not-found')
    return mine
  }

  return {
    publish: (actor: Actor, id: number, submission: Submission) =>
      decide(actor, id, async (tx) => {
        const row = await ownRecipe(tx, actor, id)
        await publishing.publishRecipe(tx, actor, row, submission, clock())
      }),

    unpublish: (actor: Actor, id: number) =>
      decide(actor, id, async (tx) => {
        const row = await ownRecipe(tx, actor, id)
        await publishing.withdrawRecipe(tx, row, clock())
      }),

    /** One that is there stays as it is. */
    bringBack: (actor: Actor, id: number) =>
      decide(actor, id, async (tx) => {
        const row = await removedOrThere(tx, actor, id)
        if (row.removedAt === null) return
        if ((await countOf(tx, actor)) >= mostRecipes) throw new AppError('too-many-recipes')
        const now = clock()
        await tx.update(recipes).set({ removedAt: null, updatedAt: now }).where(eq(recipes.id, id))
        await tellRecipe(tx, id)
        await publishing.restorePost(tx, actor, row, now)
      }),
  }
}

async function removedOrThere(tx: Tx, { accountId }: Actor, id: number) {
  const [row] = await tx
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.accountId, accountId)))
    .for('no key update')
  if (!row) throw new AppError('recipe-not-found')
  return row
}

async function countOf(tx: Tx, { accountId }: Actor): Promise<number> {
  const [counted] = await tx
    .select({ there: count() })
    .from(recipes)
    .where(and(eq(recipes.accountId, accountId), isNull(recipes.removedAt)))
  return counted?.there ?? 0
}
