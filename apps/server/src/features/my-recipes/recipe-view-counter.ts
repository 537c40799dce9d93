import type { Actor } from '../../actor'
import { noteRecipeView } from '../../db/sql/my-recipes/own-recipes'
import { findReadableRecipe } from '../recipes/queries/readable-recipes'
import type { MyRecipesParts } from './parts'

/** Counts views of a recipe: each cook once a day, never its author, nor cooks who opted out of statistics. */
export function createRecipeViewCounter({ db, clock }: Pick<MyRecipesParts, 'db' | 'clock'>) {
  return async (actor: Actor, id: number): Promise<void> => {
    const { row } = await findReadableRecipe(db, actor, id)
    if (row.accountId === actor.accountId) return
    await noteRecipeView(db, id, actor.accountId, clock().slice(0, 10))
  }
}
