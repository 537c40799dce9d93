import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { shopping } from '@larder/contract/shopping'
import type { Actor } from '../../../actor'
import { type Db, inTransaction } from '../../../db/database'
import { isRepeatedChange } from '../../../db/idempotency-key'
import type { Clock } from '../../../time/clock'
import {
  addedByCondition,
  findLines,
  listedCondition,
  type ShoppingLineRow,
} from '../../shopping/line-queries'
import { type ListWriter, lockLists } from '../../shopping/line-writes'
import { findActiveNames, toVisibleList } from '../../shopping/list-queries'
import { toShoppingItems } from '../../shopping/shopping-items'
import { type LineCounts, startFollowing } from './following-list'

type AddFromPlanInput = ParsedInputOf<typeof shopping.fromPlan>['body']

/** Adds the plan's shortfall to a list, idempotently; from then on that list follows the plan. */
export function createAddFromPlan({ db, clock }: { db: Db; clock: Clock }) {
  return async (
    actor: Actor,
    { action, ...asked }: AddFromPlanInput,
  ): Promise<DataOf<typeof shopping.fromPlan>> => {
    const { householdId, accountId } = actor
    const { rows, ...counts } = await inTransaction(db, async (tx) => {
      await lockLists(tx, householdId)
      const writer = { tx, householdId, accountId, now: clock() }
      const request = action !== undefined && { call: shopping.fromPlan.name, input: asked, action }
      const isRepeat = request && (await isRepeatedChange(tx, actor, request, writer.now))
      const counts = isRepeat
        ? await countAddedBy(writer, action)
        : await startFollowing(clock, actor, writer, asked, action)
      const lists = await findActiveNames(tx, householdId, 'list')
      const isOnList = ({ state }: ShoppingLineRow) =>
        state.words.value.plan === true && toVisibleList(state.list.value, lists) === asked.list
      return { ...counts, rows: (await findLines(tx, householdId, listedCondition)).filter(isOnList) }
    })
    return { ...counts, items: await toShoppingItems(db, actor, rows) }
  }
}

/** A repeated change only knows the lines it added. */
async function countAddedBy({ tx, householdId }: ListWriter, action: string): Promise<LineCounts> {
  const added = await findLines(tx, householdId, addedByCondition(action))
  return { added: added.length, changed: 0, removed: 0 }
}
