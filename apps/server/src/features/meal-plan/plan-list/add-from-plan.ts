import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { shopping } from '@larder/contract/shopping'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import type { HouseholdTx, WithHousehold } from '../../../db/household-transaction'
import type { ShoppingLineRow } from '../../../db/sql/shopping/lines'
import type { Clock } from '../../../time/clock'
import { addedByCondition, findLines, listedCondition } from '../../shopping/line-queries'
import { findActiveNames, toVisibleList } from '../../shopping/list-queries'
import { toShoppingItems } from '../../shopping/shopping-items'
import { type LineCounts, startFollowing } from './following-list'

export interface AddFromPlanParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
}

type AddFromPlanInput = ParsedInputOf<typeof shopping.fromPlan>['body']

/** Adds the plan's shortfall to a list, idempotently; from then on that list follows the plan. */
export function createAddFromPlan({ db, clock, withHousehold }: AddFromPlanParts) {
  return async (
    actor: Actor,
    { action, ...asked }: AddFromPlanInput,
  ): Promise<DataOf<typeof shopping.fromPlan>> => {
    const request = { call: shopping.fromPlan.name, input: asked, action }
    const { rows, ...counts } = await withHousehold(actor, { changes: [], request }, async (tx) => {
      const { householdId } = tx
      const counts = tx.isRepeat ? await countAddedBefore(tx) : await startFollowing(tx, clock, asked)
      const lists = await findActiveNames(tx, householdId, 'list')
      const isOnList = ({ state }: ShoppingLineRow) =>
        state.words.value.plan === true && toVisibleList(state.list.value, lists) === asked.list
      return { ...counts, rows: (await findLines(tx, householdId, listedCondition)).filter(isOnList) }
    })
    return { ...counts, items: await toShoppingItems(db, actor, rows) }
  }
}

/** A repeated change only knows the lines it added. */
async function countAddedBefore(tx: HouseholdTx): Promise<LineCounts> {
  const added = await findLines(tx, tx.householdId, addedByCondition(tx.actionId))
  return { added: added.length, changed: 0, removed: 0 }
}
