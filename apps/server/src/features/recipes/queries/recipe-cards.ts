import type { RecipeSummary } from '@larder/contract/recipes'
import type { Db } from '../../../db/database'
import type { ActingMember } from '../../../db/household-lock'
import { readableCondition } from './readable-recipes'
import { type RecipeRow, recipeColumnsSql, toRecipeSummary } from './recipe-row'

/** A card with its version. */
export interface RecipeCardEntry {
  readonly summary: RecipeSummary
  readonly version: number
}

export interface RecipeCardRow extends RecipeRow {
  readonly favourite: boolean
}

/** Columns of a card, for statements on `recipes r` joined with the marks of account $1. */
export const cardColumnsSql = `${recipeColumnsSql}, coalesce(m.favourite, false) as favourite`
export const joinMarksSql = 'left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1'

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
  const { rows } = await db.$client.query<RecipeCardRow>({
    name: 'recipe_cards',
    text: `select ${cardColumnsSql} from recipes r ${joinMarksSql}
      where r.id = any($3::bigint[]) and r.removed_at is null and ${readableCondition}`,
    values: [actor?.accountId, actor?.householdId, ids],
  })
  return new Map(rows.map((row) => [row.id, toRecipeCard(actor, row)]))
}
