import type { ShoppingItem } from '@larder/contract/shopping'
import { byBirth, isTicked } from '@larder/kitchen/shared-list'
import type { Actor } from '../../actor'
import type { Db } from '../../db/open'
import type { LineRow } from './line-rows'
import { namesStanding, shownOn } from './lists'

/** What is known of recipes, by number; of those that are gone or that are not for whoever asks there is nothing. */
export type Cards = ReadonlyMap<number, { readonly summary: { readonly title: string } }>

/** Of the recipes among these that the actor may read. */
export type CardsOf = (db: Db, actor: Actor, ids: readonly number[]) => Promise<Cards>

/** Lines as whoever looks sees them, in the order they were put down. */
export type Show = (actor: Actor, rows: readonly LineRow[]) => Promise<ShoppingItem[]>

export function openShow(db: Db, cardsOf: CardsOf): Show {
  return async (actor, rows) => {
    const ids = recipesOf(rows)
    const [lists, cards] = await Promise.all([
      namesStanding(db, actor.householdId, 'list'),
      ids.length === 0 ? new Map() : cardsOf(db, actor, ids),
    ])
    return rows.toSorted((a, b) => byBirth(a.state, b.state)).map((row) => asItem(row, { lists, cards }))
  }
}

interface Seen {
  readonly lists: ReadonlySet<string>
  readonly cards: Cards
}

/** A recipe that cannot be read any more is not named: its link would lead nowhere. */
function asItem({ id, state, foodId, addedBy, addedAt }: LineRow, { lists, cards }: Seen): ShoppingItem {
  const { text, for: dishes = [], check, leaves } = state.words.value
  return {
    id,
    text,
    list: shownOn(state.list.value, lists),
    ticked: isTicked(state),
    ...(foodId !== null && { foodId }),
    for: dishes.flatMap(({ recipeId }) => {
      const title = cards.get(recipeId)?.summary.title
      return title === undefined ? [] : [{ recipeId, title }]
    }),
    ...(check && { check }),
    ...(leaves !== undefined && { leaves }),
    ...(addedBy !== null && { addedBy }),
    addedAt: new Date(addedAt).toISOString(),
  }
}

function recipesOf(rows: readonly Pick<LineRow, 'state'>[]): number[] {
  return [
    ...new Set(rows.flatMap(({ state }) => (state.words.value.for ?? []).map(({ recipeId }) => recipeId))),
  ]
}
