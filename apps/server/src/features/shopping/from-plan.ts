import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import type { PlanShortfall } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { isSame, newLine, reworded, takenOff } from '@larder/kitchen/shared-list'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { wasSentBefore } from '../../db/named-change'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { households } from '../../db/tables/household'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { dayAndHour } from '../../household-day'
import { newId } from '../../secrets'
import type { Show } from './items'
import { refuseTooManyLines } from './limits'
import { isOnAList, type LineRow, lineRows, wasPutDownBy } from './line-rows'
import { expectList, namesStanding, shownOn } from './lists'
import { type PlanAsked, planLines } from './plan-lines'
import { lockLists, serverStamps, type Writer, type Written, writeLines } from './writing'

/** What the planned meals of some days lack. */
export type ShortfallOf = (
  tx: Tx,
  actor: Actor,
  days: { readonly from: string; readonly days: number },
) => Promise<readonly PlanShortfall[]>

export interface FromPlanParts {
  db: Db
  clock: Clock
  show: Show
  shortfallOf: ShortfallOf
  lackText: PlanAsked['lackText']
}

type Asked = ParsedInputOf<typeof shopping.fromPlan>['body']
type Counts = { readonly added: number; readonly changed: number; readonly removed: number }

/** Keeps a list at what the plan lacks, however often it is asked to. */
export function openFromPlan({ db, clock, show, shortfallOf, lackText }: FromPlanParts) {
  return async (actor: Actor, { action, ...asked }: Asked): Promise<DataOf<typeof shopping.fromPlan>> => {
    const { householdId, accountId } = actor
    const { rows, ...counts } = await inTransaction(db, async (tx) => {
      await lockLists(tx, householdId)
      const writer = { tx, householdId, accountId, now: clock() }
      const sent = action !== undefined && { call: shopping.fromPlan.name, input: asked, action }
      const again = sent && (await wasSentBefore(tx, actor, sent, writer.now))
      const done = again ? await doneBy(writer, action) : await bringUpToDate(actor, writer, asked, action)
      const lists = await namesStanding(tx, householdId, 'list')
      const isOn = ({ state }: LineRow) =>
        state.words.value.plan === true && shownOn(state.list.value, lists) === asked.list
      return { ...done, rows: (await lineRows(tx, householdId, isOnAList)).filter(isOn) }
    })
    return { ...counts, items: await show(actor, rows) }
  }

  async function bringUpToDate(
    actor: Actor,
    writer: Writer,
    { from, days, list, leaveOut }: Omit<Asked, 'action'>,
    actionId = newId(),
  ): Promise<Counts> {
    const { tx, householdId, now } = writer
    await expectList(tx, householdId, list)
    const lacks = await shortfallOf(tx, actor, { from, days })
    const rows = await lineRows(tx, householdId, isOnAList)
    const { fresh, other, over } = planLines({
      lacks: lacks.filter(({ key }) => !leaveOut.includes(key)),
      lines: rows,
      lists: await namesStanding(tx, householdId, 'list'),
      list,
      today: await dayOf(tx, householdId, now),
      lackText,
    })
    const stamp = await serverStamps(writer)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const changed = other.flatMap(({ line, words }): Written[] =>
      isSame(line, reworded(line, words, line.words.stamp))
        ? []
        : [{ line: reworded(line, words, stamp()), was: byId.get(line.id) }],
    )
    const removed = over.map(
      (line): Written => ({ line: takenOff(line, true, stamp()), was: byId.get(line.id) }),
    )
    const added = fresh.map((words): Written => ({ line: newLine(newId(), words, list, stamp()), actionId }))
    const written = [...changed, ...removed, ...added]
    if (written.length > 0) {
      await touchHousehold(tx, actor, 'shopping')
      await refuseTooManyLines(writer, written)
      await writeLines(writer, written)
    }
    return { added: added.length, changed: changed.length, removed: removed.length }
  }
}

/** Of a change that was sent again only what it put down is still known. */
async function doneBy({ tx, householdId }: Writer, action: string): Promise<Counts> {
  const added = await lineRows(tx, householdId, wasPutDownBy(action))
  return { added: added.length, changed: 0, removed: 0 }
}

async function dayOf(tx: Tx, householdId: string, now: string) {
  const [household] = await tx
    .select({ timeZone: households.timeZone })
    .from(households)
    .where(eq(households.id, householdId))
  if (!household) throw new AppError('household-not-found')
  return dayAndHour(now, household.timeZone).day
}
