import { addDays, type Day } from '@larder/kitchen/date/day'
import { editLine, isSameState, newLine, removeLine } from '@larder/kitchen/shopping/shared-list'
import { and, eq, gt, not, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/database'
import { createWithHousehold, type HouseholdOwner, type HouseholdTx } from '../../../db/household-transaction'
import { households, type PlanList } from '../../../db/tables/household'
import { shoppingLines } from '../../../db/tables/shopping'
import type { Log } from '../../../log'
import { newId } from '../../../secrets'
import type { Clock } from '../../../time/clock'
import { findLines, listedCondition } from '../../shopping/line-queries'
import { createServerStamps, type LineWrite, planDevice, saveLines } from '../../shopping/line-writes'
import { assertListExists, findActiveNames } from '../../shopping/list-queries'
import { assertLineLimit } from '../../shopping/shopping-limits'
import { findPlanShortfall } from '../shortfall/shortfall'
import { toPlanLineChanges } from './plan-lines'

export type LineCounts = { readonly added: number; readonly changed: number; readonly removed: number }

/** Adds the shortfall of these days to a list, which follows the plan from then on. */
export async function startFollowing(
  tx: HouseholdTx,
  clock: Clock,
  request: Omit<PlanList, 'since'>,
): Promise<LineCounts> {
  const { householdId } = tx
  await assertListExists(tx, householdId, request.list)
  const { list, from, days, leaveOut } = request
  const since = await findRevision(tx, householdId)
  const at = { list, from, days, leaveOut, since }
  await savePlanList(tx, householdId, at)
  return updateList(tx, clock, at, tx.actionId)
}

/** Updates the list that follows the plan, if there is one. */
export async function updateFollowingList(tx: HouseholdTx, clock: Clock): Promise<void> {
  const { householdId } = tx
  const [found] = await tx
    .select({ at: households.planList })
    .from(households)
    .where(eq(households.id, householdId))
  if (!found?.at) return
  const isPast = addDays(found.at.from as Day, found.at.days) <= tx.today
  const listExists = (await findActiveNames(tx, householdId, 'list')).has(found.at.list)
  if (isPast || !listExists) await savePlanList(tx, householdId, null)
  else await updateList(tx, clock, found.at, newId())
}

/** Updates the list after a change of the stock by a member or a camera. The next change makes up for a failure. */
export function createFollowStock({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  const withHousehold = createWithHousehold({ db, clock })
  return async (owner: HouseholdOwner): Promise<void> => {
    try {
      await withHousehold(owner, [], (tx) => updateFollowingList(tx, clock))
    } catch (error) {
      log.warn({ err: error }, 'updating the plan list failed')
    }
  }
}

/** Makes a list equal to the plan's shortfall. Lines that a cook wrote, ticked, reworded or removed stay untouched. */
async function updateList(
  tx: HouseholdTx,
  clock: Clock,
  at: PlanList,
  actionId: string,
): Promise<LineCounts> {
  const { householdId, accountId } = tx
  const owner = accountId === null ? householdId : { householdId, accountId }
  const lacks = await findPlanShortfall(tx, clock, owner, at)
  const rows = await findLines(tx, householdId, listedCondition)
  const unwanted = await findRemovedSince(tx, householdId, at.since)
  const {
    added: newLines,
    reworded: rewordedLines,
    removed: obsoleteLines,
  } = toPlanLineChanges({
    lacks: lacks.filter(({ key }) => !at.leaveOut.includes(key)),
    lines: rows,
    lists: await findActiveNames(tx, householdId, 'list'),
    list: at.list,
    today: tx.today,
    country: tx.country ?? undefined,
  })
  const stamp = await createServerStamps(tx, planDevice)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const changed = rewordedLines.flatMap(({ line, words }): LineWrite[] =>
    isSameState(line, editLine(line, words, line.words.stamp))
      ? []
      : [{ line: editLine(line, words, stamp()), previous: byId.get(line.id) }],
  )
  const removed = obsoleteLines.map(
    (line): LineWrite => ({ line: removeLine(line, true, stamp()), previous: byId.get(line.id) }),
  )
  const added = newLines
    .filter(({ foodId, text }) => !unwanted.has(toWantedKey(foodId, text)))
    .map(({ foodId: _, ...words }): LineWrite => {
      return { line: newLine(newId(), words, at.list, stamp()), actionId }
    })
  const writes = [...changed, ...removed, ...added]
  if (writes.length > 0) {
    await tx.publish('shopping')
    await assertLineLimit(tx, writes)
    await saveLines(tx, writes)
  }
  return { added: added.length, changed: changed.length, removed: removed.length }
}

async function savePlanList(tx: Tx, householdId: string, planList: PlanList | null): Promise<void> {
  await tx.update(households).set({ planList }).where(eq(households.id, householdId))
}

/** Returns what cooks removed from the list since: it is not added again. */
async function findRemovedSince(tx: Tx, householdId: string, since: number): Promise<ReadonlySet<string>> {
  const { foodId, state, revision, listed } = shoppingLines
  const rows = await tx
    .select({ foodId, text: sql<string>`${state} #>> '{words,value,text}'` })
    .from(shoppingLines)
    .where(
      and(
        eq(shoppingLines.householdId, householdId),
        gt(revision, since),
        not(listed),
        sql`(${state} #>> '{words,value,plan}')::boolean`,
        sql`(${state} #>> '{off,value}')::boolean`,
        sql`${state} #>> '{off,stamp,by}' <> ${planDevice}`,
      ),
    )
  return new Set(rows.map(({ foodId, text }) => toWantedKey(foodId, text)))
}

function toWantedKey(foodId: string | null | undefined, text: string): string {
  return foodId ? `food:${foodId}` : text.trim().toLowerCase()
}

async function findRevision(tx: Tx, householdId: string): Promise<number> {
  const [found] = await tx
    .select({ revision: households.revision })
    .from(households)
    .where(eq(households.id, householdId))
  return found?.revision ?? 0
}
