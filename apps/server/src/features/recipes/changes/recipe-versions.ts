import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { selectRecipeVersionCount, selectRecipeVersions } from '../../../db/sql/recipes/readable-recipes'
import { findReadableRecipe } from '../queries/readable-recipes'

export interface RecipeVersionPage {
  data: { version: number; title: string; at: string }[]
  page: PageInfo
}

/** Returns earlier versions of a recipe, newest first. */
export async function listRecipeVersions(
  db: Db,
  actor: Actor | undefined,
  id: number,
  query: PageQuery,
): Promise<RecipeVersionPage> {
  await findReadableRecipe(db, actor, id)
  const { page, size } = query
  const [versions, [counted]] = await Promise.all([
    selectRecipeVersions(db, actor?.accountId, actor?.householdId, id, size, (page - 1) * size),
    selectRecipeVersionCount(db, actor?.accountId, actor?.householdId, id),
  ])
  return {
    data: versions.map(({ version, title, at }) => ({ version, title, at: at.toISOString() })),
    page: toPageInfo(query, counted?.total ?? 0),
  }
}
