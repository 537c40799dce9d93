import type { Db } from '../../../db/database'

/** Returns the pages of public recipes, newest first. */
export async function findPublicRecipePaths(db: Db): Promise<{ path: string; changedAt: string }[]> {
  const { rows } = await db.$client.query<{ id: string; changed: string }>({
    name: 'public_recipe_paths',
    text: `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from recipes
      where public and removed_at is null order by id desc limit 45000`,
  })
  return rows.map(({ id, changed }) => ({ path: `/recipe/details/${id}`, changedAt: changed }))
}
