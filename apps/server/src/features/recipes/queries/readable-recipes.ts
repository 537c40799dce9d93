import type { PhotoOfDish } from '@larder/contract/my-recipes'
import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import { selectReadableRecipe } from '../../../db/sql/recipes/readable-recipes'
import type { RecipeRow } from '../../../db/sql/recipes/recipe-columns'
import type { RecipeContent } from '../../../db/tables/recipes'
import { AppError } from '../../../errors'

/** A recipe as one reader sees it. */
export interface RecipeWithContent {
  readonly row: RecipeRow
  /** The content of the requested version. */
  readonly content: RecipeContent
  /** What the cookbook states about it; null for recipes of cooks. */
  readonly facts: DishFacts | null
  readonly updatedAt: string
  /** The author's name; null for the starter cookbook. */
  readonly author: string | null
  /** The reader's own marks. */
  readonly favourite: boolean
  readonly yourStars: number | null
  /** The photos that the reader sees; null without. */
  readonly photos: PhotoOfDish[] | null
}

/** Returns an existing recipe that the actor may read, in the current or the requested version. */
export async function findReadableRecipe(
  db: Db,
  actor: Actor | undefined,
  id: number,
  version?: number,
): Promise<RecipeWithContent> {
  if (version !== undefined && version > maxVersion) throw new AppError('recipe-not-found')
  const [found] = await selectReadableRecipe(db, actor?.accountId, actor?.householdId, id, version)
  if (!found) throw new AppError('recipe-not-found')
  const { content: storedVersion, facts, at, author, favourite, yourStars, photos, ...row } = found
  const content = { ...storedVersion, lines: currentLines(storedVersion), rules: rulesRevision }
  return { row, content, facts, updatedAt: at.toISOString(), author, favourite, yourStars, photos }
}

/** The maximum of the column. */
const maxVersion = 2_147_483_647
