import { randomUUID } from 'node:crypto'
import type { RecipePicture } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database'
import { publishRecipeChange } from '../recipe-notifier'
import { recipePictures } from '../tables/my-recipes'
import { recipesTable } from '../tables/recipes'

/** Sets the photo shown on a recipe's cards; the caller has locked the recipe. */
export async function setRecipePicture(
  tx: Tx,
  recipeId: number,
  picture: RecipePicture | null,
  now: string,
): Promise<void> {
  await tx.update(recipesTable).set({ picture, updatedAt: now }).where(eq(recipesTable.id, recipeId))
  await publishRecipeChange(tx, recipeId)
}

/** Gives the photo a new id, so that its old URL no longer works. */
export async function rotatePictureId(tx: Tx, recipeId: number, now: string): Promise<void> {
  const [rotated] = await tx
    .update(recipePictures)
    .set({ id: randomUUID() })
    .where(eq(recipePictures.recipeId, recipeId))
    .returning({ id: recipePictures.id, width: recipePictures.width, height: recipePictures.height })
  if (rotated) await setRecipePicture(tx, recipeId, rotated, now)
}
