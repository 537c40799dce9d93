import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { hasPhotoSpace } from '../../db/queries/photo-space'
import { importRecipes } from '../../db/tables/imports'
import type { DishPhoto } from '../my-recipes/dish-photo'
import { createDishPhoto, savePhoto } from '../my-recipes/dish-photo'
import { findMyRecipes } from '../my-recipes/my-recipe-queries'
import { createOwnRecipes } from '../recipes/changes/recipe-changes'
import { setRecipeMark } from '../recipes/changes/recipe-marks'
import { findImport, findOwnDuplicates, toDuplicateKey } from './import-queries'
import type { ImportsParts } from './parts'

/** Recipes per transaction, so that other members do not wait for thousands. */
const batchSize = 25
const maxSavedPerCall = 500
const maxShown = 20

/** Saves imported recipes as drafts; saved ones are not saved again. */
export function createImportSaver({ db, withHousehold }: ImportsParts) {
  function waitingCondition(id: string, places?: readonly number[]): SQL | undefined {
    return and(
      eq(importRecipes.importId, id),
      isNull(importRecipes.savedAt),
      places && inArray(importRecipes.place, [...places]),
    )
  }

  /** Converted beforehand, outside the household lock. */
  async function photosOf(id: string, places?: readonly number[]): Promise<Map<number, DishPhoto>> {
    const rows = await db
      .select({ place: importRecipes.place, picture: importRecipes.picture })
      .from(importRecipes)
      .where(waitingCondition(id, places))
      .orderBy(asc(importRecipes.place))
      .limit(batchSize)
    const photos = new Map<number, DishPhoto>()
    for (const { place, picture } of rows) if (picture) photos.set(place, await createDishPhoto(picture))
    return photos
  }

  async function saveBatch(
    actor: Actor,
    id: string,
    places?: readonly number[],
  ): Promise<{ ids: number[]; isOver: boolean }> {
    const photos = await photosOf(id, places)
    return withHousehold(actor, ['recipes'], async (tx) => {
      const rows = await tx
        .select()
        .from(importRecipes)
        .where(waitingCondition(id, places))
        .orderBy(asc(importRecipes.place))
        .limit(batchSize)
        .for('update')
      const { now } = tx
      // Saving all skips duplicates; naming one saves it anyway.
      const toSave = places ? rows : await findNewRecipes(tx, actor, id, rows)
      for (const { place } of rows.filter((row) => !toSave.includes(row)))
        await markSaved(tx, place, { savedAt: now })
      const drafts = toSave.map(({ found, kept }) => {
        return { draft: found.draft, now, ...(kept && { createdAt: kept.createdAt }) }
      })
      const ids = drafts.length > 0 ? await createOwnRecipes(tx, drafts) : []
      for (const [at, { place, kept }] of toSave.entries()) {
        const recipeId = ids[at]
        if (recipeId === undefined) throw new Error('a saved recipe has no id')
        const photo = photos.get(place)
        // The recipes come in any case; without space, without their photos.
        if (photo && (await hasPhotoSpace(tx, actor, photo.page.length + photo.card.length)))
          await savePhoto(tx, recipeId, photo, now)
        if (kept) await setRecipeMark(tx, actor.accountId, recipeId, kept, now)
        await markSaved(tx, place, { recipeId, savedAt: now })
      }
      return { ids, isOver: rows.length < batchSize }
    })

    async function markSaved(
      tx: Tx,
      place: number,
      columns: { recipeId?: number; savedAt: string },
    ): Promise<void> {
      await tx
        .update(importRecipes)
        .set({ ...columns, picture: null })
        .where(and(eq(importRecipes.importId, id), eq(importRecipes.place, place)))
    }
  }

  return async (actor: Actor, id: string, places?: readonly number[]) => {
    await findImport(db, actor, id)
    const kept: number[] = []
    while (kept.length < maxSavedPerCall) {
      const { ids, isOver } = await saveBatch(actor, id, places)
      kept.push(...ids)
      if (isOver) break
    }
    const [waiting] = await db
      .select({ left: count() })
      .from(importRecipes)
      .where(waitingCondition(id, places))
    const recipes = await findMyRecipes(db, actor, kept.slice(0, maxShown))
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
