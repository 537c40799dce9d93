import { type Page, type PageQuery, pageOf } from '@larder/contract/paging'
import type { Actor } from '../../actor'
import type { Db } from '../../db/open'
import { mayReadVersion, recipeFor } from './reading'

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
  const readable = `from recipe_versions v join recipes r on r.id = v.recipe_id where r.id = $3 and ${mayReadVersion}`
  const asked = [actor?.accountId, actor?.householdId, id]
  const [versions, total] = await Promise.all([
    db.$client.query<{ version: number; title: string; at: Date }>({
      name: 'versions_of_recipe',
      text: `select v.version, v.content->'draft'->>'title' as title, v.created_at as at ${readable}
        order by v.version desc limit $4 offset $5`,
      values: [...asked, size, (page - 1) * size],
    }),
    db.$client.query<{ total: number }>({
      name: 'count_of_versions',
      text: `select count(*)::int as total ${readable}`,
      values: asked,
    }),
  ])
  return {
    data: versions.rows.map(({ version, title, at }) => ({ version, title, at: at.toISOString() })),
    page: pageOf(query, total.rows[0]?.total ?? 0),
  }
}
