import { randomUUID } from 'node:crypto'
import type { Picture } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import type { Tx } from './open'
import { recipePictures } from './tables/my-recipes'
import { recipes } from './tables/recipes'
import { tellRecipe } from './tell-recipe'

/** The photo of a recipe as its cards know it; the caller holds the recipe. */
export async function showPicture(
  tx: Tx,
  recipeId: number,
  picture: Picture | null,
  now: string,
): Promise<void> {
  await tx.update(recipes).set({ picture, updatedAt: now }).where(eq(recipes.id, recipeId))
  await tellRecipe(tx, recipeId)
}

/** Who knew the address of the photo knows it no more. */
export async function movePicture(tx: Tx, recipeId: number, now: string): Promise<void> {
  const [moved] = await tx
    .update(recipePictures)
    .set({ id: randomUUID() })
    .where(eq(recipePictures.recipeId, recipeId))
    .returning({ id: recipePictures.id, width: recipePictures.width, height: recipePictures.height })
  if (moved) await showPicture(tx, recipeId, moved, now)
}
