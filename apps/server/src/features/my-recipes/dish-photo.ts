import { randomUUID } from 'node:crypto'
import type { RecipePicture } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { setRecipePicture } from '../../db/queries/recipe-picture'
import { recipePictures } from '../../db/tables/my-recipes'
import { toJpeg, validatePicture } from '../../vision/picture-codec'

/** A photo in both sizes, with the dimensions of the larger one. */
export interface DishPhoto {
  readonly page: Buffer
  readonly card: Buffer
  readonly width: number
  readonly height: number
}

const [cardWidth, tallestCard] = [480, 960]

/** Creates both sizes from a clean JPEG of page size. */
export async function createDishPhoto(page: Uint8Array): Promise<DishPhoto> {
  const { width, height } = await validatePicture(page)
  // Cards crop tall photos, so the width counts.
  const longest = height > width ? Math.min(tallestCard, Math.round((cardWidth * height) / width)) : cardWidth
  return { page: Buffer.from(page), card: await toJpeg(page, { longest }), width, height }
}

/** Sets the photo of a recipe, at an unguessable address. */
export async function savePhoto(
  tx: Tx,
  recipeId: number,
  { page, card, width, height }: DishPhoto,
  now: string,
): Promise<RecipePicture> {
  const picture = { id: randomUUID(), width, height }
  await tx.delete(recipePictures).where(eq(recipePictures.recipeId, recipeId))
  await tx.insert(recipePictures).values({ ...picture, recipeId, page, card, createdAt: now })
  await setRecipePicture(tx, recipeId, picture, now)
  return picture
}

export async function deletePhoto(tx: Tx, recipeId: number, now: string): Promise<void> {
  const deleted = await tx
    .delete(recipePictures)
    .where(eq(recipePictures.recipeId, recipeId))
    .returning({ id: recipePictures.id })
  if (deleted.length > 0) await setRecipePicture(tx, recipeId, null, now)
}
