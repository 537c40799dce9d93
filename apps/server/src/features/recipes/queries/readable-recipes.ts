import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { currentLines } from '../../../db/recipe-lines'
import type { RecipeContent } from '../../../db/tables/recipes'
import { AppError } from '../../../errors'
import { type RecipeRow, recipeColumnsSql } from './recipe-row'

/** One recipe as somebody found it. */
export interface RecipeWithContent {
  readonly row: RecipeRow
  /** Of the version that was asked for. */
  readonly content: RecipeContent
  readonly updatedAt: string
  /** Who wrote it; nobody for the starter cookbook. */
  readonly author: string | null
  /** What the one who asks thinks of it. */
  readonly favourite: boolean
  readonly yourStars: number | null
}

// A dish made up from a household's stock is that household's alone until somebody keeps it.
const ownRecipeCondition = `r.flexible_household = $2 or (r.flexible_household is null
  and (r.account_id = $1 or r.account_id = any(array(select account_id from household_members where household_id = $2))))`

/** Where `recipes r` may be read by account $1 acting for household $2; a visitor has neither. */
export const readableCondition = `(r.public or ${ownRecipeCondition})`

/** The same of `recipe_versions v`: outside its cook's household only what an admin approved. */
export const readableVersionCondition = `((r.public and (r.account_id is null or v.approved_at is not null)) or ${ownRecipeCondition})`

/** A recipe that is there and that they may read, in its current version or in the one asked for. */
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
  const { content: kept, at, author, favourite, yourStars, ...row } = found
  const content = { ...kept, lines: currentLines(kept), rules: rulesRevision }
  return { row, content, updatedAt: at.toISOString(), author, favourite, yourStars }
}

/** What fits into the column; nobody edits more often. */
const maxVersion = 2_147_483_647
