import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import { shopping } from '@larder/contract/shopping'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { wasSentBefore } from '../../db/named-change'
import { type Db, inTransaction } from '../../db/open'
import type { Counts, Following } from './following'
import type { Show } from './items'
import { isOnAList, type LineRow, lineRows, wasPutDownBy } from './line-rows'
import { namesStanding, shownOn } from './lists'
import { lockLists, type Writer } from './writing'

export interface FromPlanParts {
  db: Db
  clock: Clock
  show: Show
  following: Following
}

type Asked = ParsedInputOf<typeof shopping.fromPlan>['body']

/** Puts on a list what the plan lacks, however often it is asked to; from then on that list keeps up with the plan. */
export function openFromPlan({ db, clock, show, following }: FromPlanParts) {
  return async (actor: Actor, { action, ...asked }: Asked): Promise<DataOf<typeof shopping.fromPlan>> => {
    const { householdId, accountId } = actor
    const { rows, ...counts } = await inTransaction(db, async (tx) => {
      await lockLists(tx, householdId)
      const writer = { tx, householdId, accountId, now: clock() }
      const sent = action !== undefined && { call: shopping.fromPlan.name, input: asked, action }
      const again = sent && (await wasSentBefore(tx, actor, sent, writer.now))
      const done = again ? await doneBy(writer, action) : await following.begin(actor, writer, asked, action)
      const lists = await namesStanding(tx, householdId, 'list')
      const isOn = ({ state }: LineRow) =>
        state.words.value.plan === true && shownOn(state.list.value, lists) === asked.list
      return { ...done, rows: (await lineRows(tx, householdId, isOnAList)).filter(isOn) }
    })
    return { ...counts, items: await show(actor, rows) }
  }
}

/** Of a change that was sent again only what it put down is still known. */
async function doneBy({ tx, householdId }: Writer, action: string): Promise<Counts> {
  const added = await lineRows(tx, householdId, wasPutDownBy(action))
  return { added: added.length, changed: 0, removed: 0 }
}
