import type { Db } from '../../../db/database'
import { selectPublicRecipes } from '../../../db/sql/recipes/readable-recipes'

/** Returns the pages of public recipes, newest first. */
export async function findPublicRecipePaths(db: Db): Promise<{ path: string; changedAt: string }[]> {
  const rows = await selectPublicRecipes(db)
  return rows.map(({ id, changed }) => ({ path: `/recipe/details/${id}`, changedAt: changed }))
}
