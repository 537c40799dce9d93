import { randomUUID } from 'node:crypto'
import type { Picture } from '@larder/contract/my-recipes'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/open'
import { showPicture } from '../../db/recipe-picture'
import { recipePictures } from '../../db/tables/my-recipes'
import { asJpeg, checkPicture } from '../../vision/picture-gate'

/** A photo in both sizes, with how large the larger one is. */
export interface DishPhoto {
  readonly page: Buffer
  readonly card: Buffer
  readonly width: number
  readonly height: number
}

const [cardWidth, tallestCard] = [480, 960]

/** What is kept of a photo that is a clean JPEG of page size already. */
export async function dishPhoto(page: Uint8Array): Promise<DishPhoto> {
  const { width, height } = await checkPicture(page)
  // Cards cut tall photos, so it is their width that counts.
  const longest = height > width ? Math.min(tallestCard, Math.round((cardWidth * height) / width)) : cardWidth
  return { page: Buffer.from(page), card: await asJpeg(page, { longest }), width, height }
}

/** The photo of a recipe from now on, under an address that nobody can guess. */
export async function savePhoto(
  tx: Tx,
  recipeId: number,
  { page, card, width, height }: DishPhoto,
  now: string,
): Promise<Picture> {
  const picture = { id: randomUUID(), width, height }
  await tx.delete(recipePictures).where(eq(recipePictures.recipeId, recipeId))
  await tx.insert(recipePictures).values({ ...picture, recipeId, page, card, createdAt: now })
  await showPicture(tx, recipeId, picture, now)
  return picture
}

/** The same for a photo that came along with a recipe. */
export async function savePicture(tx: Tx, recipeId: number, page: Uint8Array, now: string): Promise<void> {
  await savePhoto(tx, recipeId, await dishPhoto(page), now)
}

export async function dropPicture(tx: Tx, recipeId: number, now: string): Promise<void> {
  const gone = await tx
    .delete(recipePictures)
    .where(eq(recipePictures.recipeId, recipeId))
    .returning({ id: recipePictures.id })
  if (gone.length > 0) await showPicture(tx, recipeId, null, now)
}
