import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction, type Tx } from '../../db/database'
import { lockHousehold } from '../../db/household-lock'
import { importRecipes } from '../../db/tables/imports'
import type { DishPhoto } from '../my-recipes/dish-photo'
import { findImport, findOwnDuplicates, toDuplicateKey } from './import-queries'
import type { ImportsParts } from './parts'

/** So many in one go, so that whoever shares the household does not wait for thousands. */
const batchSize = 25
const maxSavedPerCall = 500
const maxShown = 20

/** Keeps found recipes as drafts; what was kept before is not kept again. */
export function createImportSaver(parts: ImportsParts) {
  const { db, clock, writeRecipes, setMark, dishPhoto, savePhoto, myRecipesOf } = parts

  function waitingIn(id: string, places?: readonly number[]): SQL | undefined {
    return and(
      eq(importRecipes.importId, id),
      isNull(importRecipes.savedAt),
      places && inArray(importRecipes.place, [...places]),
    )
  }

  /** Made beforehand: nobody else waits for photos. */
  async function photosOf(id: string, places?: readonly number[]): Promise<Map<number, DishPhoto>> {
    const rows = await db
      .select({ place: importRecipes.place, picture: importRecipes.picture })
      .from(importRecipes)
      .where(waitingIn(id, places))
      .orderBy(asc(importRecipes.place))
      .limit(batchSize)
    const photos = new Map<number, DishPhoto>()
    for (const { place, picture } of rows) if (picture) photos.set(place, await dishPhoto(picture))
    return photos
  }

  async function some(
    actor: Actor,
    id: string,
    places?: readonly number[],
  ): Promise<{ ids: number[]; isOver: boolean }> {
    const photos = await photosOf(id, places)
    return inTransaction(db, async (tx) => {
      await lockHousehold(tx, actor, 'recipes')
      const rows = await tx
        .select()
        .from(importRecipes)
        .where(waitingIn(id, places))
        .orderBy(asc(importRecipes.place))
        .limit(batchSize)
        .for('update')
      const now = clock()
      // Who asks for all does not want again what is there already; who names one does.
      const wanted = places ? rows : await findNewRecipes(tx, actor, id, rows)
      for (const { place } of rows.filter((row) => !wanted.includes(row)))
        await settle(tx, place, { savedAt: now })
      const written = wanted.map(({ found, kept }) => {
        return { draft: found.draft, now, ...(kept && { createdAt: kept.createdAt }) }
      })
      const ids = written.length > 0 ? await writeRecipes(tx, actor, written) : []
      for (const [at, { place, kept }] of wanted.entries()) {
        const recipeId = ids[at]
        if (recipeId === undefined) throw new Error('a recipe that was written down has no number')
        const photo = photos.get(place)
        if (photo) await savePhoto(tx, recipeId, photo, now)
        if (kept) await setMark(tx, actor.accountId, recipeId, kept, now)
        await settle(tx, place, { recipeId, savedAt: now })
      }
      return { ids, isOver: rows.length < batchSize }
    })

    async function settle(
      tx: Tx,
      place: number,
      what: { recipeId?: number; savedAt: string },
    ): Promise<void> {
      await tx
        .update(importRecipes)
        .set({ ...what, picture: null })
        .where(and(eq(importRecipes.importId, id), eq(importRecipes.place, place)))
    }
  }

  return async (actor: Actor, id: string, places?: readonly number[]) => {
    await findImport(db, actor, id)
    const kept: number[] = []
    while (kept.length < maxSavedPerCall) {
      const { ids, isOver } = await some(actor, id, places)
      kept.push(...ids)
      if (isOver) break
    }
    const [waiting] = await db.select({ left: count() }).from(importRecipes).where(waitingIn(id, places))
    const recipes = await myRecipesOf(db, actor, kept.slice(0, maxShown))
    return { kept: kept.length, left: waiting?.left ?? 0, recipes }
  }
}

type ImportedRecipeRow = typeof importRecipes.$inferSelect

async function findNewRecipes(
  tx: Tx,
  actor: Actor,
  id: string,
  rows: readonly ImportedRecipeRow[],
): Promise<ImportedRecipeRow[]> {
  const titles = rows.map(({ found }) => found.draft.title)
  const own = await findOwnDuplicates(tx, actor, id, titles)
  return rows.filter(({ found }) => !own.has(toDuplicateKey(found.draft)))
}
