import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { shopping } from '@larder/contract/shopping'
import type { Actor } from '../../actor'
import { type Db, inTransaction } from '../../db/database'
import { isRepeatedChange } from '../../db/idempotency-key'
import type { Clock } from '../../time/clock'
import { addedByCondition, findLines, listedCondition, type ShoppingLineRow } from './line-queries'
import { type ListWriter, lockLists } from './line-writes'
import { findActiveNames, toVisibleList } from './list-queries'
import type { LineCounts, PlanListSync } from './plan-list-sync'
import type { ToShoppingItems } from './shopping-items'

export interface AddFromPlanParts {
  db: Db
  clock: Clock
  show: ToShoppingItems
  following: PlanListSync
}

type AddFromPlanInput = ParsedInputOf<typeof shopping.fromPlan>['body']

/** Puts on a list what the plan lacks, however often it is asked to; from then on that list keeps up with the plan. */
export function createAddFromPlan({ db, clock, show, following }: AddFromPlanParts) {
  return async (
    actor: Actor,
    { action, ...asked }: AddFromPlanInput,
  ): Promise<DataOf<typeof shopping.fromPlan>> => {
    const { householdId, accountId } = actor
    const { rows, ...counts } = await inTransaction(db, async (tx) => {
      await lockLists(tx, householdId)
      const writer = { tx, householdId, accountId, now: clock() }
      const sent = action !== undefined && { call: shopping.fromPlan.name, input: asked, action }
      const again = sent && (await isRepeatedChange(tx, actor, sent, writer.now))
      const done = again
        ? await countAddedBy(writer, action)
        : await following.begin(actor, writer, asked, action)
      const lists = await findActiveNames(tx, householdId, 'list')
      const isOn = ({ state }: ShoppingLineRow) =>
        state.words.value.plan === true && toVisibleList(state.list.value, lists) === asked.list
      return { ...done, rows: (await findLines(tx, householdId, listedCondition)).filter(isOn) }
    })
    return { ...counts, items: await show(actor, rows) }
  }
}

/** Of a change that was sent again only what it put down is still known. */
async function countAddedBy({ tx, householdId }: ListWriter, action: string): Promise<LineCounts> {
  const added = await findLines(tx, householdId, addedByCondition(action))
  return { added: added.length, changed: 0, removed: 0 }
}
