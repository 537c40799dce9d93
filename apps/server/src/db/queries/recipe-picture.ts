import type { RecipePicture } from '@larder/contract/my-recipes'
import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database'
import { publishRecipeChange } from '../recipe-notifier'
import { recipePictures } from '../tables/my-recipes'
import { recipesTable } from '../tables/recipes'

/** The first photo of a recipe, with its place. */
export async function findFirstPhoto(tx: Tx, recipeId: number) {
  const { id, width, height, place, focus } = recipePictures
  const [first] = await tx
    .select({ id, width, height, place, focus })
    .from(recipePictures)
    .where(eq(recipePictures.recipeId, recipeId))
    .orderBy(asc(recipePictures.place), asc(recipePictures.id))
    .limit(1)
  return first
}

/** Repeats the first photo of a recipe for its cards; the caller has locked the recipe. */
export async function showFirstPhoto(tx: Tx, recipeId: number, now: string): Promise<void> {
  const first = await findFirstPhoto(tx, recipeId)
  const picture = first ? toPicture(first) : null
  await tx.update(recipesTable).set({ picture, updatedAt: now }).where(eq(recipesTable.id, recipeId))
  await publishRecipeChange(tx, recipeId)
}

/** A stored photo as cards have it. */
export function toPicture({
  id,
  width,
  height,
  focus,
}: Omit<RecipePicture, 'focus'> & { readonly focus: RecipePicture['focus'] | null }): RecipePicture {
  return { id, width, height, ...(focus && { focus }) }
}

/** Gives the photos new ids, so that their old URLs no longer work. */
export async function rotatePictureIds(tx: Tx, recipeId: number, now: string): Promise<void> {
  const rotated = await tx
    .update(recipePictures)
    .set({ id: sql`gen_random_uuid()` })
    .where(eq(recipePictures.recipeId, recipeId))
    .returning({ id: recipePictures.id })
  if (rotated.length > 0) await showFirstPhoto(tx, recipeId, now)
}
