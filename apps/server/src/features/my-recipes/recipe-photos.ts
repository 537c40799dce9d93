import { createHash } from 'node:crypto'
import { myRecipes, type PhotoOfDish, type PictureFocus } from '@larder/contract/my-recipes'
import type { Actor } from '../../actor'
import type { MemberTx } from '../../db/household-transaction'
import { expectPhotoSpace } from '../../db/queries/photo-space'
import { findFirstPhoto, showFirstPhoto } from '../../db/queries/recipe-picture'
import { AppError } from '../../errors'
import { toJpeg } from '../../vision/picture-codec'
import { createPictureLimiter } from '../../vision/picture-limiter'
import { lockOwnRecipe } from '../recipes/changes/recipe-changes'
import type { StoredRecipe } from '../recipes/changes/save-recipe'
import { findReadableRecipe } from '../recipes/queries/readable-recipes'
import { createDishPhoto, deletePhoto } from './dish-photo'
import type { MyRecipesParts } from './parts'
import { householdPhotoStore, type PhotoStore, recipePhotoStore } from './photo-stores'
import { requestNewReview } from './recipe-publishing'

/** The longer side of a photo on a recipe's page. */
const maxSide = 1600
/** The features that show a dish's photo. */
const features = ['recipes', 'my-recipes', 'cooking', 'meal-plan']

type RecipePhotosParts = Pick<MyRecipesParts, 'db' | 'withHousehold' | 'limits' | 'allowances'>

interface PhotoChange {
  readonly first?: true | undefined
  readonly focus?: PictureFocus | undefined
}

/**
 * The photos of a dish. A photo of the cook's own unpublished recipe belongs to the recipe. Of every other dish it is kept for the
 * household alone: a photo taken in the kitchen never publishes anything.
 */
export function createRecipePhotos({ db, withHousehold, limits, allowances }: RecipePhotosParts) {
  const limiter = createPictureLimiter()

  return {
    async add(actor: Actor, id: number, bytes: Uint8Array, action?: string): Promise<PhotoOfDish> {
      // Checked first: no photo is decoded for a recipe that the cook may not read.
      const { row } = await findReadableRecipe(db, actor, id)
      await limits.consume(`recipe-photo:${actor.accountId}`, allowances.lookings)
      const photo = await limiter(async () => createDishPhoto(await toJpeg(bytes, { longest: maxSide })))
      const input = { id, digest: createHash('sha256').update(bytes).digest('base64url') }
      const request = { call: myRecipes.addPhoto.name, input, action }
      return withHousehold(actor, { changes: features, request }, async (tx) => {
        const ofHousehold = householdPhotoStore(tx, id)
        const ofRecipe = recipePhotoStore(tx, id)
        if (tx.isRepeat) {
          const added = (await ofHousehold.find(tx.actionId)) ?? (await ofRecipe.find(tx.actionId))
          if (!added) throw new AppError('no-picture')
          return added
        }
        await expectPhotoSpace(tx, tx, photo.page.length + photo.card.length)
        const own = row.accountId === actor.accountId ? await lockOwnRecipe(tx, actor, id) : undefined
        if (!own || own.public) return ofHousehold.add(photo)
        const added = await ofRecipe.add(photo)
        await showFirstPhoto(tx, id, tx.now)
        return added
      })
    },

    arrange(actor: Actor, id: number, picture: string, change: PhotoChange): Promise<PhotoOfDish> {
      return withHousehold(actor, features, async (tx) => {
        const ofHousehold = householdPhotoStore(tx, id)
        if (await ofHousehold.find(picture)) return arrangeIn(ofHousehold, picture, change)
        const row = await lockOwnRecipe(tx, actor, id)
        const arranged = await arrangeIn(recipePhotoStore(tx, id), picture, change)
        await showFirstPhoto(tx, id, tx.now)
        // Others see the first photo, and only one that was approved. A new review gives the photos new addresses.
        if (!change.first || row.picture?.id === picture) return arranged
        await requestNewReview(tx, row, tx.now)
        return (await recipePhotoStore(tx, id).findFirst()) ?? arranged
      })
    },

    /** A photo that is gone already is no fault. */
    async remove(actor: Actor, id: number, picture: string): Promise<void> {
      const { row } = await findReadableRecipe(db, actor, id)
      await withHousehold(actor, features, async (tx) => {
        await householdPhotoStore(tx, id).remove(picture)
        if (row.accountId !== actor.accountId) return
        const own = await lockOwnRecipe(tx, actor, id)
        if (own.picture?.id === picture) return removeFirstPhoto(tx, own)
        await recipePhotoStore(tx, id).remove(picture)
      })
    },
  }
}

/** Removing needs no review, unless the next photo is seen by others from now on. */
export async function removeFirstPhoto(tx: MemberTx, own: StoredRecipe): Promise<void> {
  await deletePhoto(tx, own.id, tx.now)
  if (await findFirstPhoto(tx, own.id)) await requestNewReview(tx, own, tx.now)
}

async function arrangeIn(store: PhotoStore, picture: string, change: PhotoChange): Promise<PhotoOfDish> {
  const place = change.first ? await store.placeBeforeAll() : undefined
  const arranged = await store.update(picture, {
    ...(place !== undefined && { place }),
    ...(change.focus && { focus: change.focus }),
  })
  if (!arranged) throw new AppError('no-picture')
  return arranged
}
