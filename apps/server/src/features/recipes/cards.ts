import type { RecipeSummary } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db } from '../../db/open'
import { mayRead } from './reading'
import { type RecipeRow, rowColumns, summaryOf } from './recipe-row'

/** A card and the version it tells of. */
export interface Card {
  readonly summary: RecipeSummary
  readonly version: number
}

/** The cards of these recipes, by number; of those that are gone or that are not for whoever asks there is none. */
export async function cardsOf(
  db: Db,
  actor: Actor | undefined,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Card>> {
  const { rows } = await db.$client.query<RecipeRow & { favourite: boolean }>({
    name: 'recipe_cards',
    text: `select ${rowColumns}, coalesce(m.favourite, false) as favourite
      from recipes r left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1
      where r.id = any($3::bigint[]) and r.removed_at is null and ${mayRead}`,
    values: [actor?.accountId, actor?.householdId, ids],
  })
  return new Map(
    rows.map(({ favourite, ...row }) => [
      row.id,
      { summary: summaryOf(row, actor?.accountId, favourite), version: row.version },
    ]),
  )
}
