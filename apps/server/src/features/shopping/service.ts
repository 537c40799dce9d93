import type { ParsedInputOf } from '@larder/contract/endpoint'
import { type ShoppingItem, shopping } from '@larder/contract/shopping'
import {
  isListed,
  isSame,
  moved,
  newLine,
  reworded,
  type SharedLine,
  type Stamp,
  takenOff,
  ticked,
  unticked,
} from '@larder/kitchen/shared-list'
import { splitShoppingText } from '@larder/kitchen/typed-text/splitting'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { wasSentBefore } from '../../db/named-change'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { newId } from '../../secrets'
import type { CardsOf, Show } from './items'
import { refuseTooManyLines } from './limits'
import { isOnAList, type LineRow, lineRows, linesAmong, wasPutDownBy } from './line-rows'
import { expectList } from './lists'
import { serverDevice, serverStamps, type Writer, writeLines } from './writing'

export interface ServiceParts {
  db: Db
  clock: Clock
  cardsOf: CardsOf
  show: Show
}

type Added = ParsedInputOf<typeof shopping.add>['body']
type Changed = ParsedInputOf<typeof shopping.change>['body']

// 'milk, bread, 12 eggs' are three lines; what a dish asks for is one.
function oneEach(item: Added['items'][number]): Added['items'] {
  if (item.recipeId !== undefined) return [item]
  const texts = splitShoppingText(item.text)
  return texts.length < 2 ? [item] : texts.map((text) => ({ text }))
}

/** The plain face of the lists, for those who keep none of their own: the server writes on them as one more device. */
export function openShopping({ db, clock, cardsOf, show }: ServiceParts) {
  return {
    async list(actor: Actor, list: string | undefined): Promise<ShoppingItem[]> {
      const items = await show(actor, await lineRows(db, actor.householdId, isOnAList))
      return list === undefined ? items : items.filter((item) => item.list === list)
    },

    async add(actor: Actor, { items, list, action }: Added): Promise<ShoppingItem[]> {
      const ids = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))]
      const cards = ids.length === 0 ? undefined : await cardsOf(db, actor, ids)
      const actionId = action ?? newId()
      const rows = await writing(actor, async (writer) => {
        const { tx, householdId, now } = writer
        const asked = { call: shopping.add.name, input: { items, list }, action: actionId }
        const again = action !== undefined && (await wasSentBefore(tx, actor, asked, now))
        const before = action === undefined ? [] : await lineRows(tx, householdId, wasPutDownBy(actionId))
        if (again) return before
        // Names are forgotten after a while, the lines they brought are not.
        if (before.length > 0) throw new AppError('action-used')
        if (ids.some((id) => !cards?.has(id))) throw new AppError('recipe-not-found')
        await expectList(tx, householdId, list)
        const stamp = await serverStamps(writer)
        const lines = items.flatMap(oneEach).map(({ text, recipeId }) => {
          const title = recipeId === undefined ? undefined : cards?.get(recipeId)?.summary.title
          const dishes = recipeId !== undefined && title !== undefined ? [{ recipeId, title }] : undefined
          return { line: newLine(newId(), { text, ...(dishes && { for: dishes }) }, list, stamp()), actionId }
        })
        await refuseTooManyLines(writer, lines)
        await writeLines(writer, lines)
        return lineRows(tx, householdId, wasPutDownBy(actionId))
      })
      return show(actor, rows)
    },

    change(actor: Actor, id: string, { action, ...change }: Changed): Promise<ShoppingItem> {
      const asked = { call: shopping.change.name, input: { id, ...change }, action }
      return onOne(actor, id, asked, async (line, { tx, householdId, now }, stamp) => {
        if (change.list !== undefined) await expectList(tx, householdId, change.list)
        return changed(line, change, now, stamp)
      })
    },

    remove(actor: Actor, id: string, action: string | undefined): Promise<ShoppingItem> {
      const asked = { call: shopping.remove.name, input: { id }, action }
      return onOne(actor, id, asked, async (line, _, stamp) => takenOff(line, true, stamp()))
    },
  }

  /** Does something to one line that stands on a list; sent again, it is only shown as it is now. */
  async function onOne(
    actor: Actor,
    id: string,
    { action, ...asked }: { call: string; input: unknown; action: string | undefined },
    deed: (line: SharedLine, writer: Writer, stamp: () => Stamp) => Promise<SharedLine>,
  ): Promise<ShoppingItem> {
    const row = await writing(actor, async (writer) => {
      const { tx, householdId, now } = writer
      const again = action !== undefined && (await wasSentBefore(tx, actor, { ...asked, action }, now))
      const was = await rowOf(tx, householdId, id)
      if (again) return was
      if (!isListed(was.state)) notThere()
      const line = await deed(was.state, writer, await serverStamps(writer))
      if (isSame(line, was.state)) return was
      await writeLines(writer, [{ line, was }])
      return rowOf(tx, householdId, id)
    })
    const [item] = await show(actor, [row])
    return item ?? notThere()
  }

  function writing<T>(actor: Actor, work: (writer: Writer) => Promise<T>): Promise<T> {
    return inTransaction(db, async (tx) => {
      await touchHousehold(tx, actor, 'shopping')
      const { householdId, accountId } = actor
      return work({ tx, householdId, accountId, now: clock() })
    })
  }
}

async function rowOf(tx: Tx, householdId: string, id: string): Promise<LineRow> {
  const [row] = await linesAmong(tx, householdId, [id])
  return row ?? notThere()
}

function notThere(): never {
  throw new AppError('shopping-item-not-found')
}

/** What a cook writes anew is the cook's own from then on, also where it came from the plan. */
function changed(
  line: SharedLine,
  { ticked: isBought, text, list }: Omit<Changed, 'action'>,
  now: string,
  stamp: () => Stamp,
): SharedLine {
  let after = line
  const { text: was, for: dishes } = line.words.value
  if (text !== undefined && text !== was)
    after = reworded(after, { text, ...(dishes && { for: dishes }) }, stamp())
  if (list !== undefined && list !== line.list.value) after = moved(after, list, stamp())
  if (isBought === undefined) return after
  return isBought ? ticked(after, serverDevice, { at: now }) : unticked(after)
}
