import type { RecipeSummary } from '@larder/contract/recipes'
import type { Db } from '../../db/open'
import type { Hand } from '../../db/touch'
import { mayRead } from './reading'
import { type RecipeRow, rowColumns, summaryOf } from './recipe-row'

/** A card and the version it tells of. */
export interface Card {
  readonly summary: RecipeSummary
  readonly version: number
}

export interface CardRow extends RecipeRow {
  readonly favourite: boolean
}

/** The columns of a card, for statements on `recipes r` joined with what account $1 thinks of them. */
export const cardColumns = `${rowColumns}, coalesce(m.favourite, false) as favourite`
export const joinMarks = 'left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1'

export function cardOf(actor: Hand | undefined, { favourite, ...row }: CardRow): Card {
  return { summary: summaryOf(row, actor?.accountId, favourite), version: row.version }
}

/** The cards of these recipes, by number; of those that are gone or that are not for whoever asks there is none. */
export async function cardsOf(
  db: Db,
  actor: Hand | undefined,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Card>> {
  const { rows } = await db.$client.query<CardRow>({
    name: 'recipe_cards',
    text: `select ${cardColumns} from recipes r ${joinMarks}
      where r.id = any($3::bigint[]) and r.removed_at is null and ${mayRead}`,
    values: [actor?.accountId, actor?.householdId, ids],
  })
  return new Map(rows.map((row) => [row.id, cardOf(actor, row)]))
}
