import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import {
  editLine,
  isListed,
  isSameState,
  type LamportTimestamp,
  type MergeableLine,
  moveLine,
  newLine,
  removeLine,
  tickLine,
  untickLine,
} from '@larder/kitchen/shopping/shared-list'
import { splitShoppingText } from '@larder/kitchen/typed-text/split-shopping-text'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { ChangeRequest, MemberTx, WithHousehold } from '../../db/household-transaction'
import type { ShoppingLineRow } from '../../db/sql/shopping/lines'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import { findRecipeCards } from '../recipes/queries/recipe-cards'
import { addedByCondition, findLines, findLinesById, listedCondition } from './line-queries'
import { createServerStamps, saveLines, serverDevice } from './line-writes'
import { assertListExists } from './list-queries'
import { toShoppingItems } from './shopping-items'
import { assertLineLimit } from './shopping-limits'

export interface ShoppingServiceParts {
  db: Db
  withHousehold: WithHousehold
}

type AddItemsInput = ParsedInputOf<typeof shopping.add>['body']
type ChangeItemInput = ParsedInputOf<typeof shopping.change>['body']

// 'milk, bread, 12 eggs' are three lines; an ingredient of a dish is one.
function splitItem(item: AddItemsInput['items'][number]): AddItemsInput['items'] {
  if (item.recipeId !== undefined) return [item]
  const texts = splitShoppingText(item.text)
  return texts.length < 2 ? [item] : texts.map((text) => ({ text }))
}

/** List operations for clients without a synced list of their own: the server writes as one more device. */
export function createShoppingService({ db, withHousehold }: ShoppingServiceParts) {
  return {
    async list(actor: Actor, list: string | undefined): Promise<ShoppingItem[]> {
      const items = await toShoppingItems(db, actor, await findLines(db, actor.householdId, listedCondition))
      return list === undefined ? items : items.filter((item) => item.list === list)
    },

    async add(actor: Actor, { items, list, action }: AddItemsInput): Promise<ShoppingItem[]> {
      const ids = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))]
      const cards = ids.length === 0 ? undefined : await findRecipeCards(db, actor, ids)
      const request = { call: shopping.add.name, input: { items, list }, action }
      const rows = await withHousehold(actor, { changes: ['shopping'], request }, async (tx) => {
        const { householdId, actionId } = tx
        const before =
          action === undefined ? [] : await findLines(tx, householdId, addedByCondition(actionId))
        if (tx.isRepeat) return before
        // Keys expire before the lines of their changes do.
        if (before.length > 0) throw new AppError('idempotency-key-reused')
        if (ids.some((id) => !cards?.has(id))) throw new AppError('recipe-not-found')
        await assertListExists(tx, householdId, list)
        const stamp = await createServerStamps(tx)
        const lines = items.flatMap(splitItem).map(({ text, recipeId }) => {
          const title = recipeId === undefined ? undefined : cards?.get(recipeId)?.summary.title
          const dishes = recipeId !== undefined && title !== undefined ? [{ recipeId, title }] : undefined
          return { line: newLine(newId(), { text, ...(dishes && { for: dishes }) }, list, stamp()), actionId }
        })
        await assertLineLimit(tx, lines)
        await saveLines(tx, lines)
        return findLines(tx, householdId, addedByCondition(actionId))
      })
      return toShoppingItems(db, actor, rows)
    },

    change(actor: Actor, id: string, { action, ...change }: ChangeItemInput): Promise<ShoppingItem> {
      const request = { call: shopping.change.name, input: { id, ...change }, action }
      return changeLine(actor, id, request, async (line, tx, stamp) => {
        if (change.list !== undefined) await assertListExists(tx, tx.householdId, change.list)
        return applyChange(line, change, tx.now, stamp)
      })
    },

    remove(actor: Actor, id: string, action: string | undefined): Promise<ShoppingItem> {
      const request = { call: shopping.remove.name, input: { id }, action }
      return changeLine(actor, id, request, async (line, _, stamp) => removeLine(line, true, stamp()))
    },
  }

  /** Changes one listed line; a repeated request returns its current state. */
  async function changeLine(
    actor: Actor,
    id: string,
    request: ChangeRequest,
    change: (line: MergeableLine, tx: MemberTx, stamp: () => LamportTimestamp) => Promise<MergeableLine>,
  ): Promise<ShoppingItem> {
    const row = await withHousehold(actor, { changes: ['shopping'], request }, async (tx) => {
      const { householdId } = tx
      const row = await findLine(tx, householdId, id)
      if (tx.isRepeat) return row
      if (!isListed(row.state)) throwNotFound()
      const line = await change(row.state, tx, await createServerStamps(tx))
      if (isSameState(line, row.state)) return row
      await saveLines(tx, [{ line, previous: row }])
      return findLine(tx, householdId, id)
    })
    const [item] = await toShoppingItems(db, actor, [row])
    return item ?? throwNotFound()
  }
}

async function findLine(tx: Tx, householdId: string, id: string): Promise<ShoppingLineRow> {
  const [row] = await findLinesById(tx, householdId, [id])
  return row ?? throwNotFound()
}

function throwNotFound(): never {
  throw new AppError('shopping-item-not-found')
}

/** A reworded line becomes the cook's own, even if it came from the plan. */
function applyChange(
  line: MergeableLine,
  { ticked: isBought, text, list }: Omit<ChangeItemInput, 'action'>,
  now: string,
  stamp: () => LamportTimestamp,
): MergeableLine {
  let after = line
  const { text: previousText, for: dishes } = line.words.value
  if (text !== undefined && text !== previousText)
    after = editLine(after, { text, ...(dishes && { for: dishes }) }, stamp())
  if (list !== undefined && list !== line.list.value) after = moveLine(after, list, stamp())
  if (isBought === undefined) return after
  return isBought ? tickLine(after, serverDevice, { at: now }) : untickLine(after)
}
