import type { RecipeSummary } from '@larder/contract/recipes'
import type { Db } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import { selectRecipeCards } from '../../../db/sql/recipes/readable-recipes'
import type { RecipeCardRow } from '../../../db/sql/recipes/recipe-columns'
import { toRecipeSummary } from './recipe-row'

/** A card with its version. */
export interface RecipeCardEntry {
  readonly summary: RecipeSummary
  readonly version: number
}

export function toRecipeCard(
  actor: ActingMember | undefined,
  { favourite, ...row }: RecipeCardRow,
): RecipeCardEntry {
  return { summary: toRecipeSummary(row, actor?.accountId, favourite), version: row.version }
}

/** Returns recipe cards by id; deleted and unreadable recipes are absent. */
export async function findRecipeCards(
  db: Db,
  actor: ActingMember | undefined,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecipeCardEntry>> {
  const rows = await selectRecipeCards(db, actor?.accountId, actor?.householdId, ids)
  return new Map(rows.map((row) => [row.id, toRecipeCard(actor, row)]))
}
