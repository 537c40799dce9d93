import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import type { shopping } from '@larder/contract/shopping'
import {
  isSameState,
  type MergeableLine,
  type MergeableName,
  mergeLines,
  mergeNames,
} from '@larder/kitchen/shopping/shared-list'
import type { Actor } from '../../actor'
import { awaitAll } from '../../db/await-all'
import { type Db, inTransactionWith, type Tx } from '../../db/database'
import { lockHousehold } from '../../db/household-lock'
import type { Clock } from '../../time/clock'
import { findChangesSince } from './changes-since'
import { findLinesById, type ShoppingLineRow } from './line-queries'
import { findHighestCount, type LineWrite, lockLists, saveLines } from './line-writes'
import { findNamesById, saveNames } from './name-queries'
import { assertLineLimit, assertNameLimit } from './shopping-limits'
import { assertPlausibleCounts, assertPlausibleTicks } from './sync-validation'

type ListSyncInput = ParsedInputOf<typeof shopping.sync>['body']

/** Puts together what a device and the household know of the lists, and tells the device what it does not know. */
export function createListSync({ db, clock }: { db: Db; clock: Clock }) {
  return async (
    actor: Actor,
    { since, lines, names }: ListSyncInput,
  ): Promise<DataOf<typeof shopping.sync>> => {
    // What came as JSON has no fields that are there and undefined.
    if (lines.length + names.length > 0)
      await takeIn(actor, lines as readonly MergeableLine[], names as readonly MergeableName[])
    return findChangesSince(db, actor.householdId, {
      since,
      lineIds: idsOf(lines),
      nameIds: idsOf(names),
    })
  }

  async function takeIn(actor: Actor, lines: readonly MergeableLine[], names: readonly MergeableName[]) {
    const { householdId, accountId } = actor
    // Asked in one breath, and answered one after the other: what is read is read under the lock.
    const asIs = (tx: Tx) =>
      awaitAll([
        lockLists(tx, householdId),
        findHighestCount(tx, householdId),
        findLinesById(tx, householdId, idsOf(lines)),
        findNamesById(tx, householdId, idsOf(names)),
      ])
    await inTransactionWith(db, asIs, async (tx, [, highest, knownLines, knownNames]) => {
      assertPlausibleCounts(highest, lines, names)
      const freshLines = mergeSentLines(knownLines, lines)
      const freshNames = mergeSentNames(knownNames, names)
      // What brings nothing new wakes nobody.
      if (freshLines.length + freshNames.length === 0) return
      await lockHousehold(tx, actor, 'shopping')
      const writer = { tx, householdId, accountId, now: clock() }
      await assertLineLimit(writer, freshLines)
      await saveLines(writer, freshLines)
      await saveNames(writer, freshNames)
      if (freshNames.length > 0) await assertNameLimit(writer)
    })
  }
}

function idsOf(sent: readonly { readonly id: string }[]): string[] {
  return sent.map(({ id }) => id)
}

/** The lines that are not as they were once all that was sent is put to them. */
function mergeSentLines(known: readonly ShoppingLineRow[], sent: readonly MergeableLine[]): LineWrite[] {
  const stored = new Map(known.map((row) => [row.id, row]))
  const merged = new Map<string, MergeableLine>()
  for (const line of sent) {
    const known = merged.get(line.id) ?? stored.get(line.id)?.state
    const both = known ? mergeLines(known, line) : line
    assertPlausibleTicks(line, known, both)
    merged.set(line.id, both)
  }
  return [...merged.values()].flatMap((line) => {
    const was = stored.get(line.id)
    return was && isSameState(was.state, line) ? [] : [{ line, previous: was }]
  })
}

function mergeSentNames(
  stored: ReadonlyMap<string, MergeableName>,
  sent: readonly MergeableName[],
): MergeableName[] {
  const merged = new Map<string, MergeableName>()
  for (const name of sent) {
    const known = merged.get(name.id) ?? stored.get(name.id)
    merged.set(name.id, known ? mergeNames(known, name) : name)
  }
  return [...merged.values()].filter((name) => {
    const was = stored.get(name.id)
    return !was || !isSameState(was, name)
  })
}
