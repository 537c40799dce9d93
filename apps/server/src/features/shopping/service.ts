import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import { surely } from '@larder/kitchen/linking'
import { readShoppingText } from '@larder/kitchen/shopping-text'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { wasSentBefore } from '../../db/named-change'
import { type Db, inTransaction } from '../../db/open'
import { shoppingItems } from '../../db/tables/shopping'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { asItem, type Cards, openRows, recipesOf, rowsWhere } from './items'

export interface ShoppingParts {
  db: Db
  clock: Clock
  /** Of the recipes among these that the actor may read. */
  cardsOf(db: Db, actor: Actor, ids: readonly number[]): Promise<Cards>
}

type Added = ParsedInputOf<typeof shopping.add>['body']

const mostLines = 2000

export function openShopping({ db, clock, cardsOf }: ShoppingParts) {
  return {
    async list(actor: Actor): Promise<DataOf<typeof shopping.list>> {
      const rows = await openRows(db, actor.householdId)
      const cards = await cardsFor(actor, recipesOf(rows))
      return rows.map((row) => asItem(row, cards))
    },

    async add(actor: Actor, { items, action }: Added): Promise<ShoppingItem[]> {
      const ids = recipesOf(items)
      const cards = await cardsFor(actor, ids)
      const actionId = action ?? newId()
      const { householdId, accountId } = actor
      const rows = await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'shopping')
        const now = clock()
        const asked = { call: shopping.add.name, input: items, action: actionId }
        const byAction = sql`s.household_id = ${householdId} and s.action_id = ${actionId}`
        const again = action !== undefined && (await wasSentBefore(tx, actor, asked, now))
        const before = action === undefined ? [] : await rowsWhere(tx, byAction)
        if (again) return before
        // Names are forgotten after a while, the lines they brought are not.
        if (before.length > 0) throw new AppError('action-used')
        if (ids.some((id) => !cards.has(id))) throw new AppError('recipe-not-found')
        const open = and(eq(shoppingItems.householdId, householdId), isNull(shoppingItems.removedAt))
        const [there] = await tx.select({ count: sql<number>`count(*)::int` }).from(shoppingItems).where(open)
        if ((there?.count ?? 0) + items.length > mostLines) throw new AppError('too-many-shopping-items')
        await tx.insert(shoppingItems).values(
          items.map(({ text, recipeId }) => ({
            householdId,
            text,
            foodId: foodIn(text),
            recipeId,
            accountId,
            actionId,
            addedAt: now,
          })),
        )
        return rowsWhere(tx, byAction)
      })
      return rows.map((row) => asItem(row, cards))
    },

    async remove(actor: Actor, id: number, action: string | undefined): Promise<ShoppingItem> {
      const { householdId, accountId } = actor
      const row = await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'shopping')
        const now = clock()
        const asked = { call: shopping.remove.name, input: { id } }
        const again = action !== undefined && (await wasSentBefore(tx, actor, { ...asked, action }, now))
        if (!again) {
          const removed = await tx
            .update(shoppingItems)
            .set({ removedAt: now, removedBy: accountId })
            .where(
              and(
                eq(shoppingItems.id, id),
                eq(shoppingItems.householdId, householdId),
                isNull(shoppingItems.removedAt),
              ),
            )
            .returning({ id: shoppingItems.id })
          if (removed.length === 0) throw new AppError('shopping-item-not-found')
        }
        const [row] = await rowsWhere(tx, sql`s.household_id = ${householdId} and s.id = ${id}`)
        if (!row) throw new AppError('shopping-item-not-found')
        return row
      })
      return asItem(row, await cardsFor(actor, recipesOf([row])))
    },
  }

  async function cardsFor(actor: Actor, ids: readonly number[]): Promise<Cards> {
    return ids.length === 0 ? new Map() : cardsOf(db, actor, ids)
  }
}

/** Only what the words surely stand for: a wrong icon is worse than none. */
function foodIn(text: string): string | undefined {
  const { foodId, confidence = 0 } = readShoppingText(text)
  return confidence >= surely ? foodId : undefined
}
