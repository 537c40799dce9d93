import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { findReadableRecipe, readableVersionCondition } from '../queries/readable-recipes'

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
  const readable = `from recipe_versions v join recipes r on r.id = v.recipe_id where r.id = $3 and ${readableVersionCondition}`
  const parameters = [actor?.accountId, actor?.householdId, id]
  const [versions, total] = await Promise.all([
    db.$client.query<{ version: number; title: string; at: Date }>({
      name: 'versions_of_recipe',
      text: `select v.version, v.content->'draft'->>'title' as title, v.created_at as at ${readable}
        order by v.version desc limit $4 offset $5`,
      values: [...parameters, size, (page - 1) * size],
    }),
    db.$client.query<{ total: number }>({
      name: 'count_of_versions',
      text: `select count(*)::int as total ${readable}`,
      values: parameters,
    }),
  ])
  return {
    data: versions.rows.map(({ version, title, at }) => ({ version, title, at: at.toISOString() })),
    page: toPageInfo(query, total.rows[0]?.total ?? 0),
  }
}
