import { randomUUID } from 'node:crypto'
import type { RecipePicture } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database'
import { publishRecipeChange } from '../recipe-notifier'
import { recipePictures } from '../tables/my-recipes'
import { recipesTable } from '../tables/recipes'

/** The photo of a recipe as its cards know it; the caller holds the recipe. */
export async function setRecipePicture(
  tx: Tx,
  recipeId: number,
  picture: RecipePicture | null,
  now: string,
): Promise<void> {
  await tx.update(recipesTable).set({ picture, updatedAt: now }).where(eq(recipesTable.id, recipeId))
  await publishRecipeChange(tx, recipeId)
}

/** Who knew the address of the photo knows it no more. */
export async function rotatePictureId(tx: Tx, recipeId: number, now: string): Promise<void> {
  const [moved] = await tx
    .update(recipePictures)
    .set({ id: randomUUID() })
    .where(eq(recipePictures.recipeId, recipeId))
    .returning({ id: recipePictures.id, width: recipePictures.width, height: recipePictures.height })
  if (moved) await setRecipePicture(tx, recipeId, moved, now)
}
