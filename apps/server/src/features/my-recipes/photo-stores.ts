import type { PhotoOfDish, PictureFocus } from '@larder/contract/my-recipes'
import { and, asc, eq } from 'drizzle-orm'
import type { MemberTx } from '../../db/household-transaction'
import { claimHouseholdSecret, removeHouseholdSecrets } from '../../db/queries/household-secrets'
import { toPicture } from '../../db/queries/recipe-picture'
import { householdPhotos, recipePictures } from '../../db/tables/my-recipes'
import { AppError } from '../../errors'
import { hashSecret } from '../../secrets'
import { type DishPhoto, maxPhotos } from './dish-photo'

interface StoredPhoto {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly place: number
  readonly focus: PictureFocus | null
}

interface PhotoColumns {
  readonly place?: number
  readonly focus?: PictureFocus
}

/** The statements on one table of photos, for one dish. */
interface PhotoStatements {
  /** In the order in which they are shown. */
  list(): Promise<StoredPhoto[]>
  insert(photo: DishPhoto & { readonly id: string; readonly place: number }): Promise<{ id: string }[]>
  update(id: string, columns: PhotoColumns): Promise<unknown>
  remove(id: string): Promise<unknown>
}

/** The photos of one dish in one place: those of the recipe, or those of a household. */
export type PhotoStore = ReturnType<typeof createPhotoStore>

function createPhotoStore(of: PhotoOfDish['of'], actionId: string, statements: PhotoStatements) {
  const toPhoto = (stored: StoredPhoto): PhotoOfDish => ({ ...toPicture(stored), of })
  async function find(id: string): Promise<PhotoOfDish | undefined> {
    const found = (await statements.list()).find((photo) => photo.id === id)
    return found && toPhoto(found)
  }
  return {
    find,
    async findFirst(): Promise<PhotoOfDish | undefined> {
      const [first] = await statements.list()
      return first && toPhoto(first)
    },
    /** Adds it after the others, under the key of the change. */
    async add(photo: DishPhoto): Promise<PhotoOfDish> {
      const others = await statements.list()
      if (others.length >= maxPhotos) throw new AppError('too-many-photos')
      const place = (others.at(-1)?.place ?? -1) + 1
      const [added] = await statements.insert({ ...photo, id: actionId, place })
      // The key is the address of a photo of somebody else.
      if (!added) throw new AppError('idempotency-key-reused')
      const { width, height } = photo
      return { id: added.id, width, height, of }
    },
    async placeBeforeAll(): Promise<number> {
      const [first] = await statements.list()
      return (first?.place ?? 0) - 1
    },
    async update(id: string, columns: PhotoColumns): Promise<PhotoOfDish | undefined> {
      if (Object.keys(columns).length > 0) await statements.update(id, columns)
      return find(id)
    },
    remove: (id: string) => statements.remove(id),
  }
}

/** The photos of a recipe; the caller has locked it. */
export function recipePhotoStore(tx: MemberTx, recipeId: number): PhotoStore {
  const table = recipePictures
  const { id, width, height, place, focus } = table
  const isOne = (photo: string) => and(eq(table.recipeId, recipeId), eq(table.id, photo))
  return createPhotoStore('recipe', tx.actionId, {
    list: () =>
      tx
        .select({ id, width, height, place, focus })
        .from(table)
        .where(eq(table.recipeId, recipeId))
        .orderBy(asc(place), asc(id)),
    insert: (photo) =>
      tx
        .insert(table)
        .values({ ...photo, recipeId, createdAt: tx.now })
        .onConflictDoNothing()
        .returning({ id }),
    update: (photo, columns) => tx.update(table).set(columns).where(isOne(photo)),
    remove: (photo) => tx.delete(table).where(isOne(photo)),
  })
}

/** The photos that the acting household keeps of a dish. */
export function householdPhotoStore(tx: MemberTx, recipeId: number): PhotoStore {
  const { householdId, accountId } = tx
  const table = householdPhotos
  const { id, width, height, place, focus } = table
  const isOfDish = and(eq(table.householdId, householdId), eq(table.recipeId, recipeId))
  return createPhotoStore('household', tx.actionId, {
    list: () =>
      tx.select({ id, width, height, place, focus }).from(table).where(isOfDish).orderBy(asc(place), asc(id)),
    async insert(photo) {
      // Nobody else has this address; it leads to the household.
      const isNew = await claimHouseholdSecret(tx, householdId, hashSecret(photo.id))
      if (!isNew) return []
      const values = { ...photo, householdId, recipeId, accountId, createdAt: tx.now }
      return tx.insert(table).values(values).onConflictDoNothing().returning({ id })
    },
    update: (photo, columns) =>
      tx
        .update(table)
        .set(columns)
        .where(and(isOfDish, eq(table.id, photo))),
    async remove(photo) {
      const gone = await tx
        .delete(table)
        .where(and(isOfDish, eq(table.id, photo)))
        .returning({ id })
      await removeHouseholdSecrets(
        tx,
        gone.map((one) => hashSecret(one.id)),
      )
    },
  })
}
