import type { RecipeSummary } from '@larder/contract/recipes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { addHeatBy, heatWeights } from '../../../db/queries/post-heat'
import { posts } from '../../../db/tables/community'
import { recipeMarks, recipesTable } from '../../../db/tables/recipes'
import { AppError } from '../../../errors'
import type { Clock } from '../../../time/clock'
import { findReadableRecipe } from '../queries/readable-recipes'
import { toRecipeSummary } from '../queries/recipe-row'
import { keepMadeUpRecipe } from './made-up-recipes'

export interface RecipeMarksParts {
  db: Db
  clock: Clock
}

interface RecipeMark {
  readonly favourite: boolean
  readonly stars: number | null
}

const noMark: RecipeMark = { favourite: false, stars: null }

/** Likes and stars of cooks; each recipe has exact counts. */
export function createRecipeMarks({ db, clock }: RecipeMarksParts) {
  async function mark(actor: Actor, id: number, change: Partial<RecipeMark>): Promise<RecipeSummary> {
    await findReadableRecipe(db, actor, id)
    await inTransaction(db, (tx) => setRecipeMark(tx, actor.accountId, id, change, clock()))
    const { row, favourite } = await findReadableRecipe(db, actor, id)
    return toRecipeSummary(row, actor.accountId, favourite)
  }

  return {
    favourite: (actor: Actor, id: number, favourite: boolean) => mark(actor, id, { favourite }),
    rate: (actor: Actor, id: number, stars: number | null) => mark(actor, id, { stars }),
  }
}

/** Sets a cook's mark of a recipe and updates the counts of the recipe and its post. */
export async function setRecipeMark(
  tx: Tx,
  accountId: string,
  recipeId: number,
  change: Partial<RecipeMark>,
  now: string,
) {
  // Serialises marks of the same recipe, so that no count is based on a stale mark.
  const [locked] = await tx
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(and(eq(recipesTable.id, recipeId), isNull(recipesTable.removedAt)))
    .for('no key update')
  if (!locked) throw new AppError('recipe-not-found')
  const [found] = await tx
    .select({ favourite: recipeMarks.favourite, stars: recipeMarks.stars, since: recipeMarks.updatedAt })
    .from(recipeMarks)
    .where(and(eq(recipeMarks.accountId, accountId), eq(recipeMarks.recipeId, recipeId)))
  const before: RecipeMark = found ?? noMark
  const after: RecipeMark = { favourite: before.favourite, stars: before.stars, ...change }
  if (after.favourite === before.favourite && after.stars === before.stars) return
  await tx
    .insert(recipeMarks)
    .values({ accountId, recipeId, ...after, updatedAt: now })
    .onConflictDoUpdate({
      target: [recipeMarks.accountId, recipeMarks.recipeId],
      set: { ...after, updatedAt: now },
    })
  if (after.favourite) await keepMadeUpRecipe(tx, recipeId)
  const liked = Number(after.favourite) - Number(before.favourite)
  await tx
    .update(recipesTable)
    .set({
      likes: sql`${recipesTable.likes} + ${liked}`,
      ratings: sql`${recipesTable.ratings} + ${Number(after.stars !== null) - Number(before.stars !== null)}`,
      stars: sql`${recipesTable.stars} + ${(after.stars ?? 0) - (before.stars ?? 0)}`,
    })
    .where(eq(recipesTable.id, recipeId))
  if (liked === 0) return
  const since = liked < 0 && found ? found.since : now
  await tx
    .update(posts)
    .set({
      likes: sql`${posts.likes} + ${liked}`,
      heat: addHeatBy(accountId, liked * heatWeights.like, now, { since }),
    })
    .where(eq(posts.recipeId, recipeId))
}
