import type { PlanShortfall } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { editLine, isSameState, newLine, removeLine } from '@larder/kitchen/shopping/shared-list'
import { eq, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../../db/database'
import { householdCountry } from '../../db/household-country'
import { type ActingMember, lockHousehold } from '../../db/household-lock'
import { households, type PlanList } from '../../db/tables/household'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import { newId } from '../../secrets'
import type { Clock } from '../../time/clock'
import { localDayAndHour } from '../../time/time-zone'
import { findLines, listedCondition } from './line-queries'
import {
  createServerStamps,
  type LineWrite,
  type ListWriter,
  lockLists,
  planDevice,
  saveLines,
} from './line-writes'
import { assertListExists, findActiveNames } from './list-queries'
import { type PlanLinesInput, toPlanLineChanges } from './plan-lines'
import { assertLineLimit } from './shopping-limits'

/** What the planned meals of some days lack. */
export type FindPlanShortfall = (
  tx: Tx,
  whose: ActingMember | string,
  days: { readonly from: string; readonly days: number },
) => Promise<readonly PlanShortfall[]>

export interface PlanListSyncParts {
  db: Db
  clock: Clock
  log: Log
  shortfallOf: FindPlanShortfall
  lackText: PlanLinesInput['lackText']
}

export type LineCounts = { readonly added: number; readonly changed: number; readonly removed: number }

/** A list that keeps up with the plan. */
export interface PlanListSync {
  /** Puts what these days lack on a list, which keeps up with them from then on. */
  begin(
    hand: ActingMember,
    writer: ListWriter,
    asked: Omit<PlanList, 'since'>,
    actionId?: string,
  ): Promise<LineCounts>
  /** Within a change of the plan, which has touched the household: its list is brought up to date in the same breath. */
  follow(tx: Tx, hand: ActingMember): Promise<void>
  /** After a change of the stock, by a member or by a camera of a household. The next change makes up for a failure. */
  followStock(whose: ActingMember | string): Promise<void>
}

/** Keeps a list at what the plan lacks. Lines that a cook wrote, ticked, reworded or took off stay as the cook wants them. */
export function createPlanListSync({
  db,
  clock,
  log,
  shortfallOf,
  lackText,
}: PlanListSyncParts): PlanListSync {
  async function bringUpToDate(
    whose: ActingMember | string,
    writer: ListWriter,
    at: PlanList,
    actionId = newId(),
  ): Promise<LineCounts> {
    const { tx, householdId } = writer
    const lacks = await shortfallOf(tx, whose, at)
    const rows = await findLines(tx, householdId, listedCondition)
    const unwanted = await findRemovedSince(tx, householdId, at.since)
    const {
      added: fresh,
      reworded: other,
      removed: over,
    } = toPlanLineChanges({
      lacks: lacks.filter(({ key }) => !at.leaveOut.includes(key)),
      lines: rows,
      lists: await findActiveNames(tx, householdId, 'list'),
      list: at.list,
      today: await findToday(writer),
      country: await householdCountry(tx, householdId),
      lackText,
    })
    const stamp = await createServerStamps(writer, planDevice)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const changed = other.flatMap(({ line, words }): LineWrite[] =>
      isSameState(line, editLine(line, words, line.words.stamp))
        ? []
        : [{ line: editLine(line, words, stamp()), previous: byId.get(line.id) }],
    )
    const removed = over.map(
      (line): LineWrite => ({ line: removeLine(line, true, stamp()), previous: byId.get(line.id) }),
    )
    const added = fresh
      .filter(({ foodId, text }) => !unwanted.has(toWantedKey(foodId, text)))
      .map(({ foodId: _, ...words }): LineWrite => {
        return { line: newLine(newId(), words, at.list, stamp()), actionId }
      })
    const written = [...changed, ...removed, ...added]
    if (written.length > 0) {
      await lockHousehold(tx, whose, 'shopping')
      await assertLineLimit(writer, written)
      await saveLines(writer, written)
    }
    return { added: added.length, changed: changed.length, removed: removed.length }
  }

  async function follow(tx: Tx, whose: ActingMember | string): Promise<void> {
    const { householdId, accountId } =
      typeof whose === 'string' ? { householdId: whose, accountId: null } : whose
    const writer = { tx, householdId, accountId, now: clock() }
    const [found] = await tx
      .select({ at: households.planList })
      .from(households)
      .where(eq(households.id, householdId))
    if (!found?.at) return
    const isOver = addDays(found.at.from as Day, found.at.days) <= (await findToday(writer))
    const isThere = (await findActiveNames(tx, householdId, 'list')).has(found.at.list)
    if (isOver || !isThere) await savePlanList(tx, householdId, null)
    else await bringUpToDate(whose, writer, found.at)
  }

  return {
    async begin(hand, writer, asked, actionId) {
      const { tx, householdId } = writer
      await assertListExists(tx, householdId, asked.list)
      const { list, from, days, leaveOut } = asked
      const since = await findRevision(tx, householdId)
      const at = { list, from, days, leaveOut, since }
      await savePlanList(tx, householdId, at)
      return bringUpToDate(hand, writer, at, actionId)
    },
    follow,
    async followStock(whose) {
      try {
        await inTransaction(db, async (tx) => {
          await lockLists(tx, typeof whose === 'string' ? whose : whose.householdId)
          await follow(tx, whose)
        })
      } catch (error) {
        log.warn({ err: error }, 'updating the plan list failed')
      }
    },
  }
}

async function savePlanList(tx: Tx, householdId: string, planList: PlanList | null): Promise<void> {
  await tx.update(households).set({ planList }).where(eq(households.id, householdId))
}

/** What cooks took off the list since: they do not want it there. */
async function findRemovedSince(tx: Tx, householdId: string, since: number): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ foodId: string | null; text: string }>(
    sql`select food_id as "foodId", state #>> '{words,value,text}' as text from shopping_lines
      where household_id = ${householdId} and revision > ${since} and not listed
        and (state #>> '{words,value,plan}')::boolean and (state #>> '{off,value}')::boolean
        and state #>> '{off,stamp,by}' <> ${planDevice}`,
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

async function findToday({ tx, householdId, now }: ListWriter): Promise<Day> {
  const [household] = await tx
    .select({ timeZone: households.timeZone })
    .from(households)
    .where(eq(households.id, householdId))
  if (!household) throw new AppError('household-not-found')
  return localDayAndHour(now, household.timeZone).day
}
