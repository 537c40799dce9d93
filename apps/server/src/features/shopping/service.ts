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
import { type Db, inTransaction, type Tx } from '../../db/database'
import { lockHousehold } from '../../db/household-lock'
import { isRepeatedChange } from '../../db/idempotency-key'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import type { Clock } from '../../time/clock'
import {
  addedByCondition,
  findLines,
  findLinesById,
  listedCondition,
  type ShoppingLineRow,
} from './line-queries'
import { createServerStamps, type ListWriter, saveLines, serverDevice } from './line-writes'
import { assertListExists } from './list-queries'
import type { FindRecipeTitles, ToShoppingItems } from './shopping-items'
import { assertLineLimit } from './shopping-limits'

export interface ShoppingServiceParts {
  db: Db
  clock: Clock
  cardsOf: FindRecipeTitles
  show: ToShoppingItems
}

type AddItemsInput = ParsedInputOf<typeof shopping.add>['body']
type ChangeItemInput = ParsedInputOf<typeof shopping.change>['body']

// 'milk, bread, 12 eggs' are three lines; what a dish asks for is one.
function splitItem(item: AddItemsInput['items'][number]): AddItemsInput['items'] {
  if (item.recipeId !== undefined) return [item]
  const texts = splitShoppingText(item.text)
  return texts.length < 2 ? [item] : texts.map((text) => ({ text }))
}

/** The plain face of the lists, for those who keep none of their own: the server writes on them as one more device. */
export function createShoppingService({ db, clock, cardsOf, show }: ShoppingServiceParts) {
  return {
    async list(actor: Actor, list: string | undefined): Promise<ShoppingItem[]> {
      const items = await show(actor, await findLines(db, actor.householdId, listedCondition))
      return list === undefined ? items : items.filter((item) => item.list === list)
    },

    async add(actor: Actor, { items, list, action }: AddItemsInput): Promise<ShoppingItem[]> {
      const ids = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))]
      const cards = ids.length === 0 ? undefined : await cardsOf(db, actor, ids)
      const actionId = action ?? newId()
      const rows = await writing(actor, async (writer) => {
        const { tx, householdId, now } = writer
        const asked = { call: shopping.add.name, input: { items, list }, action: actionId }
        const again = action !== undefined && (await isRepeatedChange(tx, actor, asked, now))
        const before =
          action === undefined ? [] : await findLines(tx, householdId, addedByCondition(actionId))
        if (again) return before
        // Names are forgotten after a while, the lines they brought are not.
        if (before.length > 0) throw new AppError('idempotency-key-reused')
        if (ids.some((id) => !cards?.has(id))) throw new AppError('recipe-not-found')
        await assertListExists(tx, householdId, list)
        const stamp = await createServerStamps(writer)
        const lines = items.flatMap(splitItem).map(({ text, recipeId }) => {
          const title = recipeId === undefined ? undefined : cards?.get(recipeId)?.summary.title
          const dishes = recipeId !== undefined && title !== undefined ? [{ recipeId, title }] : undefined
          return { line: newLine(newId(), { text, ...(dishes && { for: dishes }) }, list, stamp()), actionId }
        })
        await assertLineLimit(writer, lines)
        await saveLines(writer, lines)
        return findLines(tx, householdId, addedByCondition(actionId))
      })
      return show(actor, rows)
    },

    change(actor: Actor, id: string, { action, ...change }: ChangeItemInput): Promise<ShoppingItem> {
      const asked = { call: shopping.change.name, input: { id, ...change }, action }
      return onOne(actor, id, asked, async (line, { tx, householdId, now }, stamp) => {
        if (change.list !== undefined) await assertListExists(tx, householdId, change.list)
        return applyChange(line, change, now, stamp)
      })
    },

    remove(actor: Actor, id: string, action: string | undefined): Promise<ShoppingItem> {
      const asked = { call: shopping.remove.name, input: { id }, action }
      return onOne(actor, id, asked, async (line, _, stamp) => removeLine(line, true, stamp()))
    },
  }

  /** Does something to one line that stands on a list; sent again, it is only shown as it is now. */
  async function onOne(
    actor: Actor,
    id: string,
    { action, ...asked }: { call: string; input: unknown; action: string | undefined },
    deed: (line: MergeableLine, writer: ListWriter, stamp: () => LamportTimestamp) => Promise<MergeableLine>,
  ): Promise<ShoppingItem> {
    const row = await writing(actor, async (writer) => {
      const { tx, householdId, now } = writer
      const again = action !== undefined && (await isRepeatedChange(tx, actor, { ...asked, action }, now))
      const was = await findLine(tx, householdId, id)
      if (again) return was
      if (!isListed(was.state)) throwNotFound()
      const line = await deed(was.state, writer, await createServerStamps(writer))
      if (isSameState(line, was.state)) return was
      await saveLines(writer, [{ line, previous: was }])
      return findLine(tx, householdId, id)
    })
    const [item] = await show(actor, [row])
    return item ?? throwNotFound()
  }

  function writing<T>(actor: Actor, work: (writer: ListWriter) => Promise<T>): Promise<T> {
    return inTransaction(db, async (tx) => {
      await lockHousehold(tx, actor, 'shopping')
      const { householdId, accountId } = actor
      return work({ tx, householdId, accountId, now: clock() })
    })
  }
}

async function findLine(tx: Tx, householdId: string, id: string): Promise<ShoppingLineRow> {
  const [row] = await findLinesById(tx, householdId, [id])
  return row ?? throwNotFound()
}

function throwNotFound(): never {
  throw new AppError('shopping-item-not-found')
}

/** What a cook writes anew is the cook's own from then on, also where it came from the plan. */
function applyChange(
  line: MergeableLine,
  { ticked: isBought, text, list }: Omit<ChangeItemInput, 'action'>,
  now: string,
  stamp: () => LamportTimestamp,
): MergeableLine {
  let after = line
  const { text: was, for: dishes } = line.words.value
  if (text !== undefined && text !== was)
    after = editLine(after, { text, ...(dishes && { for: dishes }) }, stamp())
  if (list !== undefined && list !== line.list.value) after = moveLine(after, list, stamp())
  if (isBought === undefined) return after
  return isBought ? tickLine(after, serverDevice, { at: now }) : untickLine(after)
}
