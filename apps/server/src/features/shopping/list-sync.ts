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
import type { Db } from '../../db/database'
import type { HouseholdScope, WithHousehold } from '../../db/household-transaction'
import type { ShoppingLineRow } from '../../db/sql/shopping/lines'
import { awaitAll } from '../../db/tx'
import type { FoodTextReader } from '../../food-text/food-text-reader'
import { findChangesSince } from './changes-since'
import { findLinesById } from './line-queries'
import { findHighestCount, type LineWrite, saveLines } from './line-writes'
import { findNamesById, saveNames } from './name-queries'
import { assertLineLimit, assertNameLimit } from './shopping-limits'
import { assertPlausibleCounts, assertPlausibleTicks } from './sync-validation'

/** So many lines are read at once where they arrive: a few ticks must not wait for others' receipts. */
const fewLines = 5

interface ListSyncParts {
  db: Db
  withHousehold: WithHousehold
  foodText: FoodTextReader
}

type ListSyncInput = ParsedInputOf<typeof shopping.sync>['body']

/** Merges the changes of a device into the household's lists and returns what the device does not have. */
export function createListSync({ db, withHousehold, foodText }: ListSyncParts) {
  return async (
    actor: Actor,
    { since, lines, names }: ListSyncInput,
    signal?: AbortSignal,
  ): Promise<DataOf<typeof shopping.sync>> => {
    // Parsed JSON has no fields that are present and undefined.
    if (lines.length + names.length > 0)
      await mergeChanges(actor, lines as readonly MergeableLine[], names as readonly MergeableName[], signal)
    return findChangesSince(db, actor.householdId, {
      since,
      lineIds: idsOf(lines),
      nameIds: idsOf(names),
    })
  }

  async function mergeChanges(
    actor: Actor,
    lines: readonly MergeableLine[],
    names: readonly MergeableName[],
    signal: AbortSignal | undefined,
  ) {
    // Read before the household is locked, and in another thread: many new lines take long.
    const texts = lines.length > fewLines ? lines.map(({ words }) => words.value.text) : []
    const foods = await foodText.findFoods(texts, { accountId: actor.accountId, signal })
    const read = (scope: HouseholdScope) =>
      awaitAll([
        findHighestCount(scope, scope.householdId),
        findLinesById(scope, scope.householdId, idsOf(lines)),
        findNamesById(scope, scope.householdId, idsOf(names)),
      ])
    // Without changes no device is notified.
    await withHousehold(actor, { changes: [], read }, async (tx, [highest, knownLines, knownNames]) => {
      assertPlausibleCounts(highest, lines, names)
      const freshLines = mergeSentLines(knownLines, lines)
      const freshNames = mergeSentNames(knownNames, names)
      if (freshLines.length + freshNames.length === 0) return
      await tx.publish('shopping')
      await assertLineLimit(tx, freshLines)
      await saveLines(tx, freshLines, foods)
      await saveNames(tx, freshNames)
      if (freshNames.length > 0) await assertNameLimit(tx)
    })
  }
}

function idsOf(sent: readonly { readonly id: string }[]): string[] {
  return sent.map(({ id }) => id)
}

/** Returns the lines that the merge changed. */
function mergeSentLines(rows: readonly ShoppingLineRow[], sent: readonly MergeableLine[]): LineWrite[] {
  const stored = new Map(rows.map((row) => [row.id, row]))
  const merged = new Map<string, MergeableLine>()
  for (const line of sent) {
    const current = merged.get(line.id) ?? stored.get(line.id)?.state
    const mergedLine = current ? mergeLines(current, line) : line
    assertPlausibleTicks(line, current, mergedLine)
    merged.set(line.id, mergedLine)
  }
  return [...merged.values()].flatMap((line) => {
    const previous = stored.get(line.id)
    return previous && isSameState(previous.state, line) ? [] : [{ line, previous }]
  })
}

function mergeSentNames(
  stored: ReadonlyMap<string, MergeableName>,
  sent: readonly MergeableName[],
): MergeableName[] {
  const merged = new Map<string, MergeableName>()
  for (const name of sent) {
    const current = merged.get(name.id) ?? stored.get(name.id)
    merged.set(name.id, current ? mergeNames(current, name) : name)
  }
  return [...merged.values()].filter((name) => {
    const previous = stored.get(name.id)
    return !previous || !isSameState(previous, name)
  })
}
