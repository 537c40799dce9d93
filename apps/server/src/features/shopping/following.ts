import type { PlanShortfall } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/day'
import { isSame, newLine, reworded, takenOff } from '@larder/kitchen/shared-list'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import { householdCountry } from '../../db/household-country'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { households, type PlanList } from '../../db/tables/household'
import { type Hand, touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { dayAndHour } from '../../household-day'
import type { Log } from '../../log'
import { newId } from '../../secrets'
import { refuseTooManyLines } from './limits'
import { isOnAList, lineRows } from './line-rows'
import { expectList, namesStanding } from './lists'
import { type PlanAsked, planLines } from './plan-lines'
import { lockLists, planDevice, serverStamps, type Writer, type Written, writeLines } from './writing'

/** What the planned meals of some days lack. */
export type ShortfallOf = (
  tx: Tx,
  whose: Hand | string,
  days: { readonly from: string; readonly days: number },
) => Promise<readonly PlanShortfall[]>

export interface FollowingParts {
  db: Db
  clock: Clock
  log: Log
  shortfallOf: ShortfallOf
  lackText: PlanAsked['lackText']
}

export type Counts = { readonly added: number; readonly changed: number; readonly removed: number }

/** A list that keeps up with the plan. */
export interface Following {
  /** Puts what these days lack on a list, which keeps up with them from then on. */
  begin(hand: Hand, writer: Writer, asked: Omit<PlanList, 'since'>, actionId?: string): Promise<Counts>
  /** Within a change of the plan, which has touched the household: its list is brought up to date in the same breath. */
  follow(tx: Tx, hand: Hand): Promise<void>
  /** After a change of the stock, by a member or by a camera of a household. The next change makes up for a failure. */
  followStock(whose: Hand | string): Promise<void>
}

/** Keeps a list at what the plan lacks. Lines that a cook wrote, ticked, reworded or took off stay as the cook wants them. */
export function openFollowing({ db, clock, log, shortfallOf, lackText }: FollowingParts): Following {
  async function bringUpToDate(
    whose: Hand | string,
    writer: Writer,
    at: PlanList,
    actionId = newId(),
  ): Promise<Counts> {
    const { tx, householdId } = writer
    const lacks = await shortfallOf(tx, whose, at)
    const rows = await lineRows(tx, householdId, isOnAList)
    const unwanted = await takenOffSince(tx, householdId, at.since)
    const { fresh, other, over } = planLines({
      lacks: lacks.filter(({ key }) => !at.leaveOut.includes(key)),
      lines: rows,
      lists: await namesStanding(tx, householdId, 'list'),
      list: at.list,
      today: await todayOf(writer),
      country: await householdCountry(tx, householdId),
      lackText,
    })
    const stamp = await serverStamps(writer, planDevice)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const changed = other.flatMap(({ line, words }): Written[] =>
      isSame(line, reworded(line, words, line.words.stamp))
        ? []
        : [{ line: reworded(line, words, stamp()), was: byId.get(line.id) }],
    )
    const removed = over.map(
      (line): Written => ({ line: takenOff(line, true, stamp()), was: byId.get(line.id) }),
    )
    const added = fresh
      .filter(({ foodId, text }) => !unwanted.has(keyOf(foodId, text)))
      .map(({ foodId: _, ...words }): Written => {
        return { line: newLine(newId(), words, at.list, stamp()), actionId }
      })
    const written = [...changed, ...removed, ...added]
    if (written.length > 0) {
      await touchHousehold(tx, whose, 'shopping')
      await refuseTooManyLines(writer, written)
      await writeLines(writer, written)
    }
    return { added: added.length, changed: changed.length, removed: removed.length }
  }

  async function follow(tx: Tx, whose: Hand | string): Promise<void> {
    const { householdId, accountId } =
      typeof whose === 'string' ? { householdId: whose, accountId: null } : whose
    const writer = { tx, householdId, accountId, now: clock() }
    const [found] = await tx
      .select({ at: households.planList })
      .from(households)
      .where(eq(households.id, householdId))
    if (!found?.at) return
    const isOver = addDays(found.at.from as Day, found.at.days) <= (await todayOf(writer))
    const isThere = (await namesStanding(tx, householdId, 'list')).has(found.at.list)
    if (isOver || !isThere) await remember(tx, householdId, null)
    else await bringUpToDate(whose, writer, found.at)
  }

  return {
    async begin(hand, writer, asked, actionId) {
      const { tx, householdId } = writer
      await expectList(tx, householdId, asked.list)
      const { list, from, days, leaveOut } = asked
      const since = await revisionOf(tx, householdId)
      const at = { list, from, days, leaveOut, since }
      await remember(tx, householdId, at)
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
        log.warn({ err: error }, 'a list did not keep up with the plan')
      }
    },
  }
}

async function remember(tx: Tx, householdId: string, planList: PlanList | null): Promise<void> {
  await tx.update(households).set({ planList }).where(eq(households.id, householdId))
}

/** What cooks took off the list since: they do not want it there. */
async function takenOffSince(tx: Tx, householdId: string, since: number): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ foodId: string | null; text: string }>(
    sql`select food_id as "foodId", state #>> '{words,value,text}' as text from shopping_lines
      where household_id = ${householdId} and revision > ${since} and not listed
        and (state #>> '{words,value,plan}')::boolean and (state #>> '{off,value}')::boolean
        and state #>> '{off,stamp,by}' <> ${planDevice}`,
  )
  return new Set(rows.map(({ foodId, text }) => keyOf(foodId, text)))
}

function keyOf(foodId: string | null | undefined, text: string): string {
  return foodId ? `food:${foodId}` : text.trim().toLowerCase()
}

async function revisionOf(tx: Tx, householdId: string): Promise<number> {
  const [found] = await tx
    .select({ revision: households.revision })
    .from(households)
    .where(eq(households.id, householdId))
  return found?.revision ?? 0
}

async function todayOf({ tx, householdId, now }: Writer): Promise<Day> {
  const [household] = await tx
    .select({ timeZone: households.timeZone })
    .from(households)
    .where(eq(households.id, householdId))
  if (!household) throw new AppError('household-not-found')
  return dayAndHour(now, household.timeZone).day
}
