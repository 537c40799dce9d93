import { randomUUID } from 'node:crypto'
import type { RecipePicture } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { findFirstPhoto, showFirstPhoto } from '../../db/queries/recipe-picture'
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

/** The most photos of one dish, of the recipe or of a household. */
export const maxPhotos = 12

/** Sets the first photo of a recipe, at an unguessable address. Its other photos stay. */
export async function savePhoto(
  tx: Tx,
  recipeId: number,
  photo: DishPhoto,
  now: string,
): Promise<RecipePicture> {
  const before = await findFirstPhoto(tx, recipeId)
  if (before) await tx.delete(recipePictures).where(eq(recipePictures.id, before.id))
  const { width, height } = photo
  const picture = { id: randomUUID(), width, height }
  await tx
    .insert(recipePictures)
    .values({ ...photo, id: picture.id, recipeId, place: before?.place ?? 0, createdAt: now })
  await showFirstPhoto(tx, recipeId, now)
  return picture
}

/** Deletes the first photo of a recipe; the next one takes its place. */
export async function deletePhoto(tx: Tx, recipeId: number, now: string): Promise<void> {
  const first = await findFirstPhoto(tx, recipeId)
  if (!first) return
  await tx.delete(recipePictures).where(eq(recipePictures.id, first.id))
  await showFirstPhoto(tx, recipeId, now)
}
