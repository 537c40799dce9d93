import type { RecipePicture } from '@larder/contract/my-recipes'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { findHouseholdBySecret } from '../../db/queries/household-secrets'
import { expectPhotoSpace } from '../../db/queries/photo-space'
import { householdPhotos, recipePictures } from '../../db/tables/my-recipes'
import { recipesTable } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import { shareSize } from '../../http/web/page-head'
import { hashSecret } from '../../secrets'
import { toCroppedJpeg, toJpeg } from '../../vision/picture-codec'
import { createPictureLimiter } from '../../vision/picture-limiter'
import { lockOwnRecipe } from '../recipes/changes/recipe-changes'
import { createDishPhoto, savePhoto } from './dish-photo'
import type { MyRecipesParts } from './parts'
import { removeFirstPhoto } from './recipe-photos'
import { requestNewReview } from './recipe-publishing'

/** The longer side of a photo on a recipe's page. */
const maxSide = 1600
const middle = { x: 50, y: 50 }

type RecipePicturesParts = Pick<MyRecipesParts, 'db' | 'clock' | 'withHousehold' | 'limits' | 'allowances'>

/** Photos of a cook's recipes. */
export function createRecipePictures({ db, clock, withHousehold, limits, allowances }: RecipePicturesParts) {
  const limiter = createPictureLimiter()

  /** Checked first: no photo is decoded for a recipe of somebody else. */
  async function isOwnRecipe({ accountId }: Actor, id: number): Promise<boolean> {
    const found = await db
      .select({ id: recipesTable.id })
      .from(recipesTable)
      .where(
        and(eq(recipesTable.id, id), eq(recipesTable.accountId, accountId), isNull(recipesTable.removedAt)),
      )
    return found.length > 0
  }

  return {
    async set(actor: Actor, id: number, bytes: Uint8Array): Promise<RecipePicture> {
      if (!(await isOwnRecipe(actor, id))) throw new AppError('recipe-not-found')
      await limits.consume(`recipe-photo:${actor.accountId}`, allowances.lookings)
      const photo = await limiter(async () => createDishPhoto(await toJpeg(bytes, { longest: maxSide })))
      const now = clock()
      return withHousehold(actor, ['recipes', 'my-recipes'], async (tx) => {
        const row = await lockOwnRecipe(tx, actor, id)
        await expectPhotoSpace(tx, tx, photo.page.length + photo.card.length)
        await requestNewReview(tx, row, now)
        return savePhoto(tx, id, photo, now)
      })
    },

    async remove(actor: Actor, id: number): Promise<void> {
      await withHousehold(actor, ['recipes', 'my-recipes'], async (tx) => {
        await removeFirstPhoto(tx, await lockOwnRecipe(tx, actor, id))
      })
    },

    async get(id: number, picture: string, size: 'card' | 'page' | 'share'): Promise<Uint8Array> {
      const found = (await findPhoto(recipePictures)) ?? (await findHouseholdPhoto())
      if (!found) throw new AppError('no-picture')
      const { bytes, focus } = found
      return size === 'share' ? limiter(() => toCroppedJpeg(bytes, shareSize, focus ?? middle)) : bytes

      /** Its address names no household: it is looked up first. */
      async function findHouseholdPhoto() {
        const householdId = await findHouseholdBySecret(db, hashSecret(picture.toLowerCase()))
        return householdId && findPhoto(householdPhotos, eq(householdPhotos.householdId, householdId))
      }

      async function findPhoto(table: typeof recipePictures | typeof householdPhotos, of?: SQL) {
        const [row] = await db
          .select({ bytes: table[size === 'share' ? 'page' : size], focus: table.focus })
          .from(table)
          .innerJoin(recipesTable, eq(recipesTable.id, table.recipeId))
          .where(and(of, eq(table.id, picture), eq(table.recipeId, id), isNull(recipesTable.removedAt)))
        return row
      }
    },
  }
}
