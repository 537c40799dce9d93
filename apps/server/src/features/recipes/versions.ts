import { type Page, type PageQuery, pageOf } from '@larder/contract/paging'
import type { Actor } from '../../actor'
import type { Db } from '../../db/open'
import { recipeFor } from './reading'

export interface VersionPage {
  data: { version: number; title: string; at: string }[]
  page: Page
}

/** What a recipe was before, newest first. */
export async function versionsOf(
  db: Db,
  actor: Actor | undefined,
  id: number,
  query: PageQuery,
): Promise<VersionPage> {
  await recipeFor(db, actor, id)
  const { page, size } = query
  const [versions, total] = await Promise.all([
    db.$client.query<{ version: number; title: string; at: Date }>({
      name: 'versions_of_recipe',
      text: `select version, content->'draft'->>'title' as title, created_at as at from recipe_versions
        where recipe_id = $1 order by version desc limit $2 offset $3`,
      values: [id, size, (page - 1) * size],
    }),
    db.$client.query<{ total: number }>({
      name: 'count_of_versions',
      text: 'select count(*)::int as total from recipe_versions where recipe_id = $1',
      values: [id],
    }),
  ])
  return {
    data: versions.rows.map(({ version, title, at }) => ({ version, title, at: at.toISOString() })),
    page: pageOf(query, total.rows[0]?.total ?? 0),
  }
}
