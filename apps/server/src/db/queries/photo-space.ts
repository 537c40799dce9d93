import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../errors'
import { householdPhotos, recipePictures } from '../tables/my-recipes'
import { recipesTable } from '../tables/recipes'
import { pictures } from '../tables/scan'
import type { Tx } from '../tx'
import { readInstallation } from './installation'

interface PhotoOwner {
  readonly householdId: string
  readonly accountId: string
}

const megabyte = 1_000_000
const bytesOfDish = (table: typeof householdPhotos | typeof recipePictures) =>
  sql<number>`coalesce(sum(octet_length(${table.page}) + octet_length(${table.card})), 0)::float8`

/**
 * Whether there is space for another photo: of what the household keeps of scans and dishes, and the cook of their own recipes. The
 * pictures of cameras are few and replaced. Only under the household lock.
 */
export async function hasPhotoSpace(tx: Tx, owner: PhotoOwner, size: number): Promise<boolean> {
  const { photoMegabytes } = await readInstallation(tx)
  if (photoMegabytes === 0) return true
  return (await sumPhotos(tx, owner)) + size <= photoMegabytes * megabyte
}

/** Rejects a photo for which there is no space. */
export async function expectPhotoSpace(tx: Tx, owner: PhotoOwner, size: number): Promise<void> {
  if (!(await hasPhotoSpace(tx, owner, size))) throw new AppError('photos-full')
}

async function sumPhotos(tx: Tx, { householdId, accountId }: PhotoOwner): Promise<number> {
  const [ofScans] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${pictures.bytes})), 0)::float8` })
    .from(pictures)
    .where(eq(pictures.householdId, householdId))
  const [ofDishes] = await tx
    .select({ bytes: bytesOfDish(householdPhotos) })
    .from(householdPhotos)
    .where(eq(householdPhotos.householdId, householdId))
  const [ofRecipes] = await tx
    .select({ bytes: bytesOfDish(recipePictures) })
    .from(recipePictures)
    .innerJoin(recipesTable, eq(recipesTable.id, recipePictures.recipeId))
    .where(eq(recipesTable.accountId, accountId))
  return (ofScans?.bytes ?? 0) + (ofDishes?.bytes ?? 0) + (ofRecipes?.bytes ?? 0)
}
