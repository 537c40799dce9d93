import type { ShoppingItem } from '@larder/contract/shopping'
import { compareByCreation, isTicked } from '@larder/kitchen/shopping/shared-list'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import type { ShoppingLineRow } from './line-queries'
import { findActiveNames, toVisibleList } from './list-queries'

/** Recipes by id; recipes that are deleted or not readable for the actor are absent. */
export type RecipeTitles = ReadonlyMap<number, { readonly summary: { readonly title: string } }>

/** Returns the titles of those recipes that the actor may read. */
export type FindRecipeTitles = (db: Db, actor: Actor, ids: readonly number[]) => Promise<RecipeTitles>

/** Maps lines to items for the actor, in the order of creation. */
export type ToShoppingItems = (actor: Actor, rows: readonly ShoppingLineRow[]) => Promise<ShoppingItem[]>

export function createToShoppingItems(db: Db, cardsOf: FindRecipeTitles): ToShoppingItems {
  return async (actor, rows) => {
    const ids = findRecipeIds(rows)
    const [lists, cards] = await Promise.all([
      findActiveNames(db, actor.householdId, 'list'),
      ids.length === 0 ? new Map() : cardsOf(db, actor, ids),
    ])
    return rows
      .toSorted((a, b) => compareByCreation(a.state, b.state))
      .map((row) => toShoppingItem(row, { lists, cards }))
  }
}

interface ItemContext {
  readonly lists: ReadonlySet<string>
  readonly cards: RecipeTitles
}

/** A recipe that is not readable any more is not named: its link would lead nowhere. */
function toShoppingItem(
  { id, state, foodId, addedBy, addedAt }: ShoppingLineRow,
  { lists, cards }: ItemContext,
): ShoppingItem {
  const { text, for: dishes = [], check, leaves } = state.words.value
  return {
    id,
    text,
    list: toVisibleList(state.list.value, lists),
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

function findRecipeIds(rows: readonly Pick<ShoppingLineRow, 'state'>[]): number[] {
  return [
    ...new Set(rows.flatMap(({ state }) => (state.words.value.for ?? []).map(({ recipeId }) => recipeId))),
  ]
}
