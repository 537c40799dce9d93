import type { Picture } from '@larder/contract/my-recipes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/open'
import { recipePictures } from '../../db/tables/my-recipes'
import { recipes } from '../../db/tables/recipes'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { asJpeg } from '../../vision/picture-gate'
import { openUnpacking } from '../../vision/unpacking'
import type { MyRecipesParts } from './parts'
import { dishPhoto, dropPicture, savePhoto } from './saved-picture'

/** The longer side of a photo as a recipe's page shows it. */
const longest = 1600

type Parts = Pick<MyRecipesParts, 'db' | 'clock' | 'limits' | 'allowances' | 'publishing' | 'ownRecipe'>

/** The photos of a cook's recipes. */
export function openPictures({ db, clock, limits, allowances, publishing, ownRecipe }: Parts) {
  const unpacked = openUnpacking()

  /** Nobody has photos unpacked for a recipe that is not theirs. */
  async function isTheirs({ accountId }: Actor, id: number): Promise<boolean> {
    const found = await db
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(eq(recipes.id, id), eq(recipes.accountId, accountId), isNull(recipes.removedAt)))
    return found.length > 0
  }

  return {
    async set(actor: Actor, id: number, bytes: Uint8Array): Promise<Picture> {
      if (!(await isTheirs(actor, id))) throw new AppError('recipe-not-found')
      await limits.spend(`recipe-photo:${actor.accountId}`, allowances.lookings)
      const photo = await unpacked(async () => dishPhoto(await asJpeg(bytes, { longest })))
      const now = clock()
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'recipes', 'my-recipes')
        const row = await ownRecipe(tx, actor, id)
        await publishing.showAgainLater(tx, row, now)
        return savePhoto(tx, id, photo, now)
      })
    },

    /** What everybody sees only becomes less, so no admin has to look at it. */
    async remove(actor: Actor, id: number): Promise<void> {
      await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'recipes', 'my-recipes')
        await ownRecipe(tx, actor, id)
        await dropPicture(tx, id, clock())
      })
    },

    async get(id: number, picture: string, size: 'card' | 'page'): Promise<Uint8Array> {
      const [found] = await db
        .select({ bytes: recipePictures[size] })
        .from(recipePictures)
        .innerJoin(recipes, eq(recipes.id, recipePictures.recipeId))
        .where(
          and(eq(recipePictures.id, picture), eq(recipePictures.recipeId, id), isNull(recipes.removedAt)),
        )
      if (!found) throw new AppError('no-picture')
      return found.bytes
    },
  }
}
