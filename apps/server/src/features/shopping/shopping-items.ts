import type { ShoppingItem } from '@larder/contract/shopping'
import { compareByCreation, isTicked } from '@larder/kitchen/shopping/shared-list'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import type { ShoppingLineRow } from '../../db/sql/shopping/lines'
import { findRecipeCards, type RecipeCardEntry } from '../recipes/queries/recipe-cards'
import { findActiveNames, toVisibleList } from './list-queries'

/** Maps lines to items for the actor, in the order of creation. */
export async function toShoppingItems(
  db: Db,
  actor: Actor,
  rows: readonly ShoppingLineRow[],
): Promise<ShoppingItem[]> {
  const ids = findRecipeIds(rows)
  const [lists, cards] = await Promise.all([
    findActiveNames(db, actor.householdId, 'list'),
    ids.length === 0 ? noCards : findRecipeCards(db, actor, ids),
  ])
  return rows
    .toSorted((a, b) => compareByCreation(a.state, b.state))
    .map((row) => toShoppingItem(row, { lists, cards }))
}

const noCards: ReadonlyMap<number, RecipeCardEntry> = new Map()

interface ItemContext {
  readonly lists: ReadonlySet<string>
  readonly cards: ReadonlyMap<number, RecipeCardEntry>
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
