import type { RecipeSummary } from '@larder/contract/recipes'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { warmedBy, warmth } from '../../db/heat'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { posts } from '../../db/tables/community'
import { recipeMarks, recipes } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import { keepMadeUp } from './made-up'
import { recipeFor } from './reading'
import { summaryOf } from './recipe-row'

export interface MarksParts {
  db: Db
  clock: Clock
}

interface Mark {
  readonly favourite: boolean
  readonly stars: number | null
}

const unmarked: Mark = { favourite: false, stars: null }

/** What cooks think of recipes; each recipe counts it, exactly. */
export function openMarks({ db, clock }: MarksParts) {
  async function mark(actor: Actor, id: number, change: Partial<Mark>): Promise<RecipeSummary> {
    await recipeFor(db, actor, id)
    await inTransaction(db, (tx) => setMark(tx, actor.accountId, id, change, clock()))
    const { row, favourite } = await recipeFor(db, actor, id)
    return summaryOf(row, actor.accountId, favourite)
  }

  return {
    favourite: (actor: Actor, id: number, favourite: boolean) => mark(actor, id, { favourite }),
    rate: (actor: Actor, id: number, stars: number | null) => mark(actor, id, { stars }),
  }
}

/** What this cook thinks of a recipe from now on; the recipe and its post count it. */
export async function setMark(
  tx: Tx,
  accountId: string,
  recipeId: number,
  change: Partial<Mark>,
  now: string,
) {
  // Whoever marks the same recipe waits here, so that nobody counts from what another is about to replace.
  const [held] = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.id, recipeId), isNull(recipes.removedAt)))
    .for('no key update')
  if (!held) throw new AppError('recipe-not-found')
  const [found] = await tx
    .select({ favourite: recipeMarks.favourite, stars: recipeMarks.stars, since: recipeMarks.updatedAt })
    .from(recipeMarks)
    .where(and(eq(recipeMarks.accountId, accountId), eq(recipeMarks.recipeId, recipeId)))
  const before: Mark = found ?? unmarked
  const after: Mark = { favourite: before.favourite, stars: before.stars, ...change }
  if (after.favourite === before.favourite && after.stars === before.stars) return
  await tx
    .insert(recipeMarks)
    .values({ accountId, recipeId, ...after, updatedAt: now })
    .onConflictDoUpdate({
      target: [recipeMarks.accountId, recipeMarks.recipeId],
      set: { ...after, updatedAt: now },
    })
  if (after.favourite) await keepMadeUp(tx, recipeId)
  const liked = Number(after.favourite) - Number(before.favourite)
  await tx
    .update(recipes)
    .set({
      likes: sql`${recipes.likes} + ${liked}`,
      ratings: sql`${recipes.ratings} + ${Number(after.stars !== null) - Number(before.stars !== null)}`,
      stars: sql`${recipes.stars} + ${(after.stars ?? 0) - (before.stars ?? 0)}`,
    })
    .where(eq(recipes.id, recipeId))
  if (liked === 0) return
  const since = liked < 0 && found ? found.since : now
  await tx
    .update(posts)
    .set({
      likes: sql`${posts.likes} + ${liked}`,
      heat: warmedBy(accountId, liked * warmth.like, now, { since }),
    })
    .where(eq(posts.recipeId, recipeId))
}
