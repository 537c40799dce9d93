import type { Actor } from '../../actor'
import type { MyRecipesParts } from './parts'

/** Counts views of a recipe: each cook once a day, never its author, nor cooks who opted out of statistics. */
export function createRecipeViewCounter({
  db,
  clock,
  recipeFor,
}: Pick<MyRecipesParts, 'db' | 'clock' | 'recipeFor'>) {
  return async (actor: Actor, id: number): Promise<void> => {
    const { row } = await recipeFor(db, actor, id)
    if (row.accountId === actor.accountId) return
    await db.$client.query({
      name: 'recipe_viewed',
      text: `with seen as (insert into recipe_views (recipe_id, account_id, day)
          select $1, $2, $3 where not exists (select from account_settings where account_id = $2 and not analytics)
          on conflict do nothing returning recipe_id)
        update recipes set views = views + 1 where id in (select recipe_id from seen)`,
      values: [id, actor.accountId, clock().slice(0, 10)],
    })
  }
}
