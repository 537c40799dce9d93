import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import type { RecipeContent } from '../../../db/tables/recipes'
import { AppError } from '../../../errors'
import { type RecipeRow, recipeColumnsSql } from './recipe-row'

/** A recipe as one reader sees it. */
export interface RecipeWithContent {
  readonly row: RecipeRow
  /** The content of the requested version. */
  readonly content: RecipeContent
  readonly updatedAt: string
  /** The author's name; null for the starter cookbook. */
  readonly author: string | null
  /** The reader's own marks. */
  readonly favourite: boolean
  readonly yourStars: number | null
}

// A dish made up from a household's stock belongs to that household alone until it is kept.
const ownRecipeCondition = `r.flexible_household = $2 or (r.flexible_household is null
  and (r.account_id = $1 or r.account_id = any(array(select account_id from household_members where household_id = $2))))`

/** Condition for `recipes r` readable by account $1 with household $2; both are null for visitors. */
export const readableCondition = `(r.public or ${ownRecipeCondition})`

/** The same for `recipe_versions v`: outside the cook's household only approved versions. */
export const readableVersionCondition = `((r.public and (r.account_id is null or v.approved_at is not null)) or ${ownRecipeCondition})`

/** Returns an existing recipe that the actor may read, in the current or the requested version. */
export async function findReadableRecipe(
  db: Db,
  actor: Actor | undefined,
  id: number,
  version?: number,
): Promise<RecipeWithContent> {
  if (version !== undefined && version > maxVersion) throw new AppError('recipe-not-found')
  const { rows } = await db.$client.query<
    RecipeRow & Omit<RecipeWithContent, 'row' | 'updatedAt'> & { at: Date }
  >({
    name: 'readable_recipe',
    text: `select ${recipeColumnsSql}, v.content, r.updated_at as at, a.name as author, m.stars as "yourStars",
        coalesce(m.favourite, false) as favourite
      from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = coalesce($4, r.version)
        left join accounts a on a.id = r.account_id
        left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1
      where r.id = $3 and r.removed_at is null and ${readableVersionCondition}`,
    values: [actor?.accountId, actor?.householdId, id, version],
  })
  const [found] = rows
  if (!found) throw new AppError('recipe-not-found')
  const { content: storedVersion, at, author, favourite, yourStars, ...row } = found
  const content = { ...storedVersion, lines: currentLines(storedVersion), rules: rulesRevision }
  return { row, content, updatedAt: at.toISOString(), author, favourite, yourStars }
}

/** The maximum of the column. */
const maxVersion = 2_147_483_647
