import { randomUUID } from 'node:crypto'
import type { RecipePicture } from '@larder/contract/my-recipes'
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import { hashSecret } from '../../secrets'
import type { Tx } from '../database'
import { publishRecipeChange } from '../recipe-notifier'
import { householdSecrets } from '../tables/household'
import { householdPhotos, recipePictures } from '../tables/my-recipes'
import { recipesTable } from '../tables/recipes'
import { removeHouseholdSecrets } from './household-secrets'

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

/**
 * Gives the photos that members of a household have seen among themselves new addresses: those that the household keeps, and those
 * of its members' unpublished recipes. An address works without a session, so who leaves would see the photos on.
 */
export async function renewPhotoAddresses(
  tx: Tx,
  householdId: string,
  members: readonly string[],
  now: string,
): Promise<void> {
  await renewHouseholdPhotos(tx, householdId)
  const unpublished = await tx
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(
      and(
        inArray(recipesTable.accountId, [...members]),
        eq(recipesTable.public, false),
        exists(
          tx
            .select({ id: recipePictures.id })
            .from(recipePictures)
            .where(eq(recipePictures.recipeId, recipesTable.id)),
        ),
      ),
    )
    .orderBy(asc(recipesTable.id))
    .for('update')
  for (const { id } of unpublished) await rotatePictureIds(tx, id, now)
}

async function renewHouseholdPhotos(tx: Tx, householdId: string): Promise<void> {
  const ofHousehold = eq(householdPhotos.householdId, householdId)
  const photos = await tx.select({ id: householdPhotos.id }).from(householdPhotos).where(ofHousehold)
  if (photos.length === 0) return
  const before = photos.map(({ id }) => id)
  const after = before.map(() => randomUUID())
  await removeHouseholdSecrets(tx, before.map(hashSecret))
  await tx.insert(householdSecrets).values(after.map((id) => ({ secretHash: hashSecret(id), householdId })))
  const pairs = sql`unnest(${sql.param(before)}::uuid[], ${sql.param(after)}::uuid[]) as pair (before, after)`
  await tx
    .update(householdPhotos)
    .set({ id: sql`pair.after` })
    .from(pairs)
    .where(and(ofHousehold, sql`${householdPhotos.id} = pair.before`))
}
